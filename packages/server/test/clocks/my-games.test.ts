import type { MyGames } from '@great-machine/protocol';
import { expect, it, vi } from 'vitest';
import { gameOf } from '../../src/tables/summary.js';
import { NO_DOWNTIME, nodesForTests } from './nodes-for-tests.js';
import { type Guest, sharedBy, startGame } from './people.js';

const site = nodesForTests((store) => ({ ...NO_DOWNTIME, store: sharedBy(store) }));
const { clock, open } = site;

const GAME = { revolutionaries: 1, seed: 'my games', masterPlan: 4 };
const MINUTE = 60_000;

async function start(setup: object = {}): Promise<readonly [machine: Guest, heroes: Guest]> {
  const [machine, heroes] = await startGame(open(), site.store, { game: GAME, ...setup });
  if (machine === undefined || heroes === undefined) throw new Error('two people sit at the table');
  return [machine, heroes];
}

/** What *My games* says to a player. */
async function myGame({ player }: Guest): Promise<MyGames['games'][number]> {
  const [seated] = await site.store.tablesOf(player.id);
  if (seated === undefined) throw new Error('the player has a game');
  return gameOf(seated.table, undefined, [seated.seat]);
}

it('my games say whose turn it is from the start on, and since when', async () => {
  const [machine, heroes] = await start();
  const began = clock.time;
  clock.pass(MINUTE);
  expect(await myGame(machine)).toMatchObject({ waitsFor: ['revolutionary-1'], since: began, round: 1 });
  while ((await machine.asked()).length === 0) expect(await heroes.answer()).toBeDefined();
  expect(await myGame(heroes)).toMatchObject({ waitsFor: ['machine'], since: clock.time });
});

it('my games say so after answers at several nodes', async () => {
  const [machine, heroes] = await start();
  heroes.node = open();
  for (let turns = 0; turns < 4; turns++) {
    clock.pass(MINUTE);
    const [acts, waits] = turns % 2 === 0 ? [heroes, machine] : [machine, heroes];
    await (await acts.at()).follow();
    do {
      expect(await acts.answer()).toBeDefined();
      await (await waits.at()).follow();
    } while ((await waits.asked()).length === 0);
    const { waitsFor } = (await waits.read()).status;
    expect(await myGame(machine), `turn ${turns}`).toMatchObject({ waitsFor, since: clock.time });
  }
});

it('a game does not wait for a player for whom a bot stands in', async () => {
  const [machine, heroes] = await start();
  const seat = 'revolutionary-1';
  await machine.ask({ do: 'pause', isPaused: true });
  await heroes.ask({ do: 'seat-bot', seat, level: 'apprentice' });
  expect(await myGame(heroes)).toMatchObject({ waitsFor: [], isPaused: true });
  await heroes.ask({ do: 'take-seat-back', seat });
  await machine.ask({ do: 'pause', isPaused: false });
  expect(await myGame(heroes)).toMatchObject({ waitsFor: [seat], isPaused: false });
  await heroes.ask({ do: 'seat-bot', seat, level: 'apprentice' });
  await vi.waitFor(async () => expect((await myGame(heroes)).waitsFor).toEqual(['machine']), 10_000);
});

it('my games say whose turn it is after the clock has answered', async () => {
  const [machine, heroes] = await start({ clock: { kind: 'days', days: 1 } });
  clock.pass(86_400_000);
  await heroes.node.tables.timeOut();
  const { waitsFor } = (await machine.read()).status;
  expect(waitsFor.length).toBeGreaterThan(0);
  expect(await myGame(machine)).toMatchObject({ waitsFor });
});
