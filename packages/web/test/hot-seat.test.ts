import { FeedReader } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';

import { describe, expect, it } from 'vitest';
import { lookForSecrets } from '../../client/test/own-side.js';
import { Reader } from '../../client/test/reader.js';
import type { SharedScreen } from '../src/table/shared-screen.js';
import { device, setupFor } from './opened.js';

const BOTH = ['machine', 'revolutionary-1'];
const SIDES = ['machine', 'revolutionaries'] as const;

async function hotSeat(seed = 'hot-seat'): Promise<SharedScreen> {
  return device().tables.create('a', setupFor(seed, BOTH));
}

/** The side that the game waits for is shown and answers first options, until the look says enough. */
async function passAround(table: SharedScreen, isEnough: (reader: Reader) => boolean): Promise<Reader> {
  let reader: Reader;
  do {
    const { seats, waitsFor } = (await table.read(0)).status;
    await table.show(seats.find(({ seat }) => waitsFor.includes(seat))?.audience);
    reader = new Reader(table);
    await reader.read();
    while (reader.asked.length > 0 && !isEnough(reader)) {
      expect(await table.answer([reader.firstAnswer()])).toBeUndefined();
      await reader.read();
    }
  } while (reader.view.outcome === undefined && !isEnough(reader));
  return reader;
}

describe('two sides of people at one screen', () => {
  it('see nothing and may say nothing until one is shown', async () => {
    const table = await hotSeat();
    const news = await table.read(0);
    expect(news).toMatchObject({ entries: [], remarks: [], questions: [] });
    expect(news.status).toMatchObject({ audience: undefined, own: [], undoable: 0 });
    expect(news.status.waitsFor).toHaveLength(1);
    for (const seat of BOTH) {
      const pass = { seat, decision: 'x', picks: [{ pick: 'pass', names: 'nothing' }] } as const;
      expect(await table.answer([pass])).toMatchObject({ code: 'not-your-decision' });
      expect(await table.advise(seat, 'x')).toEqual([]);
    }
    expect(await table.undo()).toMatchObject({ code: 'not-your-decision' });
    expect(await table.notes()).toBe('');
    expect(await table.truth()).toBeUndefined();
  });

  it('are shown one at a time, each only its own', async () => {
    const table = await hotSeat();
    await passAround(table, ({ view }) => view.round === 3);
    for (const side of [...SIDES, ...SIDES]) {
      await table.show(side);
      const { entries, questions, status } = await table.read(0);
      expect(entries.length).toBeGreaterThan(10);
      for (const { view } of new FeedReader().read(entries).flatMap(({ moments }) => moments))
        if (view !== undefined) lookForSecrets(view, side);
      expect(status.audience).toBe(side);
      expect(questions.every(({ seat }) => status.own.includes(seat))).toBe(true);
      await table.show(undefined);
      expect((await table.read(0)).entries).toEqual([]);
    }
  });

  it('see no trace of a card that the Heroes lay and take back', async () => {
    const table = await hotSeat();
    const heroes = await passAround(table, ({ asked }) => asked[0]?.kind === 'access-choice');
    const machineSees = async () => {
      await table.show('machine');
      const { entries } = await table.read(0);
      await table.show('revolutionaries');
      return entries;
    };
    const before = await machineSees();
    const { seat, id, options } = itemAt(heroes.asked, 0);
    for (const { pick } of options.slice(0, 3)) {
      expect(await table.answer([{ seat, decision: id, picks: [pick] }])).toBeUndefined();
      expect(await machineSees()).toEqual(before);
      expect(await table.answer([{ seat, decision: id, back: true }])).toBeUndefined();
    }
    expect(await machineSees()).toEqual(before);
  });

  it('refuse what the side not shown would answer', async () => {
    const table = await hotSeat();
    const reader = await passAround(table, ({ view, asked }) => view.phase === 'machine' && asked.length > 0);
    const answer = reader.firstAnswer();
    await table.show('revolutionaries');
    const refusal = await table.answer([answer]);
    expect(refusal).toMatchObject({ code: 'not-your-decision' });
    expect(await table.whyNot(answer)).toEqual(refusal);
    expect(await table.isFinal(answer)).toBe(false);
    expect(await table.advise(answer.seat, answer.decision)).toEqual([]);
  });

  it('keep their notes from each other', async () => {
    const table = await hotSeat();
    for (const side of SIDES) {
      await table.show(side);
      expect(await table.notes()).toBe('');
      await table.keepNotes(side, `only for the ${side}`);
    }
    for (const side of SIDES) {
      await table.show(side);
      expect(await table.notes()).toBe(`only for the ${side}`);
    }
    await table.show(undefined);
    expect(await table.notes()).toBe('');
  });

  it('play to the end', async () => {
    const { view } = await passAround(await hotSeat(), () => false);
    expect(view.outcome).toBeDefined();
  });
});

describe('a side of bots', () => {
  it('is never shown', async () => {
    const table = device().tables.create('a', setupFor('bots', ['machine']));
    await table.show('revolutionaries');
    expect((await table.read(0)).status.audience).toBe('machine');
  });
});
