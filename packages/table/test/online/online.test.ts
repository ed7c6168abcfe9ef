import { setTimeout } from 'node:timers/promises';
import {
  OnlineTable,
  type OpenWire,
  pollingWire,
  RequestRefused,
  socketWire,
  type World,
} from '@great-machine/client';
import { playerDice, type Side } from '@great-machine/rules';
import { describe, expect, it, vi } from 'vitest';
import { describeTableConnection } from '../../../client/test/contract.js';
import { Reader } from '../../../client/test/reader.js';
import type { Table } from '../../src/table.js';
import { openTable } from '../tables.js';
import { FakeServer } from './fake-server.js';

const KEY = 'the-key-of-the-player-of-this-test';
const TABLE = 'table-under-test';
const LINK = 'the-link-that-opens-a-seat';
const VISITOR = { key: KEY, table: TABLE };

/** A world whose clock runs this many times as fast. */
const SPEED = 25;

function fastWorld(seed = 1): World {
  const below = playerDice(seed);
  let keys = 0;
  return {
    after: (milliseconds, act) => {
      const timer = globalThis.setTimeout(act, milliseconds / SPEED);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    isVisible: () => true,
    random: () => below(1000) / 1000,
    makeKey: () => `key-of-this-client-${keys++}`,
  };
}

/** Waits of minutes pass at once. */
const fasterWorld: Pick<World, 'after'> = {
  after: (milliseconds, act) => fastWorld().after(Math.min(milliseconds, 1000), act),
};

type Way = (server: FakeServer) => OpenWire;
const bySocket: Way = ({ openSocket }) => socketWire(openSocket, VISITOR);
const byPolling: Way = (server) => pollingWire(server.asPlayer(KEY), VISITOR);

interface Opened {
  readonly table: Table;
  readonly server: FakeServer;
  readonly online: OnlineTable;
  close(): Promise<void>;
}

function open(side: Side, seed: string, ways: readonly [Way, ...Way[]], wanted: Partial<World> = {}): Opened {
  const seat = side === 'machine' ? 'machine' : 'revolutionary-1';
  const table = openTable({ seed, people: [seat], host: { tells: 'when-kept', keep: () => setTimeout(0) } });
  const server = new FakeServer(table.connect({ seats: [seat], audience: side }), KEY, TABLE);
  const [first, ...others] = ways.map((way) => way(server));
  if (first === undefined) throw new Error('no way to the server');
  const online = new OnlineTable([first, ...others], { ...fastWorld(), ...wanted });
  const close = async () => {
    await online.leave();
    await table.close();
  };
  return { table, server, online, close };
}

for (const [name, way] of [
  ['socket', bySocket],
  ['long polling', byPolling],
] as const)
  describeTableConnection(`a table reached by ${name}`, async (side, seed) => {
    const { online, close } = open(side, seed, [way]);
    return { connection: online, isServed: true, close };
  });

describe.each([
  ['socket', bySocket],
  ['long polling', byPolling],
] as const)('a table reached by %s', (_name, way) => {
  it('is played on where replies get lost, and every answer counts once', async () => {
    const { table, server, online, close } = open('machine', 'lost replies', [way]);
    const reader = new Reader(online);
    await reader.untilAsked();
    let given = 0;
    while (given < 30 && reader.view.outcome === undefined) {
      const before = table.record().entries.filter(({ seat }) => seat === 'machine').length;
      if (given % 3 === 0) server.losesReplies = 1 + (given % 2);
      expect(await online.answer([reader.firstAnswer()])).toBeUndefined();
      given++;
      expect(table.record().entries.filter(({ seat }) => seat === 'machine')).toHaveLength(before + 1);
      await reader.untilAsked();
      expect(reader.view).toEqual(table.play.view('machine'));
      const numbers = reader.entries.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, at) => at));
    }
    expect(server.carriedOut.filter((what) => what === 'answer')).toHaveLength(given);
    await close();
  });

  it('is asked again after the time that a busy server wants', async () => {
    const { server, online, close } = open('machine', 'busy', [way]);
    const reader = new Reader(online);
    await reader.untilAsked();
    for (const why of [
      { refused: 'too-many', retryAfter: 1 },
      { refused: 'unavailable', retryAfter: 0 },
    ] as const) {
      server.busy = why;
      expect(await online.answer([reader.firstAnswer()])).toBeUndefined();
      await reader.untilAsked();
    }
    await close();
  });
});

describe('a socket that ends', () => {
  it('is opened again by itself, and the feed goes on where it was', async () => {
    const { table, server, online, close } = open('revolutionaries', 'cuts', [bySocket]);
    const reader = new Reader(online);
    const below = playerDice(7);
    await reader.untilAsked();
    for (let given = 0; given < 60 && reader.view.outcome === undefined; given++) {
      const answering = online.answer([reader.firstAnswer()]);
      if (below(3) === 0) server.cut();
      if (below(6) === 0) server.sayGoodbye({ refused: 'unavailable', retryAfter: 1 });
      expect(await answering).toBeUndefined();
      await reader.untilAsked();
      expect(reader.view).toEqual(table.play.view('revolutionaries'));
    }
    expect(server.opened).toBeGreaterThan(10);
    expect(online.reachable).toBe('connected');
    await close();
  });

  it('for good is not opened again, and requests say why', async () => {
    const { server, online, close } = open('machine', 'replaced', [bySocket]);
    await new Reader(online).untilAsked();
    let told = 0;
    online.listen(() => void told++);
    server.sayGoodbye({ refused: 'replaced' });
    await expect(online.truth()).rejects.toEqual(new RequestRefused({ refused: 'replaced' }));
    expect(online.reachable).toEqual({ ended: { refused: 'replaced' } });
    expect(told).toBeGreaterThan(0);
    await setTimeout(50);
    expect(server.opened).toBe(1);
    await close();
  });

  it('without a word is given up after a while', async () => {
    const { server, online, close } = open('machine', 'half open', [bySocket]);
    const reader = new Reader(online);
    await reader.untilAsked();
    server.goSilent();
    expect(await online.answer([reader.firstAnswer()])).toBeUndefined();
    expect(server.opened).toBe(2);
    await close();
  });

  it('is opened again at another moment by every client', async () => {
    const pauses = new Set<number>();
    for (let client = 1; client <= 20; client++) {
      const world = fastWorld(client);
      let pause: number | undefined;
      const after: World['after'] = (milliseconds, act) => {
        if (milliseconds % 15_000 !== 0) pause = Math.round(milliseconds);
        return world.after(milliseconds, act);
      };
      const { server, online, close } = open('machine', 'spread', [bySocket], { ...world, after });
      await online.read(0);
      server.sayGoodbye({ refused: 'unavailable', retryAfter: 10 });
      pauses.add(await vi.waitUntil(() => pause, { interval: 1 }));
      await close();
    }
    expect(pauses.size).toBeGreaterThan(15);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(10_000);
  });
});

it('where sockets are blocked the next way is taken, and nothing asked meanwhile is lost', async () => {
  const { table, server, online, close } = open('machine', 'blocked', [
    (one) => {
      one.isBlocking = true;
      return bySocket(one);
    },
    byPolling,
  ]);
  const notes = online.notes();
  const reader = new Reader(online);
  await reader.untilAsked();
  expect(await notes).toBe('');
  expect(server.opened).toBe(3);
  expect(await online.answer([reader.firstAnswer()])).toBeUndefined();
  await reader.untilAsked();
  expect(reader.view).toEqual(table.play.view('machine'));
  await close();
});

it('where sockets were blocked they are tried again, and used when they get through', async () => {
  const { table, server, online, close } = open(
    'machine',
    'blocked for a while',
    [
      (one) => {
        one.isBlocking = true;
        return bySocket(one);
      },
      byPolling,
    ],
    { after: fasterWorld.after },
  );
  const reader = new Reader(online);
  await reader.untilAsked();
  while (server.opened < 6) await setTimeout(5);
  expect(server.sockets).toBe(0);
  server.isBlocking = false;
  while (server.sockets === 0) await setTimeout(5);
  let byHttp = -1;
  for (let answers = 0; answers < 20 && byHttp !== server.asked; answers++) {
    byHttp = server.asked;
    expect(await online.answer([reader.firstAnswer()])).toBeUndefined();
    await reader.untilAsked();
    expect(reader.view).toEqual(table.play.view('machine'));
  }
  expect(server.asked, 'the latest answer goes by socket').toBe(byHttp);
  expect(online.reachable).toBe('connected');
  await close();
});

it('where there is no other way a server that is away is tried until it is back', async () => {
  const { server, online, close } = open('machine', 'away', [
    (one) => {
      one.isBlocking = true;
      return bySocket(one);
    },
  ]);
  const reader = new Reader(online);
  const asked = reader.untilAsked();
  while (server.opened < 5) await setTimeout(5);
  server.isBlocking = false;
  await asked;
  expect(online.reachable).toBe('connected');
  await close();
});

it.each<[string, Way]>([
  ['socket', ({ openSocket }) => socketWire(openSocket, { ...VISITOR, link: LINK })],
  ['long polling', (server) => pollingWire(server.asPlayer(KEY), { ...VISITOR, link: LINK })],
])('a link is opened once by %s, also where the connection is cut', async (_name, way) => {
  const { server, online, close } = open('machine', 'link', [way]);
  const reader = new Reader(online);
  await reader.untilAsked();
  for (let cuts = 0; cuts < 3; cuts++) {
    server.cut();
    expect(await online.answer([reader.firstAnswer()])).toBeUndefined();
    await reader.untilAsked();
  }
  expect(server.joined).toEqual([LINK]);
  await close();
});

it.each([
  [{ key: 'another-key-than-that-one', table: TABLE }, 'no-key'],
  [{ key: KEY, table: 'another-table' }, 'not-found'],
])('a stranger is told so: %j', async (visitor, refused) => {
  for (const way of [
    ({ openSocket }: FakeServer) => socketWire(openSocket, visitor),
    (server: FakeServer) => pollingWire(server.asPlayer(visitor.key), visitor),
  ]) {
    const { online, close } = open('machine', 'stranger', [way]);
    await expect(online.read(0)).rejects.toEqual(new RequestRefused({ refused } as never));
    expect(online.reachable).toEqual({ ended: { refused } });
    await close();
  }
});
