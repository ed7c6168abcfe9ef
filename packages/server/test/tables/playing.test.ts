import { FeedReader, linesOf, type TableNews } from '@great-machine/client';
import { itemAt, type SeatQuestion, type View } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookForSecrets } from '../../../client/test/own-side.js';
import { type Store, StoreError } from '../../src/store/store.js';
import { leftByEarlierRules } from './earlier-rules.js';
import { newKey, Person } from './server.js';
import { storeForTests } from './server-for-tests.js';

const site = storeForTests();
let nodes: FastifyInstance[] = [];

async function openNode(of: Store = site.store): Promise<FastifyInstance> {
  const node = await site.place.openNode(of);
  nodes.push(node);
  return node;
}

afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  nodes = [];
});

/** A table of two people, one on each side, whose game has begun. */
async function startGame(node: FastifyInstance) {
  const machine = new Person(node);
  const heroes = new Person(node);
  const { table, links } = await machine.create({
    game: { revolutionaries: 1, seed: 'online', masterPlan: 4 },
  });
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  expect((await machine.request(table, { do: 'start' })).status).toBe(200);
  return { table, machine, heroes };
}

async function read(person: Person, table: string, since = 0): Promise<TableNews> {
  const { status, body } = await person.look(table, { do: 'read', since });
  expect(status).toBe(200);
  return body.reply;
}

function answerTo({ seat, id, rev, options }: SeatQuestion) {
  return { seat, decision: id, rev, picks: [itemAt(options, 0).pick] };
}

async function firstAnswer(person: Person, table: string) {
  const { questions } = await read(person, table, Number.MAX_SAFE_INTEGER);
  const asked = questions.find(({ awaited, options }) => awaited && options.length > 0);
  return asked && answerTo(asked);
}

/** The people answer with first options, so many times. */
async function playOn(table: string, people: readonly Person[], most: number): Promise<number> {
  let given = 0;
  while (given < most) {
    const before = given;
    for (const person of people) {
      const answer = await firstAnswer(person, table);
      if (answer === undefined) continue;
      const { status, body } = await person.request(table, { do: 'answer', answers: [answer] });
      expect([status, body]).toEqual([200, {}]);
      given++;
    }
    if (given === before) break;
  }
  return given;
}

const linesIn = ({ entries }: TableNews) => entries.map(linesOf);

function viewOf({ entries }: TableNews): View {
  const feed = new FeedReader();
  feed.read(entries);
  if (feed.view === undefined) throw new Error('there is no view');
  return feed.view;
}

describe('a game online', () => {
  it('is played to its end by requests, and shows each side what it may know', async () => {
    const { table, machine, heroes } = await startGame(await openNode());
    let over = false;
    while (!over) {
      await playOn(table, [machine, heroes], 100);
      lookForSecrets(viewOf(await read(machine, table)), 'machine');
      lookForSecrets(viewOf(await read(heroes, table)), 'revolutionaries');
      over = viewOf(await read(machine, table)).outcome !== undefined;
      const truth = (await machine.look(table, { do: 'truth' })).body.reply;
      expect(truth === undefined).toBe(!over);
    }
    const { body } = await heroes.send('GET', '/me/games');
    expect(body.games).toMatchObject([{ table, stage: 'over', seats: ['revolutionary-1'], waitsFor: [] }]);
    expect(body.games[0].round).toBeGreaterThan(1);
  });

  it('says for whom it waits, and what people are called', async () => {
    const { table, machine, heroes } = await startGame(await openNode());
    await playOn(table, [machine, heroes], 5);
    const { status } = await read(machine, table);
    expect(status.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    const { body } = await machine.send('GET', '/me/games');
    expect(body.games[0].waitsFor).toEqual(status.waitsFor);
    expect(body.games[0].since).toBeLessThanOrEqual(Date.now());
  });

  it('takes an answer once, however often it is sent, and an undo', async () => {
    const { table, machine, heroes } = await startGame(await openNode());
    const answers = [await firstAnswer(heroes, table)];
    const once = newKey();
    const sent = [1, 2, 3].map(() => heroes.request(table, { do: 'answer', answers }, once));
    for (const { status, body } of await Promise.all(sent)) expect([status, body]).toEqual([200, {}]);
    const { length } = await site.store.entries(table, 0);
    expect((await heroes.request(table, { do: 'answer', answers }, once)).body).toEqual({});
    expect((await heroes.request(table, { do: 'answer', answers })).body.reply).toMatchObject({
      code: expect.any(String),
    });
    expect(await site.store.entries(table, 0)).toHaveLength(length);
    expect((await heroes.request(table, { do: 'undo' })).body).toEqual({});
    expect((await machine.request(table, { do: 'undo' })).body.reply).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  it('is not for those who do not sit at it', async () => {
    const { table, machine, heroes } = await startGame(await openNode());
    const answers = [await firstAnswer(heroes, table)];
    expect((await machine.request(table, { do: 'answer', answers })).body.reply).toMatchObject({
      code: 'not-your-decision',
    });
    const stranger = new Person(machine.node);
    expect((await stranger.look(table, { do: 'read', since: 0 })).status).toBe(404);
    expect((await stranger.request(table, { do: 'answer', answers })).status).toBe(404);
  });

  it('is played with bots', async () => {
    const node = await openNode();
    const person = new Person(node);
    const { table } = await person.create({ game: { revolutionaries: 1, seed: 'bots' } });
    await person.claim(table, 'machine', 'Ada');
    await person.request(table, { do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' });
    await person.request(table, { do: 'start' });
    let answers = 0;
    while (answers < 5) answers += await playOn(table, [person], 1);
    const { status } = await read(person, table);
    expect(status.trouble).toBeUndefined();
    expect(status.seats[1]).toMatchObject({ bot: 'apprentice', name: '' });
  });
});

describe('a game that slept', () => {
  it.each([3, 30, 60])(
    'goes on after %i answers as if nothing had been, also without a snapshot',
    async (most) => {
      const node = await openNode();
      const { table, machine, heroes } = await startGame(node);
      await playOn(table, [machine, heroes], most);
      const before = await Promise.all([machine, heroes].map((person) => read(person, table)));
      const crashed = await openNode();
      for (const person of [machine, heroes]) person.node = crashed;
      const afterCrash = await Promise.all([machine, heroes].map((person) => read(person, table)));
      await node.close();
      expect((await site.store.snapshot(table))?.sequence).toBe(
        (await site.store.reached([table])).get(table),
      );
      const rested = await openNode();
      for (const person of [machine, heroes]) person.node = rested;
      const afterRest = await Promise.all([machine, heroes].map((person) => read(person, table)));
      for (const after of [afterCrash, afterRest]) {
        expect(after.map(linesIn)).toEqual(before.map(linesIn));
        expect(after.map(viewOf)).toEqual(before.map(viewOf));
        expect(after.map(({ questions }) => questions)).toEqual(before.map(({ questions }) => questions));
        expect(after.map(({ status }) => status)).toEqual(before.map(({ status }) => status));
      }
      expect(await playOn(table, [machine, heroes], 10)).toBeGreaterThanOrEqual(10);
    },
  );
});

describe('a game that meets other rules', () => {
  it.each(['a clean stop', 'a crash'])(
    'goes on from where it stood after %s, and says so to all',
    async (how) => {
      const node = await openNode();
      const { table, machine, heroes } = await startGame(node);
      await playOn(table, [machine, heroes], 30);
      const people = [machine, heroes];
      const before = await Promise.all(people.map((person) => read(person, table)));
      if (how === 'a clean stop') await node.close();
      const left = leftByEarlierRules(site.store, (await site.store.reached([table])).get(table) ?? 0);
      const later = await openNode(left);
      for (const person of people) person.node = later;
      const [after, other] = [await read(machine, table), await read(heroes, table)];
      for (const [at, news] of [after, other].entries()) {
        const told = linesIn(itemAt(before, at));
        expect(linesIn(news).slice(0, told.length)).toEqual(told);
        expect(linesIn(news).flat().at(-1)).toMatchObject({ key: 'rules-changed' });
      }
      await playOn(table, people, 30);
      const again = await Promise.all(people.map((person) => read(person, table)));
      const third = await openNode(left);
      for (const person of people) person.node = third;
      expect((await Promise.all(people.map((person) => read(person, table)))).map(linesIn)).toEqual(
        again.map(linesIn),
      );
      const changes = (await site.store.entries(table, 0)).filter(({ body }) =>
        body.includes('"change-rules"'),
      );
      expect(changes).toHaveLength(1);
    },
  );
});

it('a table that no player uses for ten minutes sleeps, and wakes when one does', async () => {
  let now = 1_800_000_000_000;
  const node = await site.place.openNode(site.store, { now: () => now });
  nodes.push(node);
  const { table, machine, heroes } = await startGame(node);
  await playOn(table, [machine, heroes], 4);
  const before = await read(heroes, table);
  const reached = (await site.store.reached([table])).get(table);
  expect((await site.store.snapshot(table))?.sequence).toBeLessThan(reached ?? 0);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    now += 601_000;
    const slept = await site.place.openNode(site.store, { now: () => now });
    nodes.push(slept);
    heroes.node = slept;
    await read(heroes, table);
    now += 601_000;
    await vi.advanceTimersByTimeAsync(60_000);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => expect((await site.store.snapshot(table))?.sequence).toBe(reached));
  expect(linesIn(await read(heroes, table))).toEqual(linesIn(before));
});

describe('two nodes of one store', () => {
  it('carry an answer out once that was sent to both', async () => {
    const [one, other] = [await openNode(), await openNode()];
    const { table, heroes, machine } = await startGame(one);
    machine.node = other;
    await read(machine, table);
    const answers = [await firstAnswer(heroes, table)];
    const once = newKey();
    const first = await heroes.request(table, { do: 'answer', answers }, once);
    heroes.node = other;
    const second = await heroes.request(table, { do: 'answer', answers }, once);
    expect([first.body, second.body]).toEqual([{}, {}]);
    const acts = (await site.store.entries(table, 0)).filter(({ body }) => body.includes('"did":"act"'));
    expect(acts).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  let fault: StoreError | undefined;
  let failures = 0;
  const fail = () => {
    failures++;
    return Promise.reject(fault);
  };
  const failing = () =>
    new Proxy(site.store, {
      get: (target, name: keyof Store) => {
        if (name === 'append' && fault !== undefined) return fail;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

  beforeEach(() => {
    fault = undefined;
    failures = 0;
  });

  it('stops bots no longer than it fails', async () => {
    const person = new Person(await openNode(failing()));
    const { table } = await person.create({ game: { revolutionaries: 1, seed: 'bots' } });
    await person.claim(table, 'machine', 'Ada');
    await person.request(table, { do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' });
    await person.request(table, { do: 'start' });
    fault = new StoreError('full', 'there is no room left');
    await vi.waitFor(() => expect(failures).toBeGreaterThan(0));
    expect((await read(person, table)).status, 'of an answer that may be secret').toMatchObject({
      saving: 'saved',
    });
    fault = undefined;
    await vi.waitFor(async () => expect(await firstAnswer(person, table)).toBeDefined(), 10_000);
    expect((await read(person, table)).status).toMatchObject({ saving: 'saved' });
  });

  it.each(['full', 'unavailable'] as const)(
    'refuses an answer when it is %s, and nothing has happened',
    async (kind) => {
      const { table, machine, heroes } = await startGame(await openNode(failing()));
      const before = await read(heroes, table);
      const answers = [await firstAnswer(heroes, table)];
      const once = newKey();
      fault = new StoreError(kind, 'no room for the hand of the Machine');
      const refused = await heroes.request(table, { do: 'answer', answers }, once);
      const isFull = kind === 'full' ? { isFull: true } : {};
      expect(refused).toEqual({ status: 503, body: { refused: 'unavailable', retryAfter: 5, ...isFull } });
      expect(await read(heroes, table)).toEqual(before);
      expect((await read(machine, table)).status).toMatchObject({ saving: 'saved' });
      fault = undefined;
      expect((await heroes.request(table, { do: 'answer', answers }, once)).body).toEqual({});
      expect((await read(machine, table)).status.saving).toBe('saved');
    },
  );
});
