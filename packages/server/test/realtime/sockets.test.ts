import { request } from 'node:http';
import { promisify } from 'node:util';
import type { TableNews } from '@great-machine/client';
import { SOCKET_PATH, type TableSetup } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketPatience } from '../../src/realtime/patience.js';
import type { Store } from '../../src/store/store.js';
import { newKey, Person } from '../tables/server.js';
import { storeForTests } from '../tables/server-for-tests.js';
import { RawSocket } from './raw-socket.js';

const site = storeForTests();
let node: FastifyInstance;
let address: string;
let sockets: RawSocket[] = [];

async function openNode(patience: Partial<SocketPatience> = {}): Promise<void> {
  node = await site.place.openNode(site.store, {}, patience);
  address = await node.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(() => openNode());

afterEach(async () => {
  for (const socket of sockets) socket.close();
  sockets = [];
  await node.close();
});

async function openWith(patience: Partial<SocketPatience>): Promise<void> {
  await node.close();
  await openNode(patience);
}

function connect(options = {}): RawSocket {
  const socket = new RawSocket(address, options);
  sockets.push(socket);
  return socket;
}

/** A table of two people, one on each side, and one who watches. */
async function startGame(setup: Partial<TableSetup> = {}) {
  const machine = new Person(node);
  const heroes = new Person(node);
  const watcher = new Person(node);
  const { table, links } = await machine.create({
    game: { revolutionaries: 1, seed: 'sockets', masterPlan: 4 },
    ...setup,
  });
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  await watcher.join(table, links.spectators);
  expect((await machine.request(table, { do: 'start' })).status).toBe(200);
  return { table, links, machine, heroes, watcher };
}

async function newsOf(socket: RawSocket): Promise<TableNews> {
  const message = await socket.until(({ say }) => say === 'news');
  if (message.say !== 'news') throw new Error('no news');
  return message.news.game as unknown as TableNews;
}

function firstAnswer({ questions }: TableNews) {
  const { seat, id, rev, options } = itemAt(
    questions.filter((one) => one.awaited && one.options.length > 0),
    0,
  );
  return { seat, decision: id, rev, picks: [itemAt(options, 0).pick] };
}

const answerRequest = (news: TableNews) => ({
  do: 'answer',
  once: newKey(),
  answers: [firstAnswer(news)],
});

describe('a socket', () => {
  it('is welcomed, told what there is, and told no more than that after a reconnect', async () => {
    const { table, heroes } = await startGame();
    const socket = connect();
    expect(await socket.hello({ key: heroes.key, table })).toMatchObject({ say: 'welcome', protocol: 1 });
    const game = await newsOf(socket);
    expect(game.status).toMatchObject({ audience: 'revolutionaries', own: ['revolutionary-1'] });
    const told = itemAt(socket.messages, 1);
    if (told.say !== 'news') throw new Error('no news');
    const again = connect();
    await again.hello({ key: heroes.key, table, since: game.entries.length, mark: told.news.mark });
    await again.ask({ do: 'be-here', isVisible: false });
    expect(again.messages.map(({ say }) => say)).toEqual(['welcome', 'reply']);
  });

  it('brings news that a request caused before its reply, and replies in order', async () => {
    const { table, heroes } = await startGame();
    const socket = connect();
    await socket.hello({ key: heroes.key, table });
    const game = await newsOf(socket);
    const replies = [
      socket.ask(answerRequest(game)),
      socket.ask({ do: 'truth' }),
      socket.ask({ do: 'be-here', isVisible: false }),
    ];
    for (const reply of replies) expect(await reply).toMatchObject({ say: 'reply' });
    expect(socket.messages.slice(2).map(({ say }) => say)).toEqual(['news', 'reply', 'reply', 'reply']);
    expect(socket.messages.flatMap((one) => ('number' in one ? [one.number] : []))).toEqual([0, 1, 2]);
  });

  it('is told what happens at another node', async () => {
    const { table, heroes } = await startGame();
    const shared: Store = Object.create(site.store, { isShared: { value: true } });
    const other = await site.place.openNode(shared);
    const socket = new RawSocket(await other.listen({ host: '127.0.0.1', port: 0 }));
    sockets.push(socket);
    await socket.hello({ key: heroes.key, table });
    await newsOf(socket);
    const here = connect();
    await here.hello({ key: heroes.key, table });
    await here.ask(answerRequest(await newsOf(here)));
    const marks = [await socket.next(2), await here.next(2)].map(
      (one) => one.say === 'news' && one.news.mark,
    );
    expect(marks[0]).toBe(marks[1]);
    await other.close();
  });

  it('lets those who watch see what all know, and answer nothing', async () => {
    const { table, watcher, heroes } = await startGame();
    const socket = connect();
    await socket.hello({ key: watcher.key, table });
    const game = await newsOf(socket);
    expect(game).toMatchObject({ questions: [], status: { audience: 'public', own: [] } });
    const player = connect();
    await player.hello({ key: heroes.key, table });
    expect(await socket.ask(answerRequest(await newsOf(player)))).toMatchObject({
      say: 'reply',
      reply: { code: 'not-your-decision' },
    });
  });

  it('opens a link with its first message', async () => {
    const { table, links } = await startGame();
    const socket = connect();
    const key = newKey();
    expect(await socket.hello({ key, table, link: links.spectators })).toMatchObject({ say: 'welcome' });
    expect(await connect().hello({ key, table })).toMatchObject({ say: 'welcome' });
  });

  it('refuses a malformed request by its number, and goes on', async () => {
    const { table, heroes } = await startGame();
    const socket = connect();
    await socket.hello({ key: heroes.key, table });
    expect(await socket.ask({ do: 'answer', once: 'short', answers: [] })).toEqual({
      say: 'refused',
      number: 0,
      why: { refused: 'bad-request', where: ['request.once'] },
    });
    expect(await socket.ask({ do: 'truth' })).toMatchObject({ say: 'reply', number: 1 });
  });

  it('of those who have come by a link and have no seat ends when links are renewed', async () => {
    const [creator, seated, guest, watcher] = [1, 2, 3, 4].map(() => new Person(node)) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const { table, links } = await creator.create();
    await seated.join(table, links.seats.machine ?? '');
    await seated.claim(table, 'machine', 'Bea');
    await guest.join(table, links.invitation);
    await watcher.join(table, links.spectators);
    const sockets = [connect(), connect(), connect(), connect()] as const;
    const [own, theirs, ofGuest, ofWatcher] = sockets;
    for (const [at, { key }] of [creator, seated, guest, watcher].entries())
      await sockets[at]?.hello({ key, table });
    const { body } = await creator.request(table, { do: 'renew-links' });
    for (const socket of [ofGuest, ofWatcher])
      expect(await socket.ended()).toEqual({ say: 'goodbye', why: { refused: 'not-found' } });
    for (const socket of [own, theirs])
      expect(await socket.ask({ do: 'be-here', isVisible: true })).toMatchObject({ say: 'reply' });
    expect((await guest.look(table, { do: 'notes' })).status).toBe(404);
    expect((await watcher.join(table, links.spectators)).status).toBe(404);
    expect((await watcher.join(table, body.reply.spectators)).body).toMatchObject({
      spectators: 1,
      you: { as: 'spectator' },
    });
  });

  it('of a player whose seat the creator has freed ends, and only that', async () => {
    const creator = new Person(node);
    const guest = new Person(node);
    const { table, links } = await creator.create();
    await guest.join(table, links.invitation);
    await guest.claim(table, 'machine', 'Bea');
    const [own, theirs, left] = [connect(), connect(), connect()];
    await own.hello({ key: creator.key, table });
    await theirs.hello({ key: guest.key, table });
    await creator.request(table, { do: 'leave-seat', seat: 'machine' });
    expect(await theirs.ended()).toEqual({ say: 'goodbye', why: { refused: 'replaced' } });
    await guest.claim(table, 'machine', 'Bea');
    await left.hello({ key: guest.key, table });
    await guest.request(table, { do: 'leave-seat', seat: 'machine' });
    expect(await left.ask({ do: 'be-here', isVisible: true })).toMatchObject({ say: 'reply' });
    expect(await own.ask({ do: 'be-here', isVisible: true })).toMatchObject({ say: 'reply' });
  });
});

describe('a socket ends, and its client is told why,', () => {
  it('where nobody is let in', async () => {
    const { table, links } = await startGame();
    const goodbye = async (hello: object) => {
      const socket = connect();
      await socket.hello({ key: newKey(), table, ...hello });
      return socket.ended();
    };
    const because = (refused: string, more = {}) => ({ say: 'goodbye', why: { refused, ...more } });
    expect(await goodbye({})).toEqual(because('not-found'));
    expect(await goodbye({ table: 'no-such-table' })).toEqual(because('not-found'));
    expect(await goodbye({ link: newKey() })).toEqual(because('not-found'));
    expect(await goodbye({ protocol: 99, link: links.spectators })).toEqual(
      because('reload', { oldest: 1, newest: 1 }),
    );
    expect(await goodbye({ key: 'short' })).toEqual(because('bad-request', { where: ['key'] }));
  });

  it('where it says something else than hello first, twice hello, no text or no JSON', async () => {
    const { table, heroes } = await startGame();
    const after = async (act: (socket: RawSocket) => unknown) => {
      const socket = await connect().open();
      await act(socket);
      return socket.ended();
    };
    expect(await after((one) => one.send({ say: 'ask', number: 0, request: { do: 'truth' } }))).toEqual({
      say: 'goodbye',
      why: { refused: 'no-key' },
    });
    const hello = { say: 'hello', protocol: 1, key: heroes.key, table, since: 0, talkSince: 0 };
    const greetTwice = async (one: RawSocket) => {
      await one.hello({ key: heroes.key, table });
      one.send(hello);
    };
    expect(await after(greetTwice)).toMatchObject({ why: { refused: 'bad-request' } });
    expect(await after((one) => one.send('{'))).toMatchObject({ why: { refused: 'bad-request' } });
    expect(await after((one) => one.sendBytes(Buffer.from('{}')))).toMatchObject({
      why: { refused: 'wrong-type' },
    });
  });

  it('where it says nothing for long', async () => {
    await openWith({ hello: 50 });
    const socket = await connect().open();
    expect(await socket.ended()).toEqual({ say: 'goodbye', why: { refused: 'no-key' } });
  });

  it('where too many requests wait', async () => {
    await openWith({ waitingRequests: 3 });
    const { table, heroes } = await startGame();
    const socket = connect();
    await socket.hello({ key: heroes.key, table });
    for (let number = 0; number < 20; number++)
      socket.send({ say: 'ask', number, request: { do: 'read', since: 0 } });
    expect(await socket.ended()).toEqual({ say: 'goodbye', why: { refused: 'too-many', retryAfter: 1 } });
  });

  it('where the server stops', async () => {
    const { table, heroes } = await startGame();
    const socket = connect();
    await socket.hello({ key: heroes.key, table });
    const silent = await connect().open();
    const ended = [socket, silent].map((one) => one.ended());
    const began = performance.now();
    await node.close();
    for (const one of ended)
      expect(await one).toEqual({ say: 'goodbye', why: { refused: 'unavailable', retryAfter: 2 } });
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('a socket is cut off', () => {
  it('that sends too much at once', async () => {
    const socket = await connect().open();
    socket.send('x'.repeat(16_385));
    const code = socket.closed();
    expect(await socket.ended()).toEqual({ say: 'goodbye', why: { refused: 'too-large' } });
    expect(await code).toBe(1009);
  });

  it('that does not reply any more', async () => {
    await openWith({ heartbeat: 500 });
    const { table, heroes } = await startGame();
    const dead = connect({ autoPong: false });
    const alive = connect();
    await dead.hello({ key: heroes.key, table });
    await alive.hello({ key: heroes.key, table });
    expect(await dead.ended()).toBe(1006);
    expect(await alive.ask({ do: 'be-here', isVisible: true })).toMatchObject({ say: 'reply' });
  });

  it('that does not read what it asks for', async () => {
    await openWith({ waitingBytes: 10_000, waitingRequests: 2000 });
    const { table, heroes } = await startGame();
    const socket = connect();
    await socket.hello({ key: heroes.key, table });
    await newsOf(socket);
    socket.pause();
    for (let number = 0; number < 1000; number++)
      socket.send({ say: 'ask', number, request: { do: 'read', since: 0 } });
    const connections = promisify(node.server.getConnections.bind(node.server));
    await vi.waitFor(async () => expect(await connections()).toBe(0), 30_000);
    socket.readOn();
    expect(await socket.ended()).toBe(1006);
    expect(socket.texts.length).toBeLessThan(1000);
  });
});

describe('a call that is no socket of this server', () => {
  async function upgrade(path: string, headers: Record<string, string>): Promise<unknown> {
    const { hostname: host, port } = new URL(address);
    return new Promise((resolve, reject) => {
      const call = request({
        host,
        port,
        path,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.alloc(16).toString('base64'),
          ...headers,
        },
      });
      call.on('error', reject);
      call.on('upgrade', (_, socket) => {
        socket.destroy();
        resolve('opened');
      });
      call.on('response', (reply) => {
        let body = '';
        reply.on('data', (chunk) => {
          body += chunk;
        });
        reply.on('end', () => resolve([reply.statusCode, JSON.parse(body)]));
      });
      call.end();
    });
  }

  it('is refused by its kind', async () => {
    expect(await upgrade(SOCKET_PATH, { origin: 'http://evil.example' })).toEqual([
      403,
      { refused: 'foreign-origin' },
    ]);
    expect(await upgrade('/api/else', {})).toEqual([404, { refused: 'not-found' }]);
    expect(await upgrade(SOCKET_PATH, { origin: address })).toBe('opened');
    expect(await upgrade(SOCKET_PATH, {})).toBe('opened');
  });
});
