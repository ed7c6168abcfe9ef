import { linesOf } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';
import { describe, expect, it, vi } from 'vitest';
import { readSummary } from '../../src/tables/summary.js';
import { NO_DOWNTIME, nodesForTests } from './nodes-for-tests.js';
import { type Guest, playOn, sharedBy, startGame } from './people.js';

const site = nodesForTests((store) => ({ ...NO_DOWNTIME, store: sharedBy(store) }));
const { clock, nodes, closeAll, open } = site;

const GAME = { revolutionaries: 1, seed: 'clocks', masterPlan: 4 };
const LIVE = { kind: 'live', bankSeconds: 600, incrementSeconds: 20 };
const MINUTE = 60_000;
const DAY = 86_400_000;

async function start(setup: object, node = open()): Promise<readonly [machine: Guest, heroes: Guest]> {
  const [machine, heroes] = await startGame(node, site.store, { game: GAME, ...setup });
  return [present(machine), present(heroes)];
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('it is there');
  return thing;
}

/** What a reader sees: seconds left at this moment, and whose time runs. */
async function shown(reader: Guest): Promise<Readonly<Record<string, string>>> {
  const { at, seats } = present(await (await reader.at()).clocksFor(reader.player));
  return Object.fromEntries(
    seats.map(({ seat, left, runs }) => {
      const now = runs ? Math.max(0, left - (clock.time - at)) : left;
      return [seat, `${now / 1000}${runs ? ' runs' : ''}`];
    }),
  );
}

const timesUp = (reader: Guest) =>
  reader.read().then(({ entries }) => entries.flatMap(linesOf).filter(({ key }) => key === 'time-ran-out'));

async function entriesOf({ table }: Guest): Promise<number> {
  return (await site.store.entries(table, 0)).length;
}

describe('a clock', () => {
  it('runs for the seats for which the game waits, and gives the increment for an answer', async () => {
    const [machine, heroes] = await start({ clock: LIVE });
    for (const reader of [machine, heroes])
      expect(await shown(reader)).toEqual({ machine: '600', 'revolutionary-1': '600 runs' });
    clock.pass(100_000);
    expect(await shown(machine)).toEqual({ machine: '600', 'revolutionary-1': '500 runs' });
    const asked = present(await heroes.answer()).id;
    if ((await heroes.asked()).some(({ id }) => id === asked)) await playOn([heroes], 20);
    const after = await shown(machine);
    expect(after).toEqual(await shown(heroes));
    expect(parseInt(present(after['revolutionary-1']), 10)).toBeGreaterThanOrEqual(520);
  });

  it('is shown to no player of a table without one', async () => {
    const [machine] = await start({});
    expect(await (await machine.at()).clocksFor(machine.player)).toBeUndefined();
  });

  it('gives no time back for an undo', async () => {
    const [machine, heroes] = await start({ clock: LIVE });
    clock.pass(MINUTE);
    await heroes.answer();
    const before = await shown(machine);
    for (let times = 0; times < 3; times++) {
      clock.pass(MINUTE);
      expect(await heroes.ask({ do: 'undo' })).toBeUndefined();
      await heroes.answer();
    }
    const seconds = (of: typeof before) => parseInt(present(of['revolutionary-1']), 10);
    expect(seconds(await shown(machine))).toBe(seconds(before) - 180);
  });

  it('stands still in a pause, for all nodes', async () => {
    const [machine, heroes] = await start({ clock: LIVE });
    heroes.node = open();
    clock.pass(MINUTE);
    await machine.ask({ do: 'pause', isPaused: true });
    await (await heroes.at()).follow();
    clock.pass(3 * DAY);
    for (const { tables } of nodes) await tables.timeOut();
    for (const reader of [machine, heroes])
      expect(await shown(reader)).toEqual({ machine: '600', 'revolutionary-1': '540' });
    await heroes.ask({ do: 'pause', isPaused: false });
    clock.pass(MINUTE);
    expect(await shown(heroes)).toEqual({ machine: '600', 'revolutionary-1': '480 runs' });
  });

  it('does not run while the server is down, and does not start anew with it', async () => {
    const silence = { longestSilence: 15_000 };
    const [machine, heroes] = await start({ clock: LIVE }, open(silence));
    clock.pass(10_000);
    expect(await shown(heroes)).toEqual({ machine: '600', 'revolutionary-1': '590 runs' });
    await closeAll();
    clock.pass(2 * DAY);
    const node = open(silence);
    for (const guest of [machine, heroes]) guest.node = node;
    await node.tables.timeOut();
    expect(await timesUp(machine)).toEqual([]);
    expect(await shown(heroes)).toEqual({ machine: '600', 'revolutionary-1': '590 runs' });
    clock.pass(10_000);
    expect(await shown(machine)).toEqual({ machine: '600', 'revolutionary-1': '580 runs' });
  });
});

it('a clock does not run while a server is stopped for a moment that has its store for itself', async () => {
  const alone = { longestSilence: 15_000, store: site.store };
  const [, heroes] = await start({ clock: LIVE }, open(alone));
  clock.pass(10_000);
  expect(await shown(heroes)).toEqual({ machine: '600', 'revolutionary-1': '590 runs' });
  await closeAll();
  clock.pass(5000);
  heroes.node = open(alone);
  expect(await shown(heroes)).toEqual({ machine: '600', 'revolutionary-1': '590 runs' });
});

describe('out of time', () => {
  it('the clock answers, visibly, and the game goes on [R-TIME-1]', async () => {
    const [machine, heroes] = await start({ clock: LIVE });
    const asked = itemAt(await heroes.asked(), 0).id;
    clock.pass(600_000 - 1);
    await heroes.node.tables.timeOut();
    expect(await timesUp(heroes)).toEqual([]);
    clock.pass(1);
    await heroes.node.tables.timeOut();
    expect((await heroes.asked()).map(({ id }) => id)).not.toContain(asked);
    for (const reader of [machine, heroes])
      expect((await timesUp(reader)).at(-1)).toMatchObject({ params: { side: 'revolutionaries' } });
    expect(await heroes.ask({ do: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('whatever is asked is answered, round after round, though no player looks', async () => {
    const [machine, heroes] = await start({ clock: { kind: 'days', days: 1 } });
    const { tables } = machine.node;
    const round = async () => readSummary(present(await site.store.table(machine.table))).round;
    for (let days = 0; days < 300 && (await round()) < 3; days++) {
      clock.pass(DAY);
      await tables.timeOut();
    }
    expect(await round()).toBe(3);
    const sides = (await timesUp(heroes)).map(({ params }) => params.side);
    expect(new Set(sides)).toEqual(new Set(['machine', 'revolutionaries']));
  });

  it('a table whose clocks stand still is left alone', async () => {
    const [machine] = await start({ clock: LIVE });
    expect(await site.store.tablesDue(Number.MAX_SAFE_INTEGER)).toContain(machine.table);
    await machine.ask({ do: 'pause', isPaused: true });
    expect(await site.store.tablesDue(Number.MAX_SAFE_INTEGER)).not.toContain(machine.table);
  });

  it('one of several nodes answers, and a table that sleeps is woken for it', async () => {
    const [machine, heroes] = await start({ clock: { kind: 'days', days: 3 } });
    await closeAll();
    const before = await entriesOf(heroes);
    const [one, other] = [open(), open()];
    clock.pass(3 * DAY);
    await Promise.all([one.tables.timeOut(), other.tables.timeOut()]);
    machine.node = one;
    heroes.node = other;
    await (await machine.at()).follow();
    await (await heroes.at()).follow();
    expect(await shown(machine)).toEqual(await shown(heroes));
    const told = await timesUp(machine);
    expect(told.length).toBeGreaterThan(0);
    expect(await entriesOf(heroes)).toBeGreaterThan(before);
    expect(await timesUp(machine)).toEqual(told);
    await Promise.all([one.tables.timeOut(), other.tables.timeOut()]);
    expect(await timesUp(machine)).toEqual(told);
  });

  it('a bot stands in where that was agreed on, until the player takes the seat back', async () => {
    const [machine, heroes] = await start({ clock: LIVE, standInAfterTime: true });
    clock.pass(600_000);
    await heroes.node.tables.timeOut();
    const sheet = await (await machine.at()).sheetFor(machine.player);
    expect(sheet.seats[1]?.taken).toEqual({
      by: 'bot',
      level: 'journeyman',
      standsInFor: 'Player of revolutionary-1',
    });
    await vi.waitFor(async () => expect(await machine.asked()).not.toEqual([]), 10_000);
    expect(await timesUp(machine)).toEqual([]);
    expect(await shown(machine)).toMatchObject({ machine: '600 runs' });
    await heroes.ask({ do: 'take-seat-back', seat: 'revolutionary-1' });
    const { 'revolutionary-1': left } = await shown(heroes);
    expect(parseInt(present(left), 10)).toBeGreaterThanOrEqual(20);
  });
});
