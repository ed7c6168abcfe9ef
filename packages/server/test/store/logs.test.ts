import { readFile } from 'node:fs/promises';
import { linesOf } from '@great-machine/client';
import { expect, it } from 'vitest';
import type { SeatRow, Snapshot, StoredEntry, TableRow } from '../../src/store/store.js';
import { nodesForTests } from '../clocks/nodes-for-tests.js';
import { Guest, playOn } from '../clocks/people.js';

/** A table as a server has kept it in the middle of a game; of each format of the log one stays here as it was written. */
interface KeptLog {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly [StoredEntry, ...StoredEntry[]];
  readonly snapshot: Snapshot;
}

const site = nodesForTests();

it('a game whose log has format 1 is opened, shows what was told, and goes on', async () => {
  const { store } = site;
  const file = await readFile(new URL('logs/format-1.json', import.meta.url), 'utf8');
  const { table, seats, entries, snapshot }: KeptLog = JSON.parse(file);
  const [first, ...others] = entries;
  for (const { player } of seats) await store.players.create({ id: player, keyHash: player, createdAt: 1 });
  await store.createTable(table, first, { seats });
  for (const entry of others) await store.append(table.id, entry.sequence, entry);
  await store.keepSnapshot(table.id, snapshot);

  const node = site.open();
  const guests = seats.map(({ player }) => new Guest(node, table.id, { id: player, key: player }));
  for (const guest of guests) {
    const keys = (await guest.read()).entries.flatMap(linesOf).map(({ key }) => key);
    expect(keys).toContain('game-taken-back');
  }
  expect(await playOn(guests, 20)).toBeGreaterThanOrEqual(20);
});
