import { linesOf } from '@great-machine/client';
import { present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { Reader } from '../../client/test/reader.js';
import type { LocalTables, OpenFault } from '../src/table/local-tables.js';
import type { SavedGame } from '../src/table/saved-games.js';
import type { SharedScreen } from '../src/table/shared-screen.js';
import type { MemoryStore } from './memory-store.js';
import { device, personOn, playOn } from './opened.js';

async function reopened(tables: LocalTables): Promise<SharedScreen> {
  const opened = await tables.open('a');
  if ('failed' in opened) throw new Error(opened.failed);
  return opened.table;
}

function entriesIn({ games }: MemoryStore): number | undefined {
  const game = games.get('a');
  return game?.format === 2 ? game.history.entries.length : undefined;
}

describe('a saved game', () => {
  it.each(['machine', 'revolutionaries'] as const)('is the same after every answer (%s)', async (side) => {
    const { tables } = device();
    let reader = new Reader(tables.create('a', personOn(side, 'saving')));
    await reader.untilAsked();
    for (let compared = 0; compared < 25; compared++) {
      const table = await reopened(tables);
      const again = new Reader(table);
      await again.untilAsked();
      expect(again.view).toEqual(reader.view);
      expect(again.news.questions).toEqual(reader.news.questions);
      expect(again.entries.map(linesOf)).toEqual(reader.entries.map(linesOf));
      expect(again.news.status.undoable).toBe(reader.news.status.undoable);
      await table.answer([again.firstAnswer()]);
      await again.untilAsked();
      reader = again;
    }
  });

  it('that goes on in another tab is not overwritten', async () => {
    const { tables, store } = device();
    const table = tables.create('a', personOn('revolutionaries', 'tabs'));
    const reader = new Reader(table);
    await reader.untilAsked();
    await table.keep();
    const other = await reopened(device(undefined, store).tables);
    const otherReader = new Reader(other);
    await otherReader.untilAsked();
    await other.answer([otherReader.firstAnswer()]);
    const kept = entriesIn(store);
    await table.answer([reader.firstAnswer()]);
    expect(entriesIn(store)).toBe(kept);
    expect((await table.read(0)).status.saving).toEqual({ failed: 'it goes on in another tab' });
  });

  it('is not written again by being looked at', async () => {
    const { tables, store } = device();
    const table = tables.create('a', personOn('revolutionaries', 'looking'));
    await new Reader(table).untilAsked();
    await table.keep();
    const before = store.games.get('a')?.savedAt;
    await reopened(tables);
    expect(store.games.get('a')?.savedAt).toBe(before);
  });

  it('can be taken back after it was opened again', async () => {
    const { tables } = device();
    const table = tables.create('a', personOn('revolutionaries', 'undo'));
    const { view } = await playOn(table, ({ news }) => news.status.undoable > 1);
    const again = await reopened(tables);
    expect(await again.undo()).toBeUndefined();
    const reader = new Reader(again);
    await reader.read();
    expect(reader.view).not.toEqual(view);
    expect(reader.view.questions.flatMap(({ draft = [] }) => draft).length).toBeLessThan(
      view.questions.flatMap(({ draft = [] }) => draft).length,
    );
    expect(await again.undo()).toBeUndefined();
  });

  it('keeps notes, and what bots remember', async () => {
    const { tables, store } = device();
    const table = tables.create('a', {
      ...personOn('machine', 'memories'),
      occupants: { machine: { name: 'Ann' }, 'revolutionary-1': { name: '', bot: 'apprentice' } },
    });
    await playOn(table, ({ view }) => view.phase === 'machine');
    await table.keepNotes('machine', 'Finch is in the Velvet District');
    const again = await reopened(tables);
    expect(await again.notes()).toBe('Finch is in the Velvet District');
    expect(store.games.get('a')?.memories.revolutionaries).toBeDefined();
    expect((await again.read(0)).status.seats[0]?.name).toBe('Ann');
  });

  it('goes on to its end after it was opened again', async () => {
    const { tables } = device();
    await playOn(tables.create('a', personOn('machine', 'later')), ({ view }) => view.round === 2);
    const { view } = await playOn(await reopened(tables));
    expect(view.outcome).toBeDefined();
    const over = new Reader(await reopened(tables));
    await over.read();
    expect(over.view).toEqual(view);
    expect(await tables.results()).toHaveLength(1);
  });

  it('is listed by what everybody may see', async () => {
    const { tables } = device();
    await playOn(
      tables.create('a', personOn('revolutionaries', 'secret seed')),
      ({ view }) => view.round === 2,
    );
    const list = await tables.list();
    expect(list).toMatchObject([{ id: 'a', round: 2 }]);
    expect(JSON.stringify(list)).not.toContain('secret seed');
    await tables.remove('a');
    expect(await tables.list()).toEqual([]);
    expect(await tables.open('a')).toEqual({ failed: 'not-found' });
  });
});

describe('a game that cannot be opened', () => {
  const spoilt: [OpenFault, (game: object) => object | undefined][] = [
    ['not-found', () => undefined],
    ['other-format', (game) => ({ ...game, format: 99 })],
    ['unknown-modules', (game) => ({ ...game, modules: [{ id: 'airships', version: 1, options: {} }] })],
    ['unreadable', (game) => ({ ...game, position: '{' })],
    ['unreadable', (game) => ({ ...game, position: '{}' })],
    ['unreadable', (game) => ({ ...game, history: undefined })],
  ];

  it.each(spoilt)('says why and stays: %s (%#)', async (failed, spoil) => {
    const { tables, store } = device();
    await playOn(tables.create('a', personOn('machine', 'spoilt')), ({ view }) => view.phase === 'machine');
    const game = spoil(present(store.games.get('a'), 'game'));
    if (game === undefined) store.games.delete('a');
    else store.games.set('a', game as SavedGame);
    expect(await tables.open('a')).toEqual({ failed });
    expect(store.games.get('a')).toBe(game);
  });
});

describe('a store that fails', () => {
  it('is told, and the game goes on; when it works again, that is told too', async () => {
    const { tables, store } = device();
    const table = tables.create('a', personOn('machine', 'full'));
    const reader = await playOn(table, ({ view }) => view.phase === 'machine');
    expect(reader.news.status.saving).toBe('saved');
    store.failure = 'the device is full';
    await playOn(table, ({ view }) => view.round === 2);
    const { status } = await table.read(0);
    expect(status.saving).toEqual({ failed: 'the device is full' });
    expect(status.trouble).toBeUndefined();
    store.failure = undefined;
    await playOn(table, ({ view }) => view.round === 3);
    expect((await table.read(0)).status.saving).toBe('saved');
    expect(store.summaries.get('a')?.round).toBe(3);
  });
});
