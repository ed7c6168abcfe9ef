import { linesOf } from '@great-machine/client';
import type { OpenWish, TableSheet } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { NO_DOWNTIME, nodesForTests } from '../clocks/nodes-for-tests.js';
import { type Guest, playOn, startGame } from '../clocks/people.js';

const site = nodesForTests(() => NO_DOWNTIME);
const { clock, nodes, open } = site;

const REBELS = ['revolutionary-1', 'revolutionary-2'] as const;

/** Three people have begun to play. */
async function start(setup: object = {}): Promise<readonly [machine: Guest, one: Guest, two: Guest]> {
  const guests = await startGame(open(), site.store, {
    game: { revolutionaries: 2, seed: 'wishes', masterPlan: 4 },
    ...setup,
  });
  await playOn(guests, 14);
  return [itemAt(guests, 0), itemAt(guests, 1), itemAt(guests, 2)];
}

const wishesOf = async (guest: Guest): Promise<readonly OpenWish[]> =>
  (await guest.at()).wishesFor(guest.player);
const sheetOf = async (guest: Guest): Promise<TableSheet> => (await guest.at()).sheetFor(guest.player);
const linesFor = async (guest: Guest) => (await guest.read()).entries.flatMap(linesOf);
const wish = (guest: Guest, seat: string, wanted: object) => guest.ask({ do: 'wish', seat, wish: wanted });
const vote = (guest: Guest, seat: string, agrees: boolean, of = 0) =>
  guest.ask({ do: 'vote', seat, wish: of, agrees });

/** The latest entry of a feed. */
async function latest(guest: Guest): Promise<number> {
  const { entries } = await guest.read();
  return itemAt(entries, entries.length - 1).number;
}

describe('a take-back', () => {
  it('happens when all other seats have agreed, and they know its round and Phase alone', async () => {
    const [machine, one, two] = await start();
    const before = await latest(machine);
    await wish(machine, 'machine', { want: 'take-back', before });
    const asked: OpenWish = {
      wish: 0,
      by: 'machine',
      wants: { want: 'take-back', round: 1, phase: expect.any(String) },
      agreed: [],
      waitsFor: [...REBELS],
    };
    for (const reader of [machine, one, two]) expect(await wishesOf(reader)).toEqual([asked]);
    await vote(one, REBELS[0], true);
    expect(await wishesOf(machine)).toEqual([{ ...asked, agreed: [REBELS[0]], waitsFor: [REBELS[1]] }]);
    expect(await latest(machine), 'one has not agreed yet').toBe(before);
    await vote(two, REBELS[1], true);
    for (const reader of [machine, one, two]) {
      expect(await wishesOf(reader)).toEqual([]);
      expect((await linesFor(reader)).at(-1)).toMatchObject({
        key: 'game-taken-back',
        params: { side: 'machine', round: 1 },
      });
    }
    expect(await playOn([machine, one, two], 3), 'the game goes on').toBe(3);
  });

  it('does not happen where a player is against it, or the one who wants it changes their mind', async () => {
    const [machine, one, two] = await start();
    const before = await latest(one);
    await wish(one, REBELS[0], { want: 'take-back', before });
    await vote(machine, 'machine', false);
    expect(await wishesOf(one)).toEqual([]);
    await expect(vote(two, REBELS[1], true)).rejects.toThrow('not-now');
    await wish(one, REBELS[0], { want: 'take-back', before });
    await expect(wish(one, REBELS[0], { want: 'resign' }), 'one at a time').rejects.toThrow('not-now');
    await vote(one, REBELS[0], false, 1);
    expect(await wishesOf(machine)).toEqual([]);
    expect(await latest(one)).toBe(before);
  });

  it('is the wish of a seat for its own feed, and names an entry that is there', async () => {
    const [machine, one] = await start();
    const take = (before: number) => ({ want: 'take-back', before });
    await expect(wish(one, 'machine', take(1))).rejects.toThrow('not-allowed');
    expect(await wish(machine, 'machine', take(0))).toMatchObject({ code: 'no-such-moment' });
    expect(await wish(machine, 'machine', take(1 + (await latest(machine))))).toMatchObject({
      code: 'no-such-moment',
    });
    await wish(machine, 'machine', take(1));
    await expect(vote(machine, REBELS[0], true)).resolves.toBeUndefined();
    await expect(vote(one, REBELS[1], true), 'of another seat').rejects.toThrow('not-allowed');
    expect(await wishesOf(machine)).toMatchObject([{ agreed: [], waitsFor: REBELS }]);
  });

  it('has the consent of bots', async () => {
    const [machine, one, two] = await start();
    await one.ask({ do: 'seat-bot', seat: REBELS[0], level: 'apprentice' });
    await wish(machine, 'machine', { want: 'take-back', before: 1 });
    expect(await wishesOf(machine)).toMatchObject([{ waitsFor: [REBELS[1]] }]);
    await two.ask({ do: 'seat-bot', seat: REBELS[1], level: 'apprentice' });
    await itemAt(nodes, 0).tables.timeOut();
    expect(await wishesOf(machine)).toEqual([]);
    expect((await linesFor(machine)).map(({ key }) => key)).toContain('game-taken-back');
    await wish(machine, 'machine', { want: 'take-back', before: 1 });
    expect(await wishesOf(machine)).toEqual([]);
    const back = (await linesFor(machine)).filter(({ key }) => key === 'game-taken-back');
    expect(back).toHaveLength(2);
  });

  it('gives no time back', async () => {
    const live = { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } };
    const [machine, one, two] = await start(live);
    const before = await latest(machine);
    clock.pass(50_000);
    await playOn([machine, one, two], 4);
    const left = async () => {
      const clocks = await (await machine.at()).clocksFor(machine.player);
      return clocks?.seats.map((seat) => ({ ...seat, runs: false }));
    };
    const spent = await left();
    await wish(machine, 'machine', { want: 'take-back', before });
    await vote(one, REBELS[0], true);
    await vote(two, REBELS[1], true);
    expect((await linesFor(machine)).at(-1)?.key).toBe('game-taken-back');
    expect(await left()).toEqual(spent);
  });

  it('that all have agreed to happens once, though a node dies before, and others see to it at once', async () => {
    const [machine, one, two] = await start();
    await wish(machine, 'machine', { want: 'take-back', before: 2 });
    await vote(one, REBELS[0], true);
    const others = [open(), open()];
    const [first, second] = [itemAt(others, 0), itemAt(others, 1)];
    const table = await two.at();
    const log = Reflect.get(table, 'log');
    await log.change(`${two.player.id} the last vote`, async () => ({
      entry: { did: 'vote', wish: 0, seat: REBELS[1], agrees: true },
    }));
    await Promise.all([first.tables.timeOut(), second.tables.timeOut()]);
    for (const node of others) {
      machine.node = node;
      await (await machine.at()).follow();
      expect(await wishesOf(machine)).toEqual([]);
      const back = (await linesFor(machine)).filter(({ key }) => key === 'game-taken-back');
      expect(back).toHaveLength(1);
    }
    expect(await site.store.tablesDue(clock.now() + 1e9)).not.toContain(machine.table);
  });
});

describe('a resignation', () => {
  it('of the Great Machine ends the game at once', async () => {
    const [machine, one] = await start();
    await expect(wish(one, 'machine', { want: 'resign' })).rejects.toThrow('not-allowed');
    await wish(machine, 'machine', { want: 'resign' });
    expect((await sheetOf(one)).stage).toBe('over');
    expect((await linesFor(one)).at(-1)).toMatchObject({
      key: 'game-won',
      params: { winner: 'revolutionaries', how: 'resignation' },
    });
    expect(await wish(one, REBELS[0], { want: 'resign' })).toMatchObject({ code: 'game-over' });
  });

  it('of the Revolutionaries is theirs together, and the Great Machine is not asked', async () => {
    const [machine, one, two] = await start();
    await wish(one, REBELS[0], { want: 'resign' });
    expect(await wishesOf(machine)).toMatchObject([{ by: REBELS[0], waitsFor: [REBELS[1]] }]);
    await expect(vote(machine, 'machine', true)).rejects.toThrow('not-allowed');
    expect((await sheetOf(two)).stage).toBe('playing');
    await vote(two, REBELS[1], true);
    expect((await sheetOf(two)).stage).toBe('over');
    expect((await linesFor(two)).at(-1)).toMatchObject({ params: { winner: 'machine' } });
  });
});

describe('a bot that others want at a seat', () => {
  it('stands in when they agree and its player does not object for a minute', async () => {
    const [machine, one, two] = await start();
    await wish(machine, 'machine', { want: 'stand-in', seat: REBELS[1], level: 'apprentice' });
    const [asked] = await wishesOf(two);
    expect(asked).toMatchObject({ waitsFor: REBELS, until: clock.now() + 60_000 });
    await vote(one, REBELS[0], true);
    clock.pass(59_000);
    await itemAt(nodes, 0).tables.timeOut();
    expect(await wishesOf(two)).toHaveLength(1);
    clock.pass(2000);
    await itemAt(nodes, 0).tables.timeOut();
    expect(await wishesOf(two)).toEqual([]);
    expect((await sheetOf(one)).seats[2]?.taken).toMatchObject({ by: 'bot', level: 'apprentice' });
    await two.ask({ do: 'take-seat-back', seat: REBELS[1] });
    expect((await sheetOf(one)).seats[2]?.taken).toMatchObject({ by: 'person' });
  });

  it('stands in by the wish of one person alone where its player is not here, at the usual level', async () => {
    const two = await startGame(open(), site.store, { game: { revolutionaries: 1, seed: 'alone' } });
    const [machine, rebel] = [itemAt(two, 0), itemAt(two, 1)];
    const wanted = { want: 'stand-in', seat: REBELS[0], level: 'engineer' };
    const takenAfterMinute = async () => {
      clock.pass(61_000);
      await itemAt(nodes, 0).tables.timeOut();
      expect(await wishesOf(machine)).toEqual([]);
      return (await sheetOf(machine)).seats[1]?.taken;
    };
    await wish(machine, 'machine', wanted);
    const look = async (isVisible: boolean) =>
      (await rebel.at()).request(rebel.player, { do: 'be-here', isVisible });
    await look(true);
    expect(await takenAfterMinute(), 'the player is here and has not agreed').toMatchObject({ by: 'person' });
    await look(false);
    await wish(machine, 'machine', wanted);
    expect(await takenAfterMinute()).toMatchObject({ by: 'bot', level: 'journeyman' });
  });

  it('stands in at once where its player agrees, and never where the player objects', async () => {
    const [machine, one, two] = await start();
    const wanted = { want: 'stand-in', seat: REBELS[1], level: 'apprentice' };
    await wish(machine, 'machine', wanted);
    await vote(two, REBELS[1], false);
    clock.pass(100_000);
    await itemAt(nodes, 0).tables.timeOut();
    expect((await sheetOf(one)).seats[2]?.taken).toMatchObject({ by: 'person' });
    await wish(machine, 'machine', wanted);
    await vote(two, REBELS[1], true, 1);
    expect((await sheetOf(one)).seats[2]?.taken).toMatchObject({ by: 'bot' });
    await expect(wish(machine, 'machine', wanted), 'there is one').rejects.toThrow('not-allowed');
  });
});

it('spectators may see everything when all seats have agreed', async () => {
  const [machine, one, two] = await start();
  await wish(one, REBELS[0], { want: 'show-all' });
  await vote(machine, 'machine', true);
  expect((await sheetOf(machine)).showsAll).toBe(false);
  await vote(two, REBELS[1], true);
  expect((await sheetOf(machine)).showsAll).toBe(true);
  await expect(wish(one, REBELS[0], { want: 'show-all' })).rejects.toThrow('not-now');
});

it('a player who wishes for something again and again has to wait, one who sends a wish twice does not', async () => {
  const [machine, one] = await start();
  const once = 'the-first-wish-of-the-machine';
  const take = { do: 'wish', seat: 'machine', wish: { want: 'take-back', before: 1 } };
  for (let number = 0; number < 5; number++) {
    await machine.ask(take, number === 0 ? once : undefined);
    await vote(machine, 'machine', false, number);
  }
  await expect(machine.ask(take)).rejects.toMatchObject({ why: { refused: 'too-many', retryAfter: 10 } });
  await machine.ask(take, once);
  expect(await wishesOf(machine)).toEqual([]);
  await wish(one, REBELS[0], { want: 'show-all' });
  clock.pass(10_000);
  await machine.ask(take);
  expect(await wishesOf(machine)).toHaveLength(2);
});
