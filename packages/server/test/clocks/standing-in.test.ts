import { itemAt } from '@great-machine/rules';
import { expect, it, vi } from 'vitest';
import { createInProcessPool } from '../../../bots/test/in-process-pool.js';
import { nodesForTests } from './nodes-for-tests.js';
import { type Guest, sharedBy, startGame } from './people.js';

const site = nodesForTests((store) => ({ store: sharedBy(store) }));
const { clock, closeAll, open } = site;

const SETUP = { game: { revolutionaries: 1, seed: 'standing in', masterPlan: 4 } };

async function start(node = open()): Promise<readonly [machine: Guest, heroes: Guest]> {
  const [machine, heroes] = await startGame(node, site.store, SETUP);
  if (machine === undefined || heroes === undefined) throw new Error('two people sit at the table');
  return [machine, heroes];
}

async function takenBy(reader: Guest, seat: string) {
  const sheet = await (await reader.at()).sheetFor(reader.player);
  return sheet.seats.find((one) => one.seat === seat)?.taken;
}

/** The bot of the Revolutionaries has come to where the Great Machine is asked. */
async function untilAsked(machine: Guest): Promise<void> {
  await vi.waitFor(async () => expect(await machine.asked()).not.toEqual([]), 10_000);
}

it('a bot stands in for a player who wants it, and hands the seat back', async () => {
  const [machine, heroes] = await start();
  expect(await heroes.asked()).not.toEqual([]);
  await heroes.ask({ do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' });
  const standsIn = { by: 'bot', level: 'apprentice', standsInFor: 'Player of revolutionary-1' };
  expect(await takenBy(machine, 'revolutionary-1')).toEqual(standsIn);
  expect(await heroes.asked(), 'the bot answers now').toEqual([]);
  await untilAsked(machine);
  const { status } = await heroes.read();
  expect(status).toMatchObject({ audience: 'revolutionaries', own: [] });
  await heroes.ask({ do: 'take-seat-back', seat: 'revolutionary-1' });
  expect(await takenBy(machine, 'revolutionary-1')).toMatchObject({ by: 'person' });
  while ((await heroes.asked()).length === 0) expect(await machine.answer()).toBeDefined();
  expect(itemAt(await heroes.asked(), 0).seat).toBe('revolutionary-1');
});

it('only a player gives the own seat to a bot, and takes it back', async () => {
  const [machine, heroes] = await start();
  const seat = 'revolutionary-1';
  await expect(machine.ask({ do: 'seat-bot', seat, level: 'apprentice' })).rejects.toThrow('not-now');
  await expect(heroes.ask({ do: 'take-seat-back', seat })).rejects.toThrow('not-now');
  await heroes.ask({ do: 'seat-bot', seat, level: 'apprentice' });
  await expect(machine.ask({ do: 'take-seat-back', seat })).rejects.toThrow('not-allowed');
  expect(await takenBy(machine, seat)).toMatchObject({ by: 'bot' });
});

it('a bot that stands in does so on every node, and after a restart', async () => {
  const [machine, heroes] = await start();
  machine.node = open();
  expect(await machine.asked()).toEqual([]);
  await heroes.ask({ do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' });
  await (await machine.at()).follow();
  expect(await takenBy(machine, 'revolutionary-1')).toMatchObject({ by: 'bot' });
  expect((await machine.read()).status.seats[1]).toMatchObject({ bot: 'apprentice' });
  await untilAsked(machine);
  await closeAll();
  machine.node = open();
  heroes.node = machine.node;
  expect((await machine.read()).status.seats[1]).toMatchObject({ bot: 'apprentice' });
  await heroes.ask({ do: 'take-seat-back', seat: 'revolutionary-1' });
  expect((await machine.read()).status.seats[1]).toMatchObject({ bot: undefined });
});

it('bots rest in a pause, also after a restart, and go on after it', async () => {
  const pool = createInProcessPool();
  const think = pool.think.bind(pool);
  let thoughts = 0;
  pool.think = (request) => {
    thoughts++;
    return think(request);
  };
  const openOther = () => open({ store: site.store, pool: () => pool });
  const [machine, heroes] = await start(openOther());
  await machine.ask({ do: 'pause', isPaused: true });
  await heroes.ask({ do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' });
  await machine.read();
  const before = await site.store.entries(machine.table, 0);
  await closeAll();
  heroes.node = machine.node = openOther();
  await machine.read();
  expect(await site.store.entries(machine.table, 0)).toEqual(before);
  expect(thoughts).toBe(0);
  await machine.ask({ do: 'pause', isPaused: false });
  await untilAsked(machine);
  expect(thoughts).toBeGreaterThan(0);
});

it('a paused table takes no answers until a player goes on', async () => {
  const [machine, heroes] = await start();
  await machine.ask({ do: 'pause', isPaused: true });
  expect(await (await heroes.at()).sheetFor(heroes.player)).toMatchObject({ isPaused: true });
  const before = await heroes.read();
  await expect(heroes.answer()).rejects.toThrow('not-now');
  await expect(heroes.ask({ do: 'undo' })).rejects.toThrow('not-now');
  expect(await heroes.read()).toEqual(before);
  await heroes.ask({ do: 'pause', isPaused: false });
  await heroes.ask({ do: 'pause', isPaused: false });
  expect(await heroes.answer()).toBeDefined();
});

it('a player who pauses and goes on again and again has to wait', async () => {
  const [machine] = await start();
  clock.pass(150_000);
  const pause = (isPaused: boolean) => machine.ask({ do: 'pause', isPaused });
  for (let at = 0; at < 30; at++) await pause(at % 2 === 0);
  await expect(pause(true)).rejects.toMatchObject({ why: { refused: 'too-many', retryAfter: 5 } });
  clock.pass(5000);
  await pause(true);
});

it('a player who gives a seat to bots and takes it back again and again has to wait', async () => {
  const [machine] = await start();
  clock.pass(150_000);
  const seatBot = (at: number) =>
    machine.ask({ do: 'seat-bot', seat: 'machine', level: at % 2 === 0 ? 'engineer' : 'apprentice' });
  const takeBack = () => machine.ask({ do: 'take-seat-back', seat: 'machine' });
  for (let at = 0; at < 15; at++) {
    await seatBot(at);
    await takeBack();
  }
  await expect(seatBot(0)).rejects.toMatchObject({ why: { refused: 'too-many', retryAfter: 5 } });
});

it('a player who takes back again and again has to wait, and can still answer', async () => {
  const [, heroes] = await start();
  const undo = () => heroes.ask({ do: 'undo' });
  expect(await undo(), 'what the rules refuse does not count').toMatchObject({ code: 'nothing-to-undo' });
  for (let at = 0; at < 100; at++) {
    await heroes.answer();
    expect(await undo()).toBeUndefined();
  }
  expect(await heroes.answer()).toBeDefined();
  const before = await heroes.read();
  await expect(undo()).rejects.toMatchObject({ why: { refused: 'too-many', retryAfter: 5 } });
  expect(await heroes.read()).toEqual(before);
  clock.pass(5000);
  expect(await undo()).toBeUndefined();
});
