import { API, SOCKET_PATH } from '@great-machine/protocol';
import { type Attack, type Below, CANARY, oneOf } from './attack.js';
import { type Heard, sendBytes } from './calls.js';
import { maskedFrame, OPCODES } from './frames.js';
import type { Scene } from './scene.js';
import { UpgradedSocket } from './upgraded-socket.js';

const HOST = 'Host: localhost\r\n';

/** More than the headers of a request may have. */
const TOO_LONG = 40_000;

function upgrade(...headers: readonly string[]): string {
  const lines = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', ...headers];
  return `GET ${SOCKET_PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const VERSION = 'Sec-WebSocket-Version: 13';

async function byFrames(scene: Scene, frames: readonly Buffer[]): Promise<Heard> {
  const socket = await UpgradedSocket.open(scene.address);
  for (const frame of frames) socket.write(frame);
  return socket.ended();
}

/** Frames that break the rules of WebSocket. */
function brokenFrames(below: Below): readonly Buffer[] {
  return oneOf<() => readonly Buffer[]>(
    [
      () => [maskedFrame(OPCODES.text, Buffer.from([0xff, 0xfe, 0xc0]))],
      () => [Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
      () => [maskedFrame(0x3 + below(5), Buffer.from(CANARY))],
      () => [maskedFrame(OPCODES.ping, Buffer.alloc(126))],
      () => [maskedFrame(OPCODES.continuation, Buffer.from(CANARY))],
      () => [maskedFrame(OPCODES.text, Buffer.from(CANARY), { reserved: 1 + below(7) })],
      () => [maskedFrame(OPCODES.ping, Buffer.from('x'), { isFinal: false })],
      () => [
        maskedFrame(OPCODES.text, Buffer.from('{"say"'), { isFinal: false }),
        maskedFrame(OPCODES.text, Buffer.from(CANARY)),
      ],
      () => [maskedFrame(OPCODES.close, Buffer.from([0x03]))],
      () => [maskedFrame(OPCODES.close, Buffer.from([0x00, 0x01]))],
    ],
    below,
  )();
}

export const BYTE_ATTACKS: readonly Attack[] = [
  {
    kind: 'malformed',
    name: 'what is no HTTP',
    allows: ['refused bad-request', 'refused not-found', 'cut'],
    send: (scene, below) =>
      sendBytes(scene.address, [
        oneOf(
          [
            `${CANARY}\r\n\r\n`,
            '\u0000\u0001\u0002\r\n\r\n',
            `GET / HTTP/9.9\r\n${HOST}\r\n`,
            'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
            `GET / HTTP/1.1\r\n${HOST}${CANARY}\r\n\r\n`,
            `GET / HTTP/1.1\r\n${HOST}X: \u0000\r\n\r\n`,
            `POST ${API}/tables HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
            `POST ${API}/tables HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
            `POST ${API}/tables HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
            `POST ${API}/tables HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${CANARY}\r\n`,
            `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`,
            `${CANARY} / HTTP/1.1\r\n${HOST}\r\n`,
            'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
            Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
          ],
          below,
        ),
      ]),
  },
  {
    kind: 'malformed',
    name: 'an upgrade that is none',
    allows: ['refused bad-request', 'refused not-found', 'refused foreign-origin'],
    send: (scene, below) =>
      sendBytes(scene.address, [
        oneOf(
          [
            upgrade(),
            upgrade(KEY),
            upgrade(VERSION, 'Sec-WebSocket-Key: x'),
            upgrade(KEY, 'Sec-WebSocket-Version: 99'),
            upgrade(KEY, VERSION, 'Origin: https://evil.example'),
            upgrade(KEY, VERSION, 'Sec-WebSocket-Protocol: ,,,'),
            upgrade(KEY, VERSION).replace(SOCKET_PATH, `/${CANARY}`),
            upgrade(KEY, VERSION).replace('GET', 'POST'),
            upgrade(KEY, VERSION).replace('websocket', CANARY),
          ],
          below,
        ),
      ]),
  },
  {
    kind: 'malformed',
    name: 'frames that are none',
    allows: ['closed 1002', 'closed 1007'],
    send: (scene, below) => byFrames(scene, brokenFrames(below)),
  },
  {
    kind: 'oversized',
    name: 'headers that are too long',
    allows: ['refused too-large', 'cut'],
    send: (scene, below) =>
      sendBytes(scene.address, [
        oneOf(
          [
            `GET /${'x'.repeat(TOO_LONG)} HTTP/1.1\r\n${HOST}\r\n`,
            `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(TOO_LONG)}\r\n\r\n`,
            `GET / HTTP/1.1\r\n${HOST}${'X-Header: y\r\n'.repeat(TOO_LONG / 5)}\r\n`,
          ],
          below,
        ),
      ]),
  },
  {
    kind: 'oversized',
    name: 'a body without a length',
    allows: ['refused too-large', 'cut'],
    send: (scene) => {
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
      const key = `Authorization: Bearer ${scene.watcher}\r\nContent-Type: application/json\r\n`;
      const head = `POST ${API}/tables HTTP/1.1\r\n${HOST}${key}Transfer-Encoding: chunked\r\n\r\n`;
      return sendBytes(scene.address, [head, chunk, chunk, chunk]);
    },
  },
  {
    kind: 'oversized',
    name: 'a frame that claims to be huge',
    // What is on its way when the server has had enough may take the last frame with it.
    allows: ['closed 1009', 'cut'],
    send: (scene, below) => {
      const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
      head.writeUInt32BE(below(2 ** 20), 2);
      head.writeUInt32BE(0x7fffffff, 6);
      return byFrames(scene, [head]);
    },
  },
  {
    kind: 'oversized',
    name: 'a message in more and more parts',
    allows: ['closed 1009', 'cut'],
    send: (scene) => {
      const part = (opcode: number) => maskedFrame(opcode, Buffer.alloc(4000, 'x'), { isFinal: false });
      const parts = Array.from({ length: 6 }, () => part(OPCODES.continuation));
      return byFrames(scene, [part(OPCODES.text), ...parts]);
    },
  },
];
