import { OnlineTable, webServer } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Reader } from '../../../client/test/reader.js';
import { NO_DOWNTIME } from '../clocks/nodes-for-tests.js';
import { TestClock } from '../clocks/people.js';
import { newKey } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';
import { byPolling, bySocket, type Way, worldAt } from './online.js';

const clock = new TestClock();
const site = serverForTests(({ place, store }) => place.openNode(store, { now: clock.now, ...NO_DOWNTIME }));
const opened: OnlineTable[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((table) => table.leave()));
});

const SETUP = {
  game: { revolutionaries: 1, seed: 'clocks online' },
  clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 20 },
} as never;

/** The clocks of these clients are wrong by this much. */
const WRONG = 3_600_000;

/** Two people at a table with clocks, whose game has begun. */
async function start(way: Way): Promise<readonly [machine: OnlineTable, heroes: OnlineTable]> {
  const keys = [newKey(), newKey()] as const;
  const servers = keys.map((key) => webServer(fetch, site.address, key));
  const [first, second] = [itemAt(servers, 0), itemAt(servers, 1)];
  const { table, links } = await first.request('createTable', { body: { once: newKey(), setup: SETUP } });
  await second.request('join', { table, body: { link: links.invitation } });
  const claim = (seat: string) => ({ do: 'claim-seat' as const, once: newKey(), seat, name: seat });
  await first.request('request', { table, body: claim('machine') });
  await second.request('request', { table, body: claim('revolutionary-1') });
  await first.request('request', { table, body: { do: 'start', once: newKey() } });
  const world = { ...worldAt(1), now: () => clock.time - WRONG };
  const tables = keys.map((key) => new OnlineTable([way(site.address, key, table)], world));
  opened.push(...tables);
  await Promise.all(tables.map((one) => one.read(0)));
  return [itemAt(tables, 0), itemAt(tables, 1)];
}

describe.each([
  ['socket', bySocket],
  ['long polling', byPolling],
] as const)('a client by %s', (_name, way) => {
  it('reads clocks by the time of the server, whatever its own clock says', async () => {
    const [machine, heroes] = await start(way);
    const lefts = (table: OnlineTable) =>
      ['machine', 'revolutionary-1', 'nobody'].map((seat) => table.timeLeft(seat));
    clock.pass(100_000);
    for (const table of [machine, heroes]) {
      expect(table.serverTime).toBe(clock.time);
      expect(lefts(table)).toEqual([600_000, 500_000, undefined]);
    }
    await machine.ask({ do: 'pause', once: machine.once(), isPaused: true });
    await vi.waitFor(() => expect(heroes.around.sheet?.isPaused).toBe(true));
    clock.pass(1_000_000);
    for (const table of [machine, heroes]) expect(lefts(table)).toEqual([600_000, 500_000, undefined]);
    await machine.ask({ do: 'pause', once: machine.once(), isPaused: false });
    await vi.waitFor(() => expect(heroes.around.sheet?.isPaused).toBe(false));
    const reader = new Reader(heroes);
    await reader.untilAsked();
    while (reader.asked.length > 0) {
      expect(await heroes.answer([reader.firstAnswer()])).toBeUndefined();
      await reader.read();
    }
    const left = heroes.timeLeft('revolutionary-1') ?? 0;
    expect(left).toBeGreaterThanOrEqual(520_000);
    await vi.waitFor(() => expect(machine.timeLeft('revolutionary-1')).toBe(left));
    reader.close();
  });
});
