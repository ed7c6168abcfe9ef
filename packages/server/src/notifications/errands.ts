import type { Notification } from '@great-machine/protocol';
import type { NotificationStore } from '../store/notification-store.js';
import { readSummary, sinceIn } from '../tables/summary.js';

/** Something that waits for a player at a table. Later ones there have higher numbers. */
export interface Errand {
  readonly about: Exclude<Notification['about'], 'test'>;
  readonly player: string;
  readonly table: string;
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly since: number;
}

/** What notifications need of the tables. */
export interface WatchedTables {
  /** Whether a player could answer something for which the game waits, as the player knows it. */
  isAsked(player: string, table: string): Promise<boolean>;
  /** Whether a page of the player is visible at the table. */
  isHere(player: string, table: string): boolean;
  /** Wishes of others that wait for players, at tables that are awake here. */
  openWishes(): Promise<readonly WaitingWish[]>;
}

/** A wish of others that waits for the vote of a player. */
export interface WaitingWish {
  readonly table: string;
  readonly player: string;
  readonly wish: number;
}

/**
 * The games that wait for players who want to be told, as all can see it. One is one turn, however much is asked in it, and however
 * many of the seats are theirs.
 */
export async function turnsOf(store: NotificationStore): Promise<readonly Errand[]> {
  const turns = new Map<string, Errand>();
  for (const { player, table, seat, summary } of await store.watchedSeats()) {
    const read = readSummary({ summary });
    if (!read.waitsFor.includes(seat)) continue;
    const known = turns.get(`${player} ${table}`);
    const since = Math.min(sinceIn(read, seat), known?.since ?? Number.POSITIVE_INFINITY);
    turns.set(`${player} ${table}`, { about: 'asked', player, table, number: since, since });
  }
  return [...turns.values()];
}
