import type { Notification } from '@great-machine/protocol';
import type { NotificationStore } from '../store/notification-store.js';
import { readSummary } from '../tables/summary.js';

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

/** The games that wait for players who want to be told, as all can see it. One is one turn, however much is asked in it. */
export async function turnsOf(store: NotificationStore): Promise<readonly Errand[]> {
  const seats = await store.watchedSeats();
  return seats.flatMap(({ player, table, seat, summary }) => {
    const { waitsFor, since } = readSummary({ summary });
    return waitsFor.includes(seat) ? [{ about: 'asked', player, table, number: since, since }] : [];
  });
}
