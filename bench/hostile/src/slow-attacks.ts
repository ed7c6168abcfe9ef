import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { API, SOCKET_PATH } from '@great-machine/protocol';
import type { Attack } from './attack.js';
import type { Came, Heard } from './calls.js';
import { maskedFrame, OPCODES } from './frames.js';
import { HostileSocket } from './hostile-socket.js';
import type { Scene } from './scene.js';
import { UpgradedSocket } from './upgraded-socket.js';

/** In milliseconds: from one byte of a slow client to the next. */
const DRIP = 200;

/** In milliseconds: by then every one of them has to be gone. */
const LONGEST = 15_000;

/** Requests of a client that reads none of the replies. */
const MOST_UNREAD = 5000;

/** Sends byte after byte, until the server ends it or has let it go on for too long. */
async function drip(scene: Scene, first: string, rest: string): Promise<Heard> {
  const { hostname, port } = new URL(scene.address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  await once(socket, 'connect');
  socket.write(first);
  const isEnded = await dripUntil(socket, rest, closed);
  socket.destroy();
  const came: Came = isEnded ? { was: 'cut' } : { was: 'untyped', why: 'a slow client is not cut off' };
  return { came, text };
}

async function dripUntil(socket: Socket, rest: string, closed: Promise<boolean>): Promise<boolean> {
  const start = performance.now();
  for (let at = 0; performance.now() - start < LONGEST; at++) {
    if (rest !== '') socket.write(rest[at % rest.length] ?? '');
    if (await Promise.race([closed, wait(DRIP, false)])) return true;
  }
  return false;
}

/** A socket on which the server waits for something that does not come. */
async function silent(scene: Scene, act: (socket: UpgradedSocket) => void): Promise<Heard> {
  const socket = await UpgradedSocket.open(scene.address);
  act(socket);
  return socket.ended();
}

const REQUEST = `POST ${API}/tables HTTP/1.1\r\nHost: localhost\r\n`;
const HELD_OUT = ['cut', 'closed 1005', 'closed 1000'];

/** They take their time, so there are few of them; all others go on meanwhile. */
export const SLOW_ATTACKS: readonly Attack[] = [
  {
    kind: 'slow',
    name: 'headers byte by byte',
    allows: ['cut'],
    send: (scene) => drip(scene, REQUEST, 'X-Slow: 1\r\n'),
  },
  {
    kind: 'slow',
    name: 'a body byte by byte',
    allows: ['cut'],
    send: (scene) =>
      drip(scene, `${REQUEST}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n`, ' '),
  },
  {
    kind: 'slow',
    name: 'a connection without a request',
    allows: ['cut'],
    send: (scene) => drip(scene, '', ''),
  },
  {
    kind: 'slow',
    name: 'a socket without a hello',
    allows: ['refused no-key'],
    send: async (scene) => {
      const socket = new HostileSocket(scene.address);
      return socket.ended();
    },
  },
  {
    kind: 'slow',
    name: 'a reader who does not read',
    allows: ['cut'],
    send: async (scene) => {
      const socket = new HostileSocket(scene.address);
      await socket.come({ key: scene.watcher, table: scene.playing });
      socket.pause();
      for (let number = 0; number < MOST_UNREAD && !socket.isClosed; number++) {
        socket.send({ say: 'ask', number, request: { do: 'read', since: 0 } });
        if (number % 30 === 29) await wait(10);
      }
      const came: Came = socket.isClosed ? { was: 'cut' } : { was: 'untyped', why: 'it is not cut off' };
      socket.close();
      return { came, text: '' };
    },
  },
  {
    kind: 'half-open',
    name: 'a socket that replies to no ping',
    allows: HELD_OUT,
    send: async (scene) => {
      const socket = new HostileSocket(scene.address, { autoPong: false });
      await socket.come({ key: scene.watcher, table: scene.playing });
      return socket.ended();
    },
  },
  {
    kind: 'half-open',
    name: 'a frame that does not end',
    allows: [...HELD_OUT, 'closed 1002'],
    send: (scene) =>
      silent(scene, (socket) => socket.write(maskedFrame(OPCODES.text, Buffer.alloc(500)).subarray(0, 90))),
  },
  {
    kind: 'half-open',
    name: 'a socket whose one end is closed',
    allows: HELD_OUT,
    send: (scene) => silent(scene, (socket) => socket.closeOwnEnd()),
  },
  {
    kind: 'half-open',
    name: 'an upgrade that does not end',
    allows: ['cut'],
    send: (scene) =>
      drip(scene, `GET ${SOCKET_PATH} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`, ''),
  },
];
