import type { MyData } from '@great-machine/protocol';
import type { PlayerRow } from '../store/player-store.js';
import type { Store } from '../store/store.js';

/** The file of everything that is kept of a player. */
export async function dataOf(
  store: Store,
  { id, createdAt, settings }: PlayerRow,
  games: MyData['games'],
): Promise<MyData> {
  const [said, mutes, reports, faults, notes, joined, ways] = await Promise.all([
    store.talk.saidBy(id),
    store.talk.mutesBy(id),
    store.talk.reportsBy(id),
    store.operations.bugReportsBy(id),
    store.players.allNotes(id),
    store.tablesJoinedBy(id),
    store.notifications.ways(id),
  ]);
  return {
    format: 1,
    me: { createdAt, settings },
    games,
    joined: [...joined],
    notes: [...notes],
    talk: said.map((one) => ({
      table: one.table,
      at: one.at,
      channel: one.channel,
      said: JSON.parse(one.said),
    })),
    mutes: [...mutes],
    notifications: ways.map(({ kind, address, when, createdAt, failed }) => ({
      by: kind,
      address: JSON.parse(address),
      when,
      createdAt,
      failed,
    })),
    reports: [
      ...reports.map(({ table, at, reason }) => ({ table, at, of: 'talk' as const, text: reason })),
      ...faults.map(({ table, at, text }) => ({ table, at, of: 'fault' as const, text })),
    ],
  };
}
