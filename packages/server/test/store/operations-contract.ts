import { beforeEach, describe, expect, it } from 'vitest';
import type { BackupPart, NewBugReport } from '../../src/store/operations-store.js';
import type { NewEntry, Store } from '../../src/store/store.js';

const NOON = 1_763_300_000_000;

function entryAt(key: string, at: number): NewEntry {
  return { key, at, body: '{}' };
}

const REPORT: NewBugReport = {
  id: 'bug',
  at: NOON,
  table: 't',
  player: 'p',
  by: 'machine',
  sequence: 0,
  text: 'The Guard stands still.',
};

/** What holds for the operator of every store, which has the players p and q and the tables t, u and v. */
export function describeOperations(storeNow: () => Store): void {
  describe('the operator', () => {
    let store: Store;

    beforeEach(() => {
      store = storeNow();
    });

    it('sees the tables, latest first, when they were used last, and who sits there', async () => {
      await store.append('t', 1, entryAt('k', NOON + 5), {
        seats: [{ seat: 'machine', player: 'p', name: 'Ada' }],
      });
      const listed = await store.operations.tables({ limit: 10 });
      const t = listed.find(({ table }) => table.id === 't');
      expect(listed).toHaveLength(3);
      expect(t).toMatchObject({
        table: await store.table('t'),
        usedAt: NOON + 5,
        people: [{ seat: 'machine', player: 'p', name: 'Ada' }],
      });
      expect(await store.operations.tables({ limit: 1 })).toEqual(listed.slice(0, 1));
      expect(await store.operations.tables({ limit: 10, before: 0 })).toEqual([]);
    });

    it('blocks players whom there are, and lets them in again', async () => {
      expect(await store.operations.block('p', NOON)).toBe(true);
      expect(await store.operations.block('p', NOON + 1)).toBe(true);
      expect(await store.operations.block('nobody', NOON)).toBe(false);
      expect(await store.operations.blocked()).toEqual([{ player: 'p', at: NOON }]);
      await store.operations.unblock('p');
      expect(await store.operations.blocked()).toEqual([]);
    });

    it('puts a notice up, and another one in its place', async () => {
      expect(await store.operations.notice()).toBe('');
      for (const text of ['Tonight', 'Tomorrow', '']) {
        await store.operations.keepNotice(text, NOON);
        expect(await store.operations.notice()).toBe(text);
      }
    });

    it('reads of faults, once each; of a player who has deleted their data only that there was one', async () => {
      await store.operations.reportBug(REPORT);
      await store.operations.reportBug({ ...REPORT, text: 'something else' });
      expect(await store.operations.bugReports({ limit: 5 })).toEqual([REPORT]);
      expect(await store.operations.bugReports({ limit: 5, before: NOON })).toEqual([]);
      expect(await store.operations.bugReportsBy('p')).toEqual([REPORT]);
      expect(await store.operations.bugReportsBy('q')).toEqual([]);
      await store.players.delete('p');
      const { player: _, ...anonymous } = REPORT;
      expect(await store.operations.bugReport('bug')).toEqual({ ...anonymous, text: '' });
      await store.deleteTable('t');
      expect(await store.operations.bugReport('bug')).toBeUndefined();
    });

    it('finds tables that were not used for long, and deletes only those', async () => {
      const line = { key: 'l', player: 'p', name: '', channel: 'table', stage: 'over', said: '{}' } as const;
      await store.deleteTable('v');
      await store.append('t', 1, entryAt('k', NOON + 10));
      await store.append('u', 1, entryAt('k', NOON + 10));
      expect(await store.operations.unused(NOON + 10)).toEqual([]);
      expect([...(await store.operations.unused(NOON + 11))].sort()).toEqual(['t', 'u']);
      await store.talk.say('u', { ...line, at: NOON + 20 });
      expect(await store.operations.unused(NOON + 11)).toEqual(['t']);
      const also = { table: { stage: 'playing' }, due: { at: NOON + 100 } } as const;
      await store.append('t', 2, entryAt('k2', NOON + 10), also);
      expect(await store.operations.unused(NOON + 11), 'a clock runs').toEqual([]);
      expect(await store.operations.deleteUnused('t', NOON + 11)).toBe(false);
      await store.append('t', 3, entryAt('k3', NOON + 10), { table: { stage: 'over' } });
      expect(await store.operations.deleteUnused('t', NOON + 11)).toBe(true);
      expect(await store.operations.deleteUnused('u', NOON + 11)).toBe(false);
      expect(await store.table('t')).toBeUndefined();
    });

    it('has a backup of everything, from which a store is made that keeps the same', async () => {
      await store.append('t', 1, entryAt('k', NOON), {
        seats: [{ seat: 'machine', player: 'p', name: 'Ada' }],
        links: [{ keyHash: 'of a link', opens: 'invitation' }],
        due: { at: NOON },
      });
      await store.keepSnapshot('t', { sequence: 1, body: '{}' });
      await store.players.keepNotes('q', 't', 'mine');
      await store.operations.reportBug(REPORT);
      await store.operations.block('q', NOON);
      await store.operations.keepNotice('Tonight', NOON);
      await store.beat(NOON, 1000);
      const before = await readBackup(store);
      expect(await store.operations.isEmpty()).toBe(false);
      for (const id of ['t', 'u', 'v']) await store.deleteTable(id);
      for (const id of ['p', 'q']) await store.players.delete(id);
      await store.beat(NOON + 5, 1000);
      expect(await store.operations.isEmpty()).toBe(true);
      for (const part of before) await store.operations.restore(part);
      expect(await readBackup(store)).toEqual(before);
      for (const part of before) await store.operations.restore(part);
      expect(await readBackup(store), 'entered again').toEqual(before);
      const bad: BackupPart = [['entries; DROP TABLE tables', { id: 1 }]];
      await expect(store.operations.restore(bad)).rejects.toThrow('names what there is not');
    });
  });
}

async function readBackup(store: Store): Promise<readonly BackupPart[]> {
  const parts: BackupPart[] = [];
  for await (const part of store.operations.backup()) parts.push(part);
  return parts;
}
