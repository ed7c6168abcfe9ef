import { setImmediate, setTimeout } from 'node:timers/promises';
import { FeedReader } from '@great-machine/client';
import { type Answer, itemAt, verifyRecord } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { Reader } from '../../client/test/reader.js';
import type { Table } from '../src/table.js';
import { HeldKeeper, MODES, openTable, RULES, type Wanted } from './tables.js';

const BOTH = ['machine', 'revolutionary-1'];

/** A table whose store the test holds; up to the first question it has kept everything. */
async function heldTable(tells: (typeof MODES)[number], wanted: Partial<Wanted> = {}) {
  const keeper = new HeldKeeper();
  keeper.isFast = true;
  const table = openTable({ seed: 'kept', people: BOTH, host: { tells, keep: keeper.keep }, ...wanted });
  const heroes = new Reader(table.connect({ audience: 'revolutionaries', seats: ['revolutionary-1'] }));
  const spectator = new Reader(table.connect({ audience: 'public', seats: [] }));
  await table.botsAtRest();
  await heroes.untilAsked();
  await spectator.read();
  keeper.isFast = false;
  return { table, keeper, heroes, spectator };
}

/** Whether a promise is settled by now. */
function watch(promise: Promise<unknown>): { readonly isSettled: boolean } {
  const watched = { isSettled: false };
  const settle = () => {
    watched.isSettled = true;
  };
  promise.then(settle, settle);
  return watched;
}

/** Everything that a table holds. */
function allOf(table: Table) {
  const { people, chronicle, play } = table;
  const read = (audience: 'machine' | 'revolutionaries' | 'public') => ({
    entries: table.read(audience, 0),
    remarks: table.remarksTo(audience),
    notes: table.notesOf(audience),
  });
  return structuredClone({
    position: play.putDown(),
    record: table.record(),
    feeds: [read('machine'), read('revolutionaries'), read('public')],
    people,
    chronicle,
  });
}

/** A person who answers for all seats, from within what tells that something has happened. */
function answerWhenTold(table: Table, seats: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const connections = seats.map((seat) =>
      table.connect({ audience: table.audienceOf(seat), seats: [seat] }),
    );
    const answer = async (): Promise<void> => {
      for (const connection of connections) {
        const { questions, status } = await connection.read(Number.MAX_SAFE_INTEGER);
        if (status.trouble !== undefined) reject(new Error(status.trouble));
        const asked = questions.find(({ awaited, options }) => awaited && options.length > 0);
        if (asked === undefined) continue;
        const { seat, id, rev, options } = asked;
        await connection.answer([{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }]);
      }
      if ((await itemAt(connections, 0).truth()) !== undefined) resolve();
    };
    const told = () => void answer().catch(reject);
    for (const connection of connections) connection.listen(told);
    told();
  });
}

describe('where news wait until they are kept', () => {
  it('no client hears of an answer before', async () => {
    const { table, keeper, heroes, spectator } = await heldTable('when-kept');
    let told = 0;
    for (const { connection } of [heroes, spectator]) connection.listen(() => void told++);
    const before = heroes.view;
    const answer = watch(heroes.connection.answer([heroes.firstAnswer()]));
    const reading = heroes.connection.read(0);
    const looks = [reading, heroes.connection.truth(), heroes.connection.notes()].map(watch);
    await setTimeout(5);
    expect(keeper.isKeeping).toBe(true);
    expect([answer, ...looks].map(({ isSettled }) => isSettled)).toEqual([false, false, false, false]);
    expect(told).toBe(0);
    keeper.finish();
    const feed = new FeedReader();
    feed.read((await reading).entries);
    expect(feed.view).not.toEqual(before);
    await setImmediate();
    expect([answer, ...looks].map(({ isSettled }) => isSettled)).toEqual([true, true, true, true]);
    expect(told).toBeGreaterThan(0);
    keeper.isFast = true;
    await table.close();
  });

  it('an answer that could not be kept is rejected and has not happened', async () => {
    const { table, keeper, heroes, spectator } = await heldTable('when-kept');
    for (let answers = 0; answers < 25; answers++) {
      const before = allOf(table);
      const shown = await heroes.connection.read(0);
      const answering = heroes.connection.answer([heroes.firstAnswer()]);
      const reading = heroes.connection.read(0);
      await setImmediate();
      expect(table.record().entries.length, 'the answer is being kept').toBe(
        before.record.entries.length + 1,
      );
      keeper.fail('the disk is full');
      await expect(answering).rejects.toThrow('the disk is full');
      expect(allOf(table)).toEqual(before);
      const { status, ...news } = await reading;
      expect(news).toEqual({ entries: shown.entries, remarks: shown.remarks, questions: shown.questions });
      expect(status.saving).toEqual({ failed: 'the disk is full' });
      keeper.isFast = true;
      const asked = [heroes, new Reader(table.connect({ audience: 'machine', seats: ['machine'] }))];
      for (const reader of asked) await reader.read();
      const one = asked.find((reader) => reader.asked.length > 0);
      if (one === undefined) throw new Error('no player is asked');
      expect(await one.connection.answer([one.firstAnswer()])).toBeUndefined();
      await heroes.read();
      expect(heroes.news.status.saving).toBe('saved');
      while (heroes.asked.length === 0) {
        await itemAt(asked, 1).read();
        await itemAt(asked, 1).connection.answer([itemAt(asked, 1).firstAnswer()]);
        await heroes.read();
      }
      keeper.isFast = false;
    }
    await spectator.read();
    expect(spectator.entries.map(({ number }) => number)).toEqual(spectator.entries.map((_, at) => at));
    expect(verifyRecord(RULES, table.record())).toBe('same');
    keeper.isFast = true;
    await table.close();
  });

  it('an undo, notes and another occupant that could not be kept have not happened either', async () => {
    const { table, keeper, heroes } = await heldTable('when-kept');
    keeper.isFast = true;
    await heroes.connection.answer([heroes.firstAnswer()]);
    keeper.isFast = false;
    const before = allOf(table);
    const fails = async (act: Promise<unknown>) => {
      await setImmediate();
      keeper.fail('the disk is full');
      await expect(act).rejects.toThrow('the disk is full');
      expect(allOf(table)).toEqual(before);
    };
    await fails(heroes.connection.undo());
    await fails(heroes.connection.keepNotes('revolutionaries', 'lost'));
    await fails(table.seat('machine', { name: '', bot: 'random' }));
    keeper.isFast = true;
    await table.close();
  });

  it('answers that arrive while another is being kept are taken in their turn', async () => {
    const { table, keeper, heroes } = await heldTable('when-kept');
    const answer = heroes.firstAnswer();
    const answers = [1, 2, 3].map(() => heroes.connection.answer([answer]));
    await setImmediate();
    keeper.fail('the disk is full');
    await expect(answers[0]).rejects.toThrow('the disk is full');
    await setImmediate();
    keeper.finish();
    expect(await answers[1]).toBeUndefined();
    expect(await answers[2]).toMatchObject({ code: 'stale-answer' });
    expect(table.record().entries).toHaveLength(1);
    expect(keeper.most).toBe(1);
    keeper.isFast = true;
    await table.close();
  });

  it('the truth is told when the end of the game is kept', async () => {
    const { table, keeper, heroes } = await heldTable('when-kept');
    keeper.isFast = true;
    const machine = new Reader(table.connect({ audience: 'machine', seats: ['machine'] }));
    let last: Promise<unknown> = Promise.resolve();
    for (;;) {
      for (const reader of [machine, heroes]) await reader.read();
      const one = [machine, heroes].find((reader) => reader.asked.length > 0);
      if (one === undefined) throw new Error('no player is asked');
      keeper.isFast = false;
      last = one.connection.answer([one.firstAnswer()]);
      await setImmediate();
      if (table.play.state.outcome !== undefined) break;
      keeper.finish();
      await last;
    }
    const truth = heroes.connection.truth();
    const told = watch(truth);
    await setTimeout(5);
    expect(told.isSettled).toBe(false);
    keeper.fail('the disk is full');
    await expect(last).rejects.toThrow('the disk is full');
    expect(await truth).toBeUndefined();
    keeper.isFast = true;
    await table.close();
  });
});

describe('bots behind a store that fails', () => {
  it('stand still where news wait for it, say nothing, and go on when it works again', async () => {
    const keeper = new HeldKeeper();
    const table = openTable({
      seed: 'failing',
      people: ['revolutionary-1'],
      revolutionaries: 3,
      bot: 'apprentice',
      host: { tells: 'when-kept', keep: keeper.keep },
    });
    const reader = new Reader(table.connect({ audience: 'revolutionaries', seats: ['revolutionary-1'] }));
    const before = allOf(table);
    while (!keeper.isKeeping) await setImmediate();
    expect(table.remarksTo('revolutionaries')).toHaveLength(1);
    keeper.fail('the disk is full');
    await table.botsAtRest();
    expect(allOf(table)).toEqual(before);
    const { status, remarks } = await reader.read();
    expect(status).toMatchObject({ trouble: 'the disk is full', saving: { failed: 'the disk is full' } });
    expect(remarks).toEqual([]);
    keeper.isFast = true;
    await table.keep();
    await table.botsAtRest();
    expect((await reader.read()).status).toMatchObject({ trouble: undefined, saving: 'saved' });
    expect(reader.news.remarks).toHaveLength(2);
    await table.close();
  });

  it('play on where news do not wait for it, and what failed is kept later', async () => {
    const keeper = new HeldKeeper();
    const table = openTable({
      seed: 'failing',
      people: ['machine'],
      host: { tells: 'at-once', keep: keeper.keep },
    });
    const reader = new Reader(table.connect({ audience: 'machine', seats: ['machine'] }));
    await reader.untilAsked();
    keeper.fail('the disk is full');
    await reader.until(() => reader.news.status.saving !== 'saved');
    expect(reader.news.status).toMatchObject({ saving: { failed: 'the disk is full' }, trouble: undefined });
    keeper.isFast = true;
    keeper.finish();
    expect(await reader.connection.answer([reader.firstAnswer()])).toBeUndefined();
    await table.botsAtRest();
    await table.close();
    expect(table.status.saving).toBe('saved');
    expect(keeper.position).toEqual(table.play.putDown());
  });
});

describe.each(MODES)('a table that tells %s', (tells) => {
  it('keeps one thing after another, and at last all of it', async () => {
    let running = 0;
    let most = 0;
    const kept: number[] = [];
    const table = openTable({
      seed: 'in order',
      people: ['machine'],
      revolutionaries: 3,
      host: {
        tells,
        async keep({ whole }) {
          const { entries } = whole().history;
          most = Math.max(most, ++running);
          await setTimeout(1);
          running--;
          kept.push(entries.length);
          return undefined;
        },
      },
    });
    await answerWhenTold(table, ['machine']);
    await table.close();
    expect(most).toBe(1);
    expect(kept).toEqual([...kept].sort((a, b) => a - b));
    expect(kept.at(-1)).toBe(table.record().entries.length);
    expect(verifyRecord(RULES, table.record())).toBe('same');
  });

  it('loses no wake-up of its bots: a person who answers at any moment is answered', async () => {
    for (const seed of ['wake 1', 'wake 2']) {
      const table = openTable({
        seed,
        people: ['machine', 'revolutionary-1'],
        revolutionaries: 3,
        host: { tells },
      });
      await answerWhenTold(table, ['machine', 'revolutionary-1']);
      expect(table.play.state.outcome, seed).toBeDefined();
      await table.close();
    }
  });

  it('keeps with an answer of a bot what that remembers', async () => {
    const keeper = new HeldKeeper();
    keeper.isFast = true;
    const table = openTable({
      seed: 'memories',
      people: ['machine'],
      bot: 'apprentice',
      host: { tells, keep: keeper.keep },
    });
    await table.botsAtRest();
    await table.close();
    expect(itemAt(keeper.kept, 0).memories.revolutionaries).toBeDefined();
  });

  it('stops its bots when it is closed', async () => {
    const table = openTable({ seed: 'closing', people: [], host: { tells } });
    await setImmediate();
    await table.close();
    const { length } = table.record().entries;
    await setTimeout(20);
    expect(table.record().entries).toHaveLength(length);
    expect(table.play.state.outcome).toBeUndefined();
    await table.botsAtRest();
  });
});

it('what happens while a table is being kept is kept next, all of it in one', async () => {
  const { table, keeper, heroes } = await heldTable('at-once');
  const before = keeper.kept.length;
  const answers: Promise<unknown>[] = [];
  for (let count = 0; count < 6; count++) {
    await heroes.read();
    const answer: Answer = heroes.firstAnswer();
    answers.push(heroes.connection.answer([answer]));
    await setImmediate();
  }
  expect(watch(itemAt(answers, 0)).isSettled).toBe(false);
  keeper.finish();
  await setImmediate();
  keeper.finish();
  await Promise.all(answers);
  expect(keeper.kept).toHaveLength(before + 2);
  expect(keeper.position).toEqual(table.play.putDown());
  await table.close();
});

it('a feed keeps the views of its latest hundred entries, and of the last one always', async () => {
  const table = openTable({ seed: 'long', people: ['machine'] });
  await answerWhenTold(table, ['machine']);
  const entries = new FeedReader().read(table.read('machine', 0));
  expect(entries.length).toBeGreaterThan(120);
  const withViews = entries.filter(({ moments }) => moments.every(({ view }) => view !== undefined));
  expect(withViews).toEqual(entries.slice(-100));
  await table.close();
});
