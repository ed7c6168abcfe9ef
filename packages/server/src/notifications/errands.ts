import type { Notification } from '@great-machine/protocol';
import type { NotificationStore, WatchedSeat } from '../store/notification-store.js';
import { readSummary, type Summary, sinceIn } from '../tables/summary.js';

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
  /** Whether a wish of others still waits for the vote of a player. */
  isVoteAwaited(player: string, table: string, wish: number): Promise<boolean>;
}

/** What waits for players who want to be told, as the list of tables says. */
export async function errandsIn(store: NotificationStore): Promise<readonly Errand[]> {
  const watched = (await store.watchedSeats()).map(({ summary, ...seat }) => ({
    ...seat,
    summary: readSummary({ summary }),
  }));
  return [...turnsOf(watched), ...watched.flatMap(votesOf)];
}

type Watched = Omit<WatchedSeat, 'summary'> & { readonly summary: Summary };

/** The games that wait for players. One is one turn, however much is asked in it, and however many of the seats are theirs. */
function turnsOf(watched: readonly Watched[]): readonly Errand[] {
  const turns = new Map<string, Errand>();
  for (const { player, table, seat, summary } of watched) {
    if (!summary.waitsFor.includes(seat)) continue;
    const known = turns.get(`${player} ${table}`);
    const since = Math.min(sinceIn(summary, seat), known?.since ?? Number.POSITIVE_INFINITY);
    turns.set(`${player} ${table}`, { about: 'asked', player, table, number: since, since });
  }
  return [...turns.values()];
}

/** The wishes of others that wait for the vote of a seat. */
function votesOf({ player, table, seat, summary }: Watched): readonly Errand[] {
  return summary.votes
    .filter((vote) => vote.seat === seat)
    .map(({ wish, since }) => ({ about: 'wish', player, table, number: wish, since }));
}
