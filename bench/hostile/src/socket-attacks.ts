import { MOST_BYTES } from '@great-machine/protocol';
import { type Attack, CANARY, oneOf } from './attack.js';
import type { Heard } from './calls.js';
import { HostileSocket } from './hostile-socket.js';
import { brokenJson, deepJson, hostileAnswer, malformedRequest } from './requests.js';
import { newKey, type Scene } from './scene.js';

/** Uses a socket and lets it go. */
async function bySocket(scene: Scene, use: (socket: HostileSocket) => Promise<Heard>): Promise<Heard> {
  const socket = new HostileSocket(scene.address);
  await socket.open();
  try {
    return await use(socket);
  } finally {
    socket.close();
  }
}

/** As one who has opened the link of the spectators, unless another key is said. */
function asGuest(
  scene: Scene,
  use: (socket: HostileSocket) => Promise<Heard>,
  key = scene.watcher,
): Promise<Heard> {
  return bySocket(scene, async (socket) => {
    await socket.come({ key, table: scene.playing });
    return use(socket);
  });
}

const BAD = 'refused bad-request';

/** So many requests at once are more than may wait. */
const FLOOD = 400;

export const SOCKET_ATTACKS: readonly Attack[] = [
  {
    kind: 'malformed',
    name: 'a first message that is no JSON',
    allows: [BAD],
    send: (scene, below) =>
      bySocket(scene, async (socket) => {
        socket.send(String(brokenJson(below)));
        return socket.ended();
      }),
  },
  {
    kind: 'malformed',
    name: 'text that is no JSON',
    allows: [BAD],
    send: (scene, below) =>
      asGuest(scene, async (socket) => {
        socket.send(String(brokenJson(below)));
        return socket.ended();
      }),
  },
  {
    kind: 'malformed',
    name: 'bytes',
    allows: ['refused wrong-type'],
    send: (scene, below) =>
      asGuest(scene, async (socket) => {
        socket.send(Buffer.alloc(below(1000), CANARY));
        return socket.ended();
      }),
  },
  {
    kind: 'malformed',
    name: 'an ask that is none',
    allows: [BAD],
    send: (scene, below) =>
      asGuest(scene, async (socket) => {
        socket.send({ say: 'ask', number: 7, request: malformedRequest(below) });
        return socket.replyTo(7);
      }),
  },
  {
    kind: 'malformed',
    name: 'a message of no kind, or with no number',
    allows: [BAD],
    send: (scene, below) =>
      asGuest(scene, async (socket) => {
        const request = { do: 'read', since: 0 };
        const message = oneOf<object>(
          [
            { say: CANARY },
            { say: 'ask', request },
            { say: 'ask', number: -1, request },
            { say: 'ask', number: CANARY, request },
            { say: 'hello', protocol: 1, key: newKey(), table: scene.playing, since: 0, talkSince: 0 },
            [],
          ],
          below,
        );
        socket.send(message);
        return socket.ended();
      }),
  },
  {
    kind: 'oversized',
    name: 'a message that is too long',
    allows: ['refused too-large'],
    send: (scene, below) =>
      bySocket(scene, async (socket) => {
        if (below(2) === 0) await socket.come({ key: scene.watcher, table: scene.playing });
        socket.send('x'.repeat(MOST_BYTES + 1 + below(100_000)));
        return socket.ended();
      }),
  },
  {
    kind: 'oversized',
    name: 'more requests than may wait',
    allows: ['refused too-many'],
    send: (scene) =>
      asGuest(scene, async (socket) => {
        for (let number = 0; number < FLOOD; number++)
          socket.send({ say: 'ask', number, request: { do: 'notes' } });
        return socket.ended();
      }),
  },
  {
    kind: 'deep',
    name: 'a deep message',
    allows: [BAD],
    send: (scene, below) =>
      asGuest(scene, async (socket) => {
        const isAsk = below(2) === 0;
        const deep = deepJson(below);
        socket.send(isAsk ? `{"say":"ask","number":3,"request":${deep}}` : deep);
        return isAsk ? socket.replyTo(3) : socket.ended();
      }),
  },
  {
    kind: 'replayed',
    name: 'what was carried out before',
    allows: ['replied'],
    send: (scene, below) => {
      const { key, request } = oneOf(scene.recorded, below);
      return asGuest(
        scene,
        async (socket) => {
          for (const number of [1, 2]) socket.send({ say: 'ask', number, request });
          await socket.replyTo(1);
          return socket.replyTo(2);
        },
        key,
      );
    },
  },
  {
    kind: 'foreign',
    name: 'a page of another site',
    allows: ['cut'],
    send: async (scene) => {
      const socket = new HostileSocket(scene.address, { origin: 'https://evil.example' });
      return socket.ended();
    },
  },
  {
    kind: 'out-of-turn',
    name: 'an answer that is not possible',
    allows: ['refused by-the-rules', 'refused not-allowed'],
    send: (scene, below) =>
      asGuest(
        scene,
        async (socket) => {
          const answers = [hostileAnswer(scene.open, below)];
          socket.send({ say: 'ask', number: 1, request: { do: 'answer', once: newKey(), answers } });
          return socket.replyTo(1);
        },
        oneOf([scene.machine, scene.rebel, scene.watcher], below),
      ),
  },
  {
    kind: 'wrong-token',
    name: 'a hello with a wrong key, table, link or version',
    allows: ['refused not-found', BAD, 'refused reload'],
    send: (scene, below) =>
      bySocket(scene, async (socket) => {
        const { playing, gathering, machine, watcher } = scene;
        const hello = oneOf(
          [
            { key: newKey(), table: playing },
            { key: machine, table: gathering },
            { key: watcher, table: 'no-such-table' },
            { key: newKey(), table: playing, link: newKey() },
            { key: CANARY, table: playing },
            { key: machine, table: playing, protocol: 0 },
            { key: machine, table: playing, protocol: 2 ** 31 },
            { key: machine, table: playing, since: -1 },
          ],
          below,
        );
        socket.sayHello(hello);
        return socket.ended();
      }),
  },
  {
    kind: 'wrong-token',
    name: 'a request before any hello',
    allows: ['refused no-key'],
    send: (scene) =>
      bySocket(scene, async (socket) => {
        socket.send({ say: 'ask', number: 0, request: { do: 'read', since: 0 } });
        return socket.ended();
      }),
  },
];
