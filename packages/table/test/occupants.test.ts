import type { Player } from '@great-machine/bots';
import { type Audience, itemAt, playerDice } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { createInProcessPool } from '../../bots/test/in-process-pool.js';
import { Reader } from '../../client/test/reader.js';
import type { Table } from '../src/table.js';
import { HeldKeeper, MODES, openTable } from './tables.js';

const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2'];
const PERSON = { name: 'Ann' };
const botOf = (bot: Player) => ({ name: '', bot });

function readersOf(table: Table, seats: readonly string[]): readonly Reader[] {
  return seats.map((seat) => new Reader(table.connect({ audience: table.audienceOf(seat), seats: [seat] })));
}

/** A thought that the test ends. */
function heldPool() {
  let isAsked: () => void;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const pool = createInProcessPool();
  const think = pool.think.bind(pool);
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  pool.think = (request) => {
    const thinking = think(request);
    isAsked();
    return { ...thinking, promise: released.then(() => thinking.promise) };
  };
  return { pool, asked, release };
}

describe.each(MODES)('at a table that tells %s', (tells) => {
  it.each([
    [1, 'random'],
    [2, 'apprentice'],
    [3, 'apprentice'],
    [4, 'journeyman'],
  ] as const)('people and bots take turns at all seats, to the end (seed %i, %s)', async (seed, bot) => {
    const table = openTable({ seed: `turns ${seed}`, people: SEATS, revolutionaries: 2, host: { tells } });
    const readers = readersOf(table, SEATS);
    const below = playerDice(seed);
    let changes = 0;
    while (table.play.state.outcome === undefined) {
      if (below(3) === 0) {
        const seat = itemAt(SEATS, below(SEATS.length));
        const isBot = !table.people.includes(seat);
        // The last person stays.
        if (isBot || table.people.length > 1) {
          await table.seat(seat, isBot ? PERSON : botOf(bot));
          changes++;
        }
      }
      if (below(2) === 0) await table.botsAtRest();
      expect(table.status.trouble).toBeUndefined();
      for (const reader of readers) await reader.read();
      const asked = readers.flatMap((reader) => reader.asked);
      if (asked.length === 0) {
        await table.botsAtRest();
        continue;
      }
      const { options, seat, id, rev } = itemAt(asked, below(asked.length));
      const { pick } = itemAt(options, below(options.length));
      const { connection } = itemAt(readers, SEATS.indexOf(seat));
      const refusal = await connection.answer([{ seat, decision: id, rev, picks: [pick] }]);
      // A bot on the same side may have answered meanwhile.
      if (refusal !== undefined) expect(['stale-answer', 'no-such-decision']).toContain(refusal.code);
    }
    expect(changes).toBeGreaterThan(5);
    await table.close();
  });

  it('bots think no further in a pause, and go on after it', async () => {
    const { pool, asked, release } = heldPool();
    const table = openTable({ seed: 'pause', people: ['machine'], host: { tells, pool } });
    const [reader] = readersOf(table, ['machine']);
    await asked;
    table.pause(true);
    release();
    await table.botsAtRest();
    const before = await reader?.read();
    table.pause(false);
    await table.botsAtRest();
    expect(table.status.trouble).toBeUndefined();
    expect(await reader?.read()).not.toEqual(before);
    await table.close();
  });

  it('a client answers for its seat only while a person sits there', async () => {
    const table = openTable({ seed: 'own', people: ['machine', 'revolutionary-1'], host: { tells } });
    const readers = readersOf(table, ['machine', 'revolutionary-1']);
    const machine = itemAt(readers, 0);
    const heroes = itemAt(readers, 1);
    await table.botsAtRest();
    await heroes.untilAsked();
    const answer = heroes.firstAnswer();
    await table.seat('revolutionary-1', botOf('random'));
    const { status, questions } = await heroes.read();
    expect({ own: status.own, questions }).toEqual({ own: [], questions: [] });
    expect(status.seats[1]).toMatchObject({ seat: 'revolutionary-1', bot: 'random' });
    expect(await heroes.connection.answer([answer])).toMatchObject({ code: 'not-your-decision' });
    expect(await heroes.connection.undo()).toMatchObject({ code: 'not-your-decision' });
    await machine.untilAsked();
    await table.seat('revolutionary-1', PERSON);
    while (heroes.asked.length === 0) {
      await machine.untilAsked();
      expect(await machine.connection.answer([machine.firstAnswer()])).toBeUndefined();
      await heroes.read();
    }
    expect(heroes.news.status).toMatchObject({ own: ['revolutionary-1'] });
    expect(heroes.news.status.seats[1]).toMatchObject({ name: 'Ann', bot: undefined });
    expect(await heroes.connection.answer([heroes.firstAnswer()])).toBeUndefined();
    await table.close();
  });

  it('a person who takes the seat of a bot that thinks answers in its place', async () => {
    const { pool, asked, release } = heldPool();
    const table = openTable({ seed: 'thinking', people: ['machine'], host: { tells, pool } });
    await asked;
    const before = table.record().entries;
    await table.seat('revolutionary-1', PERSON);
    release();
    await table.botsAtRest();
    expect(table.record().entries).toEqual(before);
    expect(table.status).toMatchObject({ trouble: undefined, waitsFor: ['revolutionary-1'] });
    expect(table.status.seats.map(({ isThinking }) => isThinking)).toEqual([false, false]);
    await table.close();
  });

  it('two seats change hands at the same moment', async () => {
    const { pool, asked, release } = heldPool();
    const table = openTable({ seed: 'two seats', people: [], revolutionaries: 2, host: { tells, pool } });
    await asked;
    await Promise.all(SEATS.map((seat) => table.seat(seat, PERSON)));
    const before = table.record().entries;
    release();
    await table.botsAtRest();
    expect(table.people).toEqual(SEATS);
    expect(table.record().entries).toEqual(before);
    expect(table.status.waitsFor.length).toBeGreaterThan(0);
    await table.close();
  });

  it('a newcomer remembers nothing of the bot before, and the other side remembers all', async () => {
    const keeper = new HeldKeeper();
    keeper.isFast = true;
    const keep = keeper.keep;
    const table = openTable({ seed: 'memories', people: [], bot: 'apprentice', host: { tells, keep } });
    const memories = () => keeper.kept.at(-1)?.memories ?? {};
    const has = (audience: Audience) => memories()[audience] !== undefined;
    while (!has('machine') || !has('revolutionaries')) await new Promise(setImmediate);
    const { revolutionaries } = memories();
    await table.seat('machine', PERSON);
    await table.keep();
    expect(memories().machine).toBeUndefined();
    expect(memories().revolutionaries).toBeDefined();
    expect(revolutionaries).toBeDefined();
    await table.close();
  });
});

it('a change of occupants that cannot be kept has not happened where news wait for it', async () => {
  const keeper = new HeldKeeper();
  keeper.isFast = true;
  const host = { tells: 'when-kept', keep: keeper.keep } as const;
  const table = openTable({ seed: 'refused', people: ['machine', 'revolutionary-1'], host });
  await table.botsAtRest();
  keeper.isFast = false;
  const seating = table.seat('revolutionary-1', botOf('random'));
  await new Promise(setImmediate);
  keeper.fail('the disk is full');
  await expect(seating).rejects.toThrow('the disk is full');
  await table.botsAtRest();
  expect(table.people).toEqual(['machine', 'revolutionary-1']);
  expect(itemAt(table.status.seats, 1).bot).toBeUndefined();
  expect(table.record().entries).toEqual([]);
  await table.close();
});
