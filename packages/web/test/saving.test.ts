import { RULES_VERSION } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { Reader } from '../../client/test/reader.js';
import type { LocalTable } from '../src/table/local-table.js';
import { SAVE_FORMAT, type SavedGame } from '../src/table/saved-game.js';
import type { LocalTables, OpenFailure } from '../src/table/tables.js';
import { device, personOn, playOn } from './opened.js';

async function reopened(tables: LocalTables): Promise<LocalTable> {
  const opened = await tables.open('a');
  if ('failed' in opened) throw new Error(opened.failed);
  return opened.table;
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
      expect(again.entries.map(({ lines }) => lines)).toEqual(reader.entries.map(({ lines }) => lines));
      expect(again.news.status.undoable).toBe(reader.news.status.undoable);
      await table.answer(again.firstAnswer());
      await again.untilAsked();
      reader = again;
    }
  });

  it('that goes on in another tab is not overwritten', async () => {
    const { tables, store } = device();
    const table = tables.create('a', personOn('revolutionaries', 'tabs'));
    const reader = new Reader(table);
    await reader.untilAsked();
    await table.save();
    const other = await reopened(device(undefined, store).tables);
    const otherReader = new Reader(other);
    await otherReader.untilAsked();
    await other.answer(otherReader.firstAnswer());
    const kept = store.games.get('a')?.record.entries.length;
    await table.answer(reader.firstAnswer());
    expect(store.games.get('a')?.record.entries.length).toBe(kept);
    expect((await table.read(0)).status.saving).toEqual({ failed: 'it goes on in another tab' });
  });

  it('is not written again by being looked at', async () => {
    const { tables, store } = device();
    const table = tables.create('a', personOn('revolutionaries', 'looking'));
    await new Reader(table).untilAsked();
    await table.save();
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
    expect(reader.view.decisions.flatMap(({ draft = [] }) => draft).length).toBeLessThan(
      view.decisions.flatMap(({ draft = [] }) => draft).length,
    );
    expect(await again.undo()).toBeUndefined();
  });

  it('keeps notes, and what bots remember', async () => {
    const { tables, store } = device();
    const table = tables.create('a', {
      ...personOn('machine', 'memories'),
      sitters: { machine: { name: 'Ann' }, 'revolutionary-1': { name: '', bot: 'apprentice' } },
    });
    await playOn(table, ({ view }) => view.phase === 'machine');
    await table.keepNotes('machine', 'Finch is in the Velvet District');
    const again = await reopened(tables);
    expect(await again.notes()).toBe('Finch is in the Velvet District');
    expect(store.games.get('a')?.memories.revolutionaries).toBeDefined();
    expect((await again.read(0)).status.seats[0].name).toBe('Ann');
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
    expect(list).toMatchObject([{ id: 'a', round: 2, rulesVersion: RULES_VERSION, format: SAVE_FORMAT }]);
    expect(JSON.stringify(list)).not.toContain('secret seed');
    await tables.remove('a');
    expect(await tables.list()).toEqual([]);
    expect(await tables.open('a')).toEqual({ failed: 'not-found' });
  });
});

describe('a game that cannot be opened', () => {
  const spoilt: [OpenFailure, (game: SavedGame) => SavedGame | undefined][] = [
    ['not-found', () => undefined],
    ['other-format', (game) => ({ ...game, format: SAVE_FORMAT + 1 })],
    ['other-rules', (game) => ({ ...game, record: { ...game.record, rulesVersion: '1' } })],
    [
      'unreadable',
      (game) => ({
        ...game,
        record: { ...game.record, entries: [{ seat: 'machine', decision: 'x', picks: ['pass'] }] },
      }),
    ],
    ['unreadable', (game) => ({ ...game, record: { ...game.record, config: undefined as never } })],
    ['unreadable', (game) => ({ ...game, record: undefined as never })],
  ];

  it.each(spoilt)('says why: %s (%#)', async (failed, spoil) => {
    const { tables, store } = device();
    await playOn(tables.create('a', personOn('machine', 'spoilt')), ({ view }) => view.phase === 'machine');
    const game = spoil(store.games.get('a')!);
    if (game === undefined) store.games.delete('a');
    else store.games.set('a', game);
    expect(await tables.open('a')).toEqual({ failed });
    expect(store.games.get('a')).toBe(game);
  });

  it('whose outcome differs from the recorded one is unreadable', async () => {
    const { tables, store } = device();
    await playOn(tables.create('a', personOn('machine', 'forged')), ({ view }) => view.phase === 'machine');
    const game = store.games.get('a')!;
    store.games.set('a', { ...game, record: { ...game.record, hash: '0000' } });
    expect((await tables.open('a')) as object).toHaveProperty('failed', 'unreadable');
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
