import { FeedReader, linesOf } from '@great-machine/client';
import { AUDIENCES, type Audience } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { lookForSecrets } from '../../client/test/own-side.js';
import { Reader } from '../../client/test/reader.js';
import { readEntries } from '../src/history.js';
import type { Table } from '../src/table.js';
import { MODES, openTable } from './tables.js';

const BOTH = ['machine', 'revolutionary-1'];

function connectAll(table: Table): Readonly<Record<Audience, Reader>> {
  const readerOf = (audience: Audience, ...seats: string[]) => new Reader(table.connect({ audience, seats }));
  return {
    machine: readerOf('machine', 'machine'),
    revolutionaries: readerOf('revolutionaries', 'revolutionary-1'),
    public: readerOf('public'),
  };
}

/** The players answer first options, until the look says enough or the game is over. */
async function playOn(
  readers: Readonly<Record<Audience, Reader>>,
  look: () => Promise<boolean> | boolean,
): Promise<void> {
  const all = Object.values(readers);
  for (const reader of all) await reader.read();
  while (readers.public.view.outcome === undefined && !(await look())) {
    const asked = all.find((reader) => reader.asked.length > 0);
    if (asked === undefined) throw new Error('no player is asked');
    expect(await asked.connection.answer([asked.firstAnswer()])).toBeUndefined();
    for (const reader of all) await reader.read();
  }
}

describe.each(MODES)('several clients of a table that tells %s', (tells) => {
  it('see each its own side of one game, and a spectator what everybody may know', async () => {
    const table = openTable({ seed: 'clients', people: BOTH, host: { tells } });
    const readers = connectAll(table);
    await playOn(readers, () => {
      const { status } = readers.public.news;
      expect(status.waitsFor).not.toEqual([]);
      for (const audience of AUDIENCES) {
        const { view, news, entries } = readers[audience];
        lookForSecrets(view, audience);
        expect(view).toEqual(table.play.view(audience));
        expect(entries.map(({ number }) => number)).toEqual(entries.map((_, at) => at));
        expect(news.status).toMatchObject({
          ...status,
          audience,
          own: news.status.own,
          undoable: news.status.undoable,
        });
      }
      return readers.public.view.round === 4;
    });
    expect(readers.revolutionaries.entries.length).toBeGreaterThan(readers.public.entries.length);
    await table.close();
  });

  it('from afar get all lines, and views since their latest answer', async () => {
    const table = openTable({ seed: 'afar', people: BOTH, host: { tells } });
    const readers = connectAll(table);
    let answeredAt = 0;
    await playOn(readers, () => {
      if (readers.machine.asked.length > 0) answeredAt = readers.machine.entries.length;
      return readers.public.view.round === 3 && readers.machine.entries.length > answeredAt + 2;
    });
    const { entries, view } = readers.machine;
    const newcomer = table.connect({ audience: 'machine', seats: ['machine'] });
    const sent = readEntries((await newcomer.readFromAfar(0)).entries);
    expect(sent.map(linesOf)).toEqual(entries.map(linesOf));
    const feed = new FeedReader();
    const received = feed.read(sent).map(({ moments }) => moments);
    expect(feed.view).toEqual(view);
    expect(received.slice(answeredAt)).toEqual(entries.slice(answeredAt).map(({ moments }) => moments));
    expect(sent.slice(0, answeredAt).flatMap(({ moments }) => moments)).not.toContainEqual(
      expect.objectContaining({ view: expect.anything() }),
    );
    const late = entries.length - 3;
    const fromAfar = await newcomer.readFromAfar(late);
    expect({ ...fromAfar, entries: readEntries(fromAfar.entries) }).toEqual(await newcomer.read(late));
    const spectator = await table.connect({ audience: 'public', seats: [] }).readFromAfar(0);
    expect(
      readEntries(spectator.entries).filter(({ moments }) => moments.some((moment) => moment.view)),
    ).toHaveLength(1);
    await table.close();
  });

  it('may each answer for their own seats, a spectator for none', async () => {
    const table = openTable({ seed: 'spectator', people: BOTH, host: { tells } });
    const readers = connectAll(table);
    const { connection } = readers.public;
    const refusal = { code: 'not-your-decision', rule: 'R-INF-6' };
    await playOn(readers, async () => {
      const asked = [readers.machine, readers.revolutionaries].find((reader) => reader.asked.length > 0);
      if (asked === undefined) throw new Error('no player is asked');
      const answer = asked.firstAnswer();
      const before = await connection.read(0);
      expect(await connection.answer([answer])).toEqual(refusal);
      expect(await connection.whyNot(answer)).toEqual(refusal);
      expect(await connection.isFinal(answer)).toBe(false);
      expect(await connection.undo()).toEqual(refusal);
      expect(await connection.advise(answer.seat, answer.decision)).toEqual([]);
      const route = { districts: ['art'], exits: [], price: 0, left: 0, captureChance: 0 };
      expect(await connection.walk(answer.seat, 'finch', route)).toEqual({ stopped: 'refused', refusal });
      expect(await connection.routes('finch', 'art')).toEqual([]);
      expect(before.questions).toEqual([]);
      expect(before.status).toMatchObject({ audience: 'public', own: [], undoable: 0 });
      expect(await connection.read(0)).toEqual(before);
      return readers.public.view.round === 2;
    });
    await table.close();
  });

  it('are all told the truth when the game is over, and none before', async () => {
    const table = openTable({ seed: 'the end', people: BOTH, host: { tells } });
    const readers = connectAll(table);
    const truths = () => Promise.all(Object.values(readers).map(({ connection }) => connection.truth()));
    await playOn(readers, async () => {
      expect(await truths()).toEqual([undefined, undefined, undefined]);
      return false;
    });
    const [first, ...others] = await truths();
    expect(first?.hands).toHaveLength(3);
    expect(others).toEqual([first, first]);
    await table.close();
  });

  it('hear no more after they have left, and the others play on', async () => {
    const table = openTable({ seed: 'leaving', people: BOTH, host: { tells } });
    const readers = connectAll(table);
    const told = { gone: 0, here: 0 };
    readers.public.connection.listen(() => void told.gone++);
    readers.machine.connection.listen(() => void told.here++);
    await playOn(readers, () => readers.public.entries.length > 3);
    expect(told.gone).toBe(told.here);
    await readers.public.connection.leave();
    const before = { ...told };
    await playOn({ ...readers, public: readers.machine }, () => told.here > before.here);
    expect(told.gone).toBe(before.gone);
    expect(told.here).toBeGreaterThan(before.here);
    await table.close();
  });

  it('share the notes of their audience with none of another', async () => {
    const table = openTable({ seed: 'notes', people: BOTH, host: { tells } });
    const readers = connectAll(table);
    const another = table.connect({ audience: 'revolutionaries', seats: [] });
    await readers.machine.connection.keepNotes('machine', 'raid the Square');
    await readers.revolutionaries.connection.keepNotes('revolutionaries', 'avoid the Square');
    await readers.machine.connection.keepNotes('revolutionaries', 'overwritten');
    expect(await readers.machine.connection.notes()).toBe('raid the Square');
    expect(await another.notes()).toBe('avoid the Square');
    expect(await readers.public.connection.notes()).toBe('');
    await table.close();
  });
});

it.each([
  ['machine', 'revolutionary-1'],
  ['revolutionaries', 'machine'],
  ['public', 'machine'],
  ['public', 'revolutionary-1'],
  ['machine', 'no-such-seat'],
] as const)('a client of the audience %s cannot be given the seat %s', async (audience, seat) => {
  const table = openTable({ seed: 'foreign', people: BOTH });
  expect(() => table.connect({ audience, seats: [seat] })).toThrow(seat);
  await table.close();
});
