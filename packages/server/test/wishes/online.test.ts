import { OnlineTable } from '@great-machine/client';
import { nextChange } from '@great-machine/client/node';
import { itemAt } from '@great-machine/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { Reader } from '../../../client/test/reader.js';
import { byPolling, bySocket, type Way, worldAt } from '../realtime/online.js';
import { Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const site = serverForTests();
const opened: OnlineTable[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((table) => table.leave()));
});

/** A table of two people, one on each side, as their programs reach it. */
async function startGame() {
  const [machine, heroes] = [new Person(site.node), new Person(site.node)];
  const { table, links } = await machine.create({
    game: { revolutionaries: 1, seed: 'wishes online', masterPlan: 4 },
  });
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  await machine.request(table, { do: 'start' });
  const open = ({ key }: Person, way: Way = bySocket) => {
    const online = new OnlineTable([way(site.address, key, table)], worldAt(1));
    opened.push(online);
    return online;
  };
  /** One who has opened the link of the invitation in mid-game. */
  const openStranger = async (way: Way) => {
    const stranger = new Person(site.node);
    await stranger.join(table, links.invitation);
    return open(stranger, way);
  };
  return { machine: open(machine), heroes: open(heroes), openStranger };
}

/** Waits until a client was told of so many wishes. */
async function untilWishes(table: OnlineTable, count: number) {
  for (;;) {
    const changed = nextChange(table);
    if (table.around.wishes.length === count) return table.around.wishes;
    await changed;
  }
}

describe('a program at a table', () => {
  it('wants something, and another one agrees', async () => {
    const { machine, heroes } = await startGame();
    expect(await machine.wish('machine', { want: 'show-all' })).toBeUndefined();
    const { wish, wants } = itemAt(await untilWishes(heroes, 1), 0);
    expect(wants).toEqual({ want: 'show-all' });
    await heroes.vote('revolutionary-1', wish, true);
    await untilWishes(machine, 0);
    expect(machine.around.sheet?.showsAll).toBe(true);
  });

  it('wants something, and another one is against it', async () => {
    const { machine, heroes } = await startGame();
    await machine.wish('machine', { want: 'show-all' });
    const { wish } = itemAt(await untilWishes(heroes, 1), 0);
    await heroes.vote('revolutionary-1', wish, false);
    await untilWishes(machine, 0);
    expect(machine.around.sheet?.showsAll).toBe(false);
  });

  it('wants something no more', async () => {
    const { machine, heroes } = await startGame();
    await machine.wish('machine', { want: 'show-all' });
    const own = itemAt(await untilWishes(machine, 1), 0);
    await untilWishes(heroes, 1);
    await machine.withdraw(own);
    await untilWishes(heroes, 0);
    await expect(heroes.vote('revolutionary-1', own.wish, true)).rejects.toThrow('not-now');
  });

  it.each([
    { by: 'by socket', way: bySocket },
    { by: 'by long polling', way: byPolling },
  ])('claims a seat that was yielded in mid-game, and plays on, $by', async ({ way }) => {
    const { heroes, openStranger } = await startGame();
    const [before, reader] = [new Reader(heroes), new Reader(await openStranger(way))];
    const stranger = reader.connection as OnlineTable;
    const seat = 'revolutionary-1';
    await before.untilAsked();
    await heroes.answer([before.firstAnswer()]);
    await before.read();
    await reader.until(() => reader.news.status.audience === 'public');
    await stranger.wish(seat, { want: 'replace', seat });
    const { wish } = itemAt(await untilWishes(heroes, 1), 0);
    await heroes.vote(seat, wish, true);
    await stranger.ask({ do: 'claim-seat', once: stranger.once(), seat, name: 'Eve' });
    await reader.until(() => reader.news.status.audience === 'revolutionaries');
    expect(reader.view).toEqual(before.view);
    expect(reader.entries.map(({ number }) => number)).toEqual(before.entries.map(({ number }) => number));
    expect(stranger.reachable).toBe('connected');
    await reader.untilAsked();
    expect(await stranger.answer([reader.firstAnswer()])).toBeUndefined();
    expect(heroes.reachable).toEqual({ ended: { refused: 'replaced' } });
    before.close();
    reader.close();
  });
});
