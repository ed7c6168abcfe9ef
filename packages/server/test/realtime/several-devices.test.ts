import { OnlineTable, webServer } from '@great-machine/client';
import type { News } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Reader } from '../../../client/test/reader.js';
import type { Store } from '../../src/store/store.js';
import { makeFolder, newKey, Person } from '../tables/server.js';
import { bySocket, worldAt } from './online.js';
import { RawSocket } from './raw-socket.js';

const place = await makeFolder();
let store: Store;
let node: FastifyInstance;
let address: string;
const opened: OnlineTable[] = [];
const sockets: RawSocket[] = [];

beforeAll(async () => {
  store = await place.openStore();
  node = await place.openNode(store);
  address = await node.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((table) => table.leave()));
  for (const socket of sockets.splice(0)) socket.close();
});

afterAll(async () => {
  await node.close();
  await store.close();
  await place.remove();
});

/** A table of two people, one on each side, and one who watches. */
async function startGame() {
  const [machine, heroes, watcher] = [new Person(node), new Person(node), new Person(node)];
  const { table, links } = await machine.create({
    game: { revolutionaries: 1, seed: 'devices', masterPlan: 4 },
  });
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  await watcher.join(table, links.spectators);
  expect((await machine.request(table, { do: 'start' })).status).toBe(200);
  return { table, machine, heroes, watcher };
}

function openTab({ key }: Person, table: string): OnlineTable {
  const tab = new OnlineTable([bySocket(address, key, table)], worldAt(1));
  opened.push(tab);
  return tab;
}

function connect(): RawSocket {
  const socket = new RawSocket(address);
  sockets.push(socket);
  return socket;
}

describe('a player with one key', () => {
  it('plays in several tabs at once, and each shows the same', async () => {
    const { table, heroes } = await startGame();
    const [one, other] = [openTab(heroes, table), openTab(heroes, table)].map((tab) => new Reader(tab));
    if (one === undefined || other === undefined) throw new Error('two tabs are open');
    for (let turn = 0; turn < 6; turn++) {
      const [acts, looks] = turn % 2 === 0 ? [one, other] : [other, one];
      await acts.untilAsked();
      const answer = acts.firstAnswer();
      expect(await acts.connection.answer([answer])).toBeUndefined();
      await acts.read();
      await looks.until(() => looks.entries.length === acts.entries.length);
      expect(looks.view).toEqual(acts.view);
      expect(looks.news.questions).toEqual(acts.news.questions);
      if (acts.asked.length === 0) break;
    }
    expect(one.entries.length).toBeGreaterThan(1);
    one.close();
    other.close();
  });

  it('of two tabs that answer at once one wins, and the other is told so', async () => {
    const { table, heroes } = await startGame();
    const readers = [openTab(heroes, table), openTab(heroes, table)].map((tab) => new Reader(tab));
    await Promise.all(readers.map((reader) => reader.untilAsked()));
    const refusals = await Promise.all(
      readers.map((reader) => reader.connection.answer([reader.firstAnswer()])),
    );
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(refusals.find((refusal) => refusal !== undefined)).toMatchObject({ rule: expect.any(String) });
    for (const reader of readers) reader.close();
  });

  it('goes on without loss on another device, with notes and settings', async () => {
    const { table, heroes } = await startGame();
    const first = openTab(heroes, table);
    const reader = new Reader(first);
    await reader.untilAsked();
    expect(await first.answer([reader.firstAnswer()])).toBeUndefined();
    await reader.read();
    await first.keepNotes('revolutionaries', 'the Machine bluffs');
    await heroes.send('PUT', '/me/settings', { settings: '{"volume":2}' });
    await first.leave();
    const second = openTab(heroes, table);
    const again = new Reader(second);
    await again.read();
    expect(again.view).toEqual(reader.view);
    expect(again.news.questions).toEqual(reader.news.questions);
    expect(again.entries.map(({ number }) => number)).toEqual(reader.entries.map(({ number }) => number));
    expect(await second.notes()).toBe('the Machine bluffs');
    expect((await heroes.send('GET', '/me')).body.settings).toBe('{"volume":2}');
    expect(await second.undo()).toBeUndefined();
    reader.close();
    again.close();
  });
});

it('the data of a player are deleted, and every socket and long poll of theirs ends', async () => {
  const { table, machine, heroes, watcher } = await startGame();
  const [own, tab, watching, others] = [connect(), connect(), connect(), connect()];
  await own.hello({ key: heroes.key, table });
  await tab.hello({ key: heroes.key, table });
  await watching.hello({ key: watcher.key, table });
  await others.hello({ key: machine.key, table });
  const poll = async (person: Person, reached: object) =>
    person.send('POST', `/tables/${table}/news`, { since: 0, talkSince: 0, ...reached });
  const { body } = await poll(watcher, { waitSeconds: 0 });
  const { mark, game } = body as News & { game: { entries: unknown[] } };
  const waiting = poll(watcher, { since: game.entries.length, mark, waitSeconds: 50 });
  const goodbye = { say: 'goodbye', why: { refused: 'replaced' } };
  await heroes.send('DELETE', '/me');
  expect(await own.ended()).toEqual(goodbye);
  expect(await tab.ended()).toEqual(goodbye);
  await vi.waitFor(() => expect(others.texts.at(-1)).toContain('"sheet"'));
  const { sheet } = (await poll(machine, { waitSeconds: 0 })).body as News;
  expect(sheet?.seats[1]?.taken).toBeUndefined();
  const latest = await waiting;
  expect(latest.status).toBe(200);
  const again = poll(watcher, {
    since: game.entries.length + (latest.body.game?.entries.length ?? 0),
    mark: latest.body.mark,
    waitSeconds: 50,
  });
  await watcher.send('DELETE', '/me');
  expect(await watching.ended()).toEqual(goodbye);
  expect((await again).status).toBeGreaterThanOrEqual(404);
  expect((await poll(watcher, { waitSeconds: 0 })).status).toBe(404);
  expect((await heroes.send('GET', '/me/games')).body).toEqual({ games: [] });
});

it('a client of an older protocol is told to reload, by socket, by long poll and by HTTP', async () => {
  const { table, heroes } = await startGame();
  const why = { refused: 'reload', oldest: 1, newest: 1 };
  const socket = connect();
  await socket.hello({ key: heroes.key, table, protocol: 0 });
  expect(await socket.ended()).toEqual({ say: 'goodbye', why });
  const older = webServer(
    (path, init) => fetch(path.replace('/api/v1/', '/api/v0/'), init),
    address,
    heroes.key,
  );
  const news = { since: 0, talkSince: 0, waitSeconds: 0 };
  const told = [
    () => older.request('news', { table, body: news }),
    () => older.request('request', { table, body: { do: 'undo', once: newKey() } }),
    () => older.request('myGames', {}),
  ];
  for (const ask of told) await expect(ask()).rejects.toMatchObject({ why });
});
