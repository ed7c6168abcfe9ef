import { describe, expect, it } from 'vitest';
import { createInProcessPool } from '../../bots/test/in-process-pool.js';
import { describeTableConnection } from '../../client/test/contract.js';
import { Reader } from '../../client/test/reader.js';
import { device, personOn, playOn, setupFor } from './opened.js';

describeTableConnection('a local table', async (side, seed) => {
  const connection = device().tables.create('a', personOn(side, seed));
  return { connection, close: () => connection.leave() };
});

describe('a person against bots', () => {
  it.each(['machine', 'revolutionaries'] as const)('plays the %s to the end', async (side) => {
    const { tables, store } = device();
    const table = tables.create('a', personOn(side, 'a whole game'));
    const reader = await playOn(table, ({ news }) => {
      expect(news.status.trouble).toBeUndefined();
      return false;
    });
    expect(reader.view.outcome).toBeDefined();
    expect(store.summaries.get('a')?.outcome).toEqual(reader.view.outcome);
    expect(await tables.results()).toMatchObject([{ id: 'a', sides: [side], outcome: reader.view.outcome }]);
  });

  it('is told the truth only when the game is over', async () => {
    const { tables } = device();
    const table = tables.create('a', personOn('machine', 'truth'));
    await playOn(table, ({ view }) => view.round > 1);
    expect(await table.truth()).toBeUndefined();
    const { view } = await playOn(table);
    const truth = await table.truth();
    expect(truth?.seed).toBe('truth');
    expect(truth?.hands).toHaveLength(3);
    expect(truth?.rounds.map(({ round }) => round)).toEqual(
      Array.from({ length: view.round }, (_, at) => at + 1),
    );
  });

  it('is told when a bot fails, and the game stands still', async () => {
    const failing = createInProcessPool(() => {
      throw new Error('out of coal');
    });
    const { tables } = device(failing);
    const table = tables.create('a', personOn('machine', 'trouble'));
    const reader = new Reader(table);
    await reader.until(() => reader.news.status.trouble !== undefined);
    expect(reader.news.status.trouble).toContain('out of coal');
    expect(reader.asked).toEqual([]);
  });

  it('hears no more of a table that was left', async () => {
    const { tables } = device();
    const table = tables.create('a', personOn('machine', 'left'));
    const reader = await playOn(table, ({ view }) => view.round > 0);
    let told = 0;
    table.listen(() => void told++);
    await table.answer([reader.firstAnswer()]);
    const before = told;
    await table.leave();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toBe(before);
  });

  it('sees who sits where, and who thinks', async () => {
    const { tables } = device();
    const setup = setupFor('seats', ['machine'], { revolutionaries: 3 });
    const table = tables.create('a', {
      ...setup,
      occupants: { ...setup.occupants, machine: { name: 'Ann' } },
    });
    const thinking = new Set<string>();
    table.listen(async () => {
      const { status } = await table.read(0);
      for (const { seat, isThinking } of status.seats) if (isThinking) thinking.add(seat);
    });
    const { news } = await playOn(table, ({ view }) => view.round > 1);
    expect(news.status.seats.map(({ seat, name, bot }) => [seat, name, bot])).toEqual([
      ['machine', 'Ann', undefined],
      ['revolutionary-1', '', 'random'],
      ['revolutionary-2', '', 'random'],
      ['revolutionary-3', '', 'random'],
    ]);
    expect([...thinking].sort()).toEqual(['revolutionary-1', 'revolutionary-2', 'revolutionary-3']);
    expect(news.status.own).toEqual(['machine']);
  });
});
