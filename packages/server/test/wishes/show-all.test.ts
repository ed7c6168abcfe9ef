import { FeedReader, linesOf, type TableEntry } from '@great-machine/client';
import { present } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { NO_DOWNTIME, nodesForTests } from '../clocks/nodes-for-tests.js';
import { type Guest, gather, playOn } from '../clocks/people.js';

const site = nodesForTests(() => NO_DOWNTIME);

const SIDES = ['machine', 'revolutionaries'] as const;

/** Two people play, and the creator watches. */
async function start(spectatorDelay = 0) {
  const game = { revolutionaries: 1, seed: 'show all', masterPlan: 1 };
  const { creator: watcher, guests } = await gather(site.open(), site.store, { game, spectatorDelay });
  await watcher.ask({ do: 'start' });
  const [machine, rebel] = guests as [Guest, Guest];
  return { watcher, machine, rebel };
}

const readSide = async (guest: Guest, side: string, since = 0) =>
  (await (await guest.at()).request(guest.player, { do: 'read-side', side, since } as never)) as TableEntry[];

async function agree(machine: Guest, rebel: Guest) {
  await machine.ask({ do: 'wish', seat: 'machine', wish: { want: 'show-all' } });
  await rebel.ask({ do: 'vote', seat: 'revolutionary-1', wish: 0, agrees: true });
}

const roundsIn = (entries: readonly TableEntry[]) => entries.flatMap(linesOf).map(({ round }) => round);

/** The round that a side has heard of. */
async function roundOf(guest: Guest): Promise<number> {
  return Math.max(...roundsIn((await guest.read()).entries));
}

it('without the consent of all seats nobody sees what a side knows, and seats never do [R-INF-6]', async () => {
  const { watcher, machine, rebel } = await start();
  await machine.ask({ do: 'wish', seat: 'machine', wish: { want: 'show-all' } });
  for (const side of SIDES) await expect(readSide(watcher, side)).rejects.toThrow('not-allowed');
  await rebel.ask({ do: 'vote', seat: 'revolutionary-1', wish: 0, agrees: true });
  for (const side of SIDES) {
    expect(await readSide(watcher, side)).toEqual([]);
    for (const seat of [machine, rebel]) await expect(readSide(seat, side)).rejects.toThrow('not-allowed');
  }
});

it('with it those who watch see both sides, at least a round late, and all of it after the end', async () => {
  const { watcher, machine, rebel } = await start();
  await agree(machine, rebel);
  const sides = { machine, revolutionaries: rebel };
  for (let round = 1; round < 5; ) {
    expect(await playOn([machine, rebel], 6)).toBeGreaterThan(0);
    round = await roundOf(machine);
    for (const side of SIDES) {
      const shown = await readSide(watcher, side);
      const own = (await sides[side].read()).entries;
      expect(Math.max(0, ...roundsIn(shown)), `in round ${round}`).toBe(Math.max(0, round - 2));
      expect(shown.map(linesOf)).toEqual(own.slice(0, shown.length).map(linesOf));
      expect((await readSide(watcher, side, 3)).map(linesOf)).toEqual(shown.slice(3).map(linesOf));
    }
  }
  const feed = new FeedReader();
  feed.read(await readSide(watcher, 'machine'));
  const view = present(feed.view, 'view of the Machine');
  expect([view.audience, view.round]).toEqual(['machine', expect.any(Number)]);
  expect(view.round).toBeLessThanOrEqual((await roundOf(machine)) - 2);
  await machine.ask({ do: 'wish', seat: 'machine', wish: { want: 'resign' } });
  for (const reader of [watcher, machine, rebel])
    for (const side of SIDES)
      expect((await readSide(reader, side)).map(linesOf)).toEqual(
        (await sides[side].read()).entries.map(linesOf),
      );
});

it('a player who has read a side takes no seat of the game any more', async () => {
  const { watcher, machine, rebel } = await start();
  await agree(machine, rebel);
  const replace = () =>
    watcher.ask({ do: 'wish', seat: 'revolutionary-1', wish: { want: 'replace', seat: 'revolutionary-1' } });
  await replace();
  await rebel.ask({ do: 'vote', seat: 'revolutionary-1', wish: 1, agrees: true });
  await readSide(watcher, 'machine');
  const why = { refused: 'not-allowed', because: 'has-read-sides' };
  const claim = { do: 'claim-seat', seat: 'revolutionary-1', name: 'Eve' };
  await expect(watcher.ask(claim)).rejects.toMatchObject({ why });
  await expect(replace()).rejects.toMatchObject({ why });
});

it('is late by the delay of the table besides', async () => {
  const { watcher, machine, rebel } = await start(60);
  await agree(machine, rebel);
  while ((await roundOf(machine)) < 3) await playOn([machine, rebel], 6);
  for (const side of SIDES) expect(await readSide(watcher, side)).toEqual([]);
  site.clock.pass(59_999);
  for (const side of SIDES) expect(await readSide(watcher, side)).toEqual([]);
  site.clock.pass(1);
  for (const side of SIDES) expect((await readSide(watcher, side)).length).toBeGreaterThan(0);
});
