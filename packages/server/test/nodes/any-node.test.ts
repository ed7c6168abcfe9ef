import {
  linesOf,
  OnlineTable,
  pollingWire,
  socketWire,
  type TableNews,
  webServer,
  webSockets,
} from '@great-machine/client';
import type { OpenWish, TableSheet } from '@great-machine/protocol';
import { itemAt, playerDice, type SeatQuestion } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgresStore } from '../../src/open-store.js';
import { raisedLimits, readSettings } from '../../src/settings/settings.js';
import type { Store } from '../../src/store/store.js';
import { startPostgres } from '../../src/testing/postgres-server.js';
import { worldAt } from '../realtime/online.js';
import { type Came, makeFolder, newKey, Person } from '../tables/server.js';

/** In milliseconds: nodes hear of each other soon, and look for themselves every second. */
const SOON = 15_000;

const place = await makeFolder();
const database = await startPostgres();
let stores: Store[] = [];
let nodes: FastifyInstance[] = [];
let addresses: string[] = [];

beforeAll(async () => {
  const url = await database.newSchema();
  stores = await Promise.all([0, 1].map(() => openPostgresStore({ url })));
  nodes = await Promise.all(stores.map((store) => place.openNode(store)));
  addresses = await Promise.all(nodes.map((node) => node.listen({ host: '127.0.0.1', port: 0 })));
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await Promise.all(stores.map((store) => store.close()));
  await database.stop();
  await place.remove();
});

/** One node after another, for all players: a load balancer without stickiness. */
let turn = 0;
const next = <T>(of: readonly T[]): T => itemAt(of, turn++ % of.length);

/** A person each of whose requests goes to the next node. */
class Wanderer extends Person {
  constructor() {
    super(itemAt(nodes, 0));
  }

  override send(...asked: Parameters<Person['send']>): Promise<Came> {
    this.node = next(nodes);
    return super.send(...asked);
  }

  async sheet(table: string): Promise<TableSheet> {
    return (await this.news(table)).sheet;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into news of every kind
  async news(table: string): Promise<any> {
    const asked = { since: 0, talkSince: 0, waitSeconds: 0 };
    return (await this.send('POST', `/tables/${table}/news`, asked)).body;
  }
}

/** Two people who have begun to play. */
async function start(setup: object = {}) {
  const [machine, heroes] = [new Wanderer(), new Wanderer()];
  const { table, links } = await machine.create(setup);
  expect((await heroes.join(table, links.invitation)).status).toBe(200);
  expect((await machine.claim(table, 'machine', 'Ada')).status).toBe(200);
  expect((await heroes.claim(table, 'revolutionary-1', 'Max')).status).toBe(200);
  expect((await machine.request(table, { do: 'start' })).status).toBe(200);
  return { table, links, machine, heroes };
}

const isAsked = ({ awaited, options }: SeatQuestion) => awaited && options.length > 0;

/** What one of them may answer, at whichever node. */
async function answerable(people: readonly Wanderer[], table: string, below: (n: number) => number) {
  for (const person of people) {
    const { body } = await person.look(table, { do: 'read', since: Number.MAX_SAFE_INTEGER });
    const asked = (body.reply as TableNews | undefined)?.questions.filter(isAsked) ?? [];
    if (asked.length === 0) continue;
    const { seat, id, rev, options } = itemAt(asked, below(asked.length));
    const answers = [{ seat, decision: id, rev, picks: [itemAt(options, below(options.length)).pick] }];
    return { person, request: { do: 'answer', answers } };
  }
  return undefined;
}

describe('each request at another node', () => {
  it('gathers, starts and plays; what is sent again is carried out once', async () => {
    const seed = Date.now() % 1_000_000;
    const below = playerDice(seed);
    const { table, machine, heroes } = await start();
    const given: string[] = [];
    while (given.length < 60) {
      const answer = await answerable([machine, heroes], table, below);
      if (answer === undefined) throw new Error('a node does not know what the other one was told');
      const once = newKey();
      const came = await answer.person.request(table, answer.request, once);
      expect(came, `seed ${seed}`).toEqual({ status: 200, body: {} });
      given.push(once);
      for (const _ of nodes)
        expect(await answer.person.request(table, answer.request, once), `seed ${seed}`).toEqual(came);
    }
    const log = await itemAt(stores, 0).entries(table, 0);
    const kept = log.map(({ key }) => key.split(' ')[1]);
    for (const once of given) expect(kept.filter((key) => key === once)).toHaveLength(1);
    const [one, other] = [await readAll(machine, table), await readAll(machine, table)];
    expect(one.map(linesOf)).toEqual(other.map(linesOf));
  });

  it('makes wishes and votes, each of which all see', async () => {
    const { table, machine, heroes } = await start();
    const wishes = async (person: Wanderer): Promise<readonly OpenWish[]> =>
      (await person.news(table)).wishes;
    const seen = (people: readonly Wanderer[], open: number) =>
      vi.waitFor(async () => {
        for (const person of [...people, ...people]) expect((await wishes(person)) ?? []).toHaveLength(open);
      }, SOON);
    const once = newKey();
    const wish = { do: 'wish', seat: 'machine', wish: { want: 'show-all' } };
    for (const _ of nodes) expect((await machine.request(table, wish, once)).status).toBe(200);
    await seen([machine, heroes], 1);
    const vote = { do: 'vote', seat: 'revolutionary-1', wish: 0, agrees: true };
    expect((await heroes.request(table, vote)).status).toBe(200);
    await seen([machine, heroes], 0);
    for (const person of [machine, heroes]) expect((await person.sheet(table)).showsAll).toBe(true);
    const below = playerDice(1);
    for (let given = 0; given < 6; given++) {
      const answer = await answerable([machine, heroes], table, below);
      await answer?.person.request(table, answer.request);
    }
    const before = (await readAll(machine, table)).length - 1;
    await machine.request(table, { do: 'wish', seat: 'machine', wish: { want: 'take-back', before } });
    expect((await heroes.request(table, { ...vote, wish: 1 })).status).toBe(200);
    await vi.waitFor(async () => {
      for (const person of [machine, heroes, machine, heroes]) {
        const keys = (await readAll(person, table)).flatMap(linesOf).map(({ key }) => key);
        expect(keys.filter((key) => key === 'game-taken-back')).toHaveLength(1);
      }
    }, SOON);
  });

  it('talks, mutes, is here, renews links and knows its notes', async () => {
    const { table, links, machine, heroes } = await start({ chat: true });
    for (const [number, person] of [machine, heroes, machine].entries()) {
      const said = { do: 'say', channel: 'table', said: { text: `line ${number}` } };
      const once = newKey();
      for (const _ of nodes) expect((await person.request(table, said, once)).status).toBe(200);
    }
    await vi.waitFor(async () => {
      for (const person of [machine, heroes, machine, heroes]) {
        const { lines } = (await person.news(table)).talk;
        expect(lines.map((line: { said: object }) => line.said)).toEqual(
          [0, 1, 2].map((number) => ({ text: `line ${number}` })),
        );
      }
    }, SOON);
    expect((await heroes.look(table, { do: 'mute', line: 0, isMuted: true })).status).toBe(200);
    await vi.waitFor(async () => {
      for (const _ of nodes) expect((await heroes.news(table)).talk.lines).toHaveLength(1);
    }, SOON);
    const here = async (person: Wanderer) =>
      (await person.sheet(table)).seats.map(({ taken }) => taken?.by === 'person' && taken.isHere);
    await machine.look(table, { do: 'be-here', isVisible: true });
    await vi.waitFor(async () => {
      for (const person of [machine, heroes, machine, heroes])
        expect(await here(person)).toEqual([true, false]);
    }, SOON);
    const notes = { do: 'keep-notes', audience: 'machine', notes: 'the Guard lies' };
    expect((await machine.look(table, notes)).status).toBe(200);
    for (const _ of nodes)
      expect((await machine.look(table, { do: 'notes' })).body).toEqual({ reply: 'the Guard lies' });
    const once = newKey();
    const renewed = await machine.request(table, { do: 'renew-links' }, once);
    expect(await machine.request(table, { do: 'renew-links' }, once)).toEqual(renewed);
    const guest = new Wanderer();
    for (const _ of nodes) expect((await guest.join(table, links.invitation)).status).toBe(404);
    for (const _ of nodes) expect((await guest.join(table, renewed.body.reply.invitation)).status).toBe(200);
    for (const _ of nodes) expect((await guest.sheet(table)).table).toBe(table);
  });

  it('sets one table up by one request, and lists it', async () => {
    const person = new Wanderer();
    const once = newKey();
    const made = await person.create({ isListed: true }, once);
    for (const _ of nodes) expect(await person.create({ isListed: true }, once)).toEqual(made);
    for (const _ of nodes) {
      const { tables } = (await person.send('GET', '/lobby?stage=gathering')).body;
      expect(tables.filter((one: { table: string }) => one.table === made.table)).toHaveLength(1);
    }
    for (const _ of nodes) expect((await person.send('GET', '/me')).status).toBe(200);
  });
});

it('a player who comes from another node finds there what they know already, though nodes do not hear of each other', async () => {
  const deaf = stores.map((store): Store => {
    const reached = async (tables: readonly string[]) => new Map(tables.map((table) => [table, 0]));
    return Object.create(store, { listen: { value: () => () => {} }, reached: { value: reached } });
  });
  const hearing = nodes;
  nodes = await Promise.all(deaf.map((store) => place.openNode(store)));
  const { table, machine, heroes } = await start();
  const below = playerDice(3);
  for (let given = 0; given < 12; given++) {
    const answer = await answerable([machine, heroes], table, below);
    expect(answer, 'one of them is asked').toBeDefined();
    const came = await answer?.person.request(table, answer.request);
    expect(came).toEqual({ status: 200, body: {} });
    const known = (await readAll(machine, table)).length;
    expect(await readAll(machine, table)).toHaveLength(known);
  }
  await Promise.all(nodes.map((node) => node.close()));
  nodes = hearing;
});

async function readAll(person: Wanderer, table: string): Promise<TableNews['entries']> {
  return (await person.look(table, { do: 'read', since: 0 })).body.reply.entries;
}

/** A fetch each of whose requests goes to the next node. */
const wanderingFetch: typeof fetch = (address, init) => {
  const { pathname, search } = new URL(String(address));
  return fetch(next(addresses) + pathname + search, init);
};

/** Each socket goes to the next node. */
class WanderingSocket extends WebSocket {
  static open: WanderingSocket[] = [];

  constructor(address: string) {
    super(next(addresses).replace(/^http/, 'ws') + new URL(address).pathname);
    WanderingSocket.open.push(this);
  }
}

/** Reads on, and checks that nothing is told twice, left out or taken back. */
class Reader {
  readonly entries: TableNews['entries'][number][] = [];
  given = 0;

  constructor(readonly online: OnlineTable) {}

  async read(): Promise<TableNews> {
    const news = await this.online.read(this.entries.length);
    this.entries.push(...news.entries);
    expect(this.entries.map(({ number }) => number)).toEqual(this.entries.map((_, at) => at));
    return news;
  }

  async answer(below: (n: number) => number): Promise<boolean> {
    const news = await this.read();
    const asked = news.questions.filter(isAsked);
    if (asked.length === 0) return false;
    const { seat, id, rev, options } = itemAt(asked, below(asked.length));
    const picks = [itemAt(options, below(options.length)).pick];
    if ((await this.online.answer([{ seat, decision: id, rev, picks }])) === undefined) this.given++;
    return true;
  }
}

it.each(['polls', 'sockets'])(
  'clients whose %s go to the nodes in turn play on',
  async (kind) => {
    const seed = Date.now() % 1_000_000;
    const below = playerDice(seed);
    const { table, machine, heroes } = await start();
    const readers = [machine, heroes].map(({ key }) => {
      const way =
        kind === 'polls'
          ? pollingWire(webServer(wanderingFetch, itemAt(addresses, 0), key), { table })
          : socketWire(webSockets(WanderingSocket, itemAt(addresses, 0)), { key, table });
      return new Reader(new OnlineTable([way], worldAt(10)));
    });
    for (let steps = 0; readers.some(({ given }) => given < 10); steps++) {
      for (const reader of readers) if (await reader.answer(below)) break;
      if (steps % 5 === 4) for (const socket of WanderingSocket.open.splice(0)) socket.terminate();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await vi.waitFor(async () => {
      for (const [at, person] of [machine, heroes].entries()) {
        await itemAt(readers, at).read();
        const told = await readAll(person, table);
        expect(itemAt(readers, at).entries.map(linesOf), `seed ${seed}`).toEqual(told.map(linesOf));
      }
    }, SOON);
    for (const { online } of readers) {
      await vi.waitFor(() => expect(online.reachable).toBe('connected'), SOON);
      await online.leave();
    }
  },
  120_000,
);

it('each node counts by itself what a player asks of it', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...raisedLimits(), REQUESTS_PER_PLAYER: '1' });
  const own = await Promise.all(
    stores.map((store) => place.openNode(store, { now: () => 0 }, {}, { settings })),
  );
  const key = newKey();
  const headers = { authorization: `Bearer ${key}` };
  const statuses = [];
  for (let asked = 0; asked < 22; asked++)
    statuses.push((await itemAt(own, asked % 2).inject({ url: '/api/v1/me', headers })).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  await Promise.all(own.map((node) => node.close()));
});
