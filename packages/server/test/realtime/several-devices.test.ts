import { OnlineTable, webServer } from '@great-machine/client';
import { API, apiOf, type News, PROTOCOL } from '@great-machine/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookForSecrets } from '../../../client/test/own-side.js';
import { Reader } from '../../../client/test/reader.js';
import { newKey, Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';
import { byPolling, bySocket, worldAt } from './online.js';
import { RawSocket } from './raw-socket.js';

const site = serverForTests();
const opened: OnlineTable[] = [];
const sockets: RawSocket[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((table) => table.leave()));
  for (const socket of sockets.splice(0)) socket.close();
});

/** A table of two people, one on each side, and one who watches. */
async function startGame() {
  const [machine, heroes, watcher] = [new Person(site.node), new Person(site.node), new Person(site.node)];
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
  const tab = new OnlineTable([bySocket(site.address, key, table)], worldAt(1));
  opened.push(tab);
  return tab;
}

function connect(): RawSocket {
  const socket = new RawSocket(site.address);
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

describe('a player with seats on both sides', () => {
  /** A table of one person. */
  async function startAlone() {
    const person = new Person(site.node);
    const { table, links } = await person.create({
      game: { revolutionaries: 1, seed: 'both sides', masterPlan: 4 },
    });
    await person.claim(table, 'revolutionary-1', 'Ada');
    await person.claim(table, 'machine', 'Ada');
    expect((await person.request(table, { do: 'start' })).status).toBe(200);
    return { person, table, links };
  }

  it.each([
    { by: 'by socket', way: bySocket },
    { by: 'by long polling', way: byPolling },
  ])('plays each by a connection of its own, whose feed is that of its side alone, $by', async ({ way }) => {
    const { person, table } = await startAlone();
    const [machine, heroes] = (['machine', 'revolutionaries'] as const).map((side) => {
      const tab = new OnlineTable([way(site.address, person.key, table, side)], worldAt(1));
      opened.push(tab);
      return { side, reader: new Reader(tab) };
    });
    if (machine === undefined || heroes === undefined) throw new Error('two connections are open');
    const given = { machine: 0, revolutionaries: 0 };
    for (let turn = 0; turn < 400 && (given.machine < 3 || given.revolutionaries < 3); turn++)
      for (const { side, reader } of [machine, heroes]) {
        await reader.read();
        expect(reader.news.status.audience).toBe(side);
        if (reader.asked.length === 0) continue;
        expect(await reader.connection.answer([reader.firstAnswer()])).toBeUndefined();
        given[side]++;
      }
    expect(Math.min(given.machine, given.revolutionaries)).toBeGreaterThanOrEqual(3);
    for (const { side, reader } of [machine, heroes]) {
      for (const { view } of reader.entries.flatMap(({ moments }) => moments))
        if (view !== undefined) lookForSecrets(view, side);
      reader.close();
    }
  });

  it('reads the side of the seat taken first without naming one, and no side without a seat there', async () => {
    const { person, table, links } = await startAlone();
    const audienceOf = async (who: Person, query: string) => {
      const path = `/tables/${table}/requests${query}`;
      const { status, body } = await who.send('POST', path, { do: 'read', since: 0 });
      return status === 200 ? body.reply.status.audience : status;
    };
    expect(await audienceOf(person, '')).toBe('revolutionaries');
    expect(await audienceOf(person, '?side=machine')).toBe('machine');
    expect(await audienceOf(person, '?side=public')).toBe(400);
    const watcher = new Person(site.node);
    await watcher.join(table, links.spectators);
    for (const side of ['machine', 'revolutionaries'])
      expect(await audienceOf(watcher, `?side=${side}`)).toBe(403);
    const socket = connect();
    await socket.hello({ key: watcher.key, table, side: 'machine' });
    expect(await socket.ended()).toEqual({ say: 'goodbye', why: { refused: 'not-allowed' } });
  });

  it('has one side in each connection: the mark of one opens nothing of the other', async () => {
    const { person, table } = await startAlone();
    const news = (query: string, reached: object) =>
      person.send('POST', `/tables/${table}/news${query}`, {
        since: 0,
        talkSince: 0,
        waitSeconds: 0,
        ...reached,
      });
    const { mark } = (await news('?side=revolutionaries', {})).body;
    expect(await news('?side=machine', { mark })).toEqual({ status: 410, body: { refused: 'replaced' } });
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
  const goodbye = { say: 'goodbye', why: { refused: 'not-found' } };
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

describe('a player with a new key', () => {
  const give = async (person: Person, next: string) => person.send('PUT', '/me/key', { key: next });

  it('has everything by it, and the one before opens nothing', async () => {
    const { table, machine, heroes } = await startGame();
    await heroes.look(table, { do: 'keep-notes', audience: 'revolutionaries', notes: 'it bluffs' });
    await heroes.send('PUT', '/me/settings', { settings: '{"volume":3}' });
    const [own, others] = [connect(), connect()];
    await own.hello({ key: heroes.key, table });
    await others.hello({ key: machine.key, table });
    const news = { since: 0, talkSince: 0, waitSeconds: 0 };
    const { mark, game } = (await heroes.send('POST', `/tables/${table}/news`, news)).body;
    const waiting = heroes.send('POST', `/tables/${table}/news`, {
      ...news,
      since: game.entries.length,
      mark,
      waitSeconds: 50,
    });
    const [before, next] = [heroes.key, newKey()];
    expect((await give(heroes, next)).status).toBe(204);
    expect(await own.ended()).toEqual({ say: 'goodbye', why: { refused: 'not-found' } });
    expect((await waiting).status).not.toBe(500);
    expect((await heroes.look(table, { do: 'notes' })).status).toBe(404);
    expect((await heroes.send('GET', '/me/games')).body).toEqual({ games: [] });
    expect((await give(heroes, newKey())).status).toBe(404);
    heroes.key = next;
    expect((await heroes.look(table, { do: 'notes' })).body).toEqual({ reply: 'it bluffs' });
    expect((await heroes.send('GET', '/me')).body.settings).toBe('{"volume":3}');
    expect((await heroes.send('GET', '/me/games')).body.games).toHaveLength(1);
    const read = await heroes.look(table, { do: 'read', since: 0 });
    expect(read.body.reply.status.audience).toBe('revolutionaries');
    expect(others.isClosed).toBe(false);
    expect(others.texts.join()).not.toContain(before);
  });

  it('cannot be another player', async () => {
    const { machine, heroes } = await startGame();
    expect(await give(heroes, machine.key)).toEqual({ status: 403, body: { refused: 'not-allowed' } });
    expect((await give(heroes, 'short')).status).toBe(400);
    expect((await give(heroes, heroes.key)).status).toBe(204);
    expect((await heroes.send('GET', '/me/games')).body.games).toHaveLength(1);
  });

  it('lists a table that was set up by the one before, by an invitation that opens it', async () => {
    const creator = new Person(site.node);
    const { table } = await creator.create();
    const next = newKey();
    await give(creator, next);
    creator.key = next;
    const setup = { game: { revolutionaries: 1 }, isListed: true };
    expect((await creator.request(table, { do: 'change-setup', setup })).status).toBe(200);
    const { tables } = (await creator.send('GET', '/lobby')).body;
    const { invitation } = tables.find((one: { table: string }) => one.table === table);
    expect((await new Person(site.node).join(table, invitation)).status).toBe(200);
  });
});

it('a client of the protocol before is served by socket, by long poll and by HTTP', async () => {
  const { table, heroes } = await startGame();
  const versions = { oldest: PROTOCOL, newest: PROTOCOL + 1 };
  const later = await site.place.openNode(site.store, {}, {}, { versions });
  const elsewhere = await later.listen({ host: '127.0.0.1', port: 0 });
  try {
    const welcomes: unknown[] = [];
    for (const protocol of [PROTOCOL, PROTOCOL + 1]) {
      const socket = new RawSocket(elsewhere);
      sockets.push(socket);
      welcomes.push(await socket.hello({ key: heroes.key, table, protocol }));
      const served = webServer(
        (path, init) => fetch(path.replace(API, apiOf(protocol)), init),
        elsewhere,
        heroes.key,
      );
      const body = { since: 0, talkSince: 0, waitSeconds: 0 };
      expect((await served.request('news', { table, body })).sheet?.table).toBe(table);
      expect(await served.request('request', { table, body: { do: 'notes' } })).toEqual({ reply: '' });
      expect((await served.request('myGames', {})).games).toHaveLength(1);
      expect(await served.request('myNotifications', {})).toMatchObject({ ways: [] });
    }
    expect(welcomes).toMatchObject(
      [PROTOCOL, PROTOCOL + 1].map((protocol) => ({ say: 'welcome', protocol })),
    );
    const older = await fetch(`${elsewhere}${apiOf(PROTOCOL - 1)}/me`);
    expect(await older.json()).toEqual({ refused: 'reload', oldest: PROTOCOL, newest: PROTOCOL + 1 });
  } finally {
    await later.close();
  }
});

it('a client of an older protocol is told to reload, by socket, by long poll and by HTTP', async () => {
  const { table, heroes } = await startGame();
  const why = { refused: 'reload', oldest: 1, newest: 1 };
  const socket = connect();
  await socket.hello({ key: heroes.key, table, protocol: 0 });
  expect(await socket.ended()).toEqual({ say: 'goodbye', why });
  const older = webServer(
    (path, init) => fetch(path.replace('/api/v1/', '/api/v0/'), init),
    site.address,
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
