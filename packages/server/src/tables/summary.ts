import type { MyGames } from '@great-machine/protocol';
import type { Play } from '@great-machine/rules';
import { z } from 'zod';
import type { TableRow } from '../store/store.js';
import { askedOf } from './clocks/asked.js';
import { botAt, type Sheet } from './sheet.js';
import { waitsFor as votesAwaitedBy } from './wish.js';

/** What lists show of a table, by public facts alone. */
const Summary = z.object({
  round: z.int(),
  /** The seats from which the game awaits an answer, of bots too. */
  waitsFor: z.array(z.string()),
  /** When that has changed last. */
  since: z.int(),
  /** Since when it waits for each of them. */
  sinceOf: z.record(z.string(), z.int()).default({}),
  isPaused: z.boolean().default(false),
  /** The wishes that wait for the vote of a seat, and since when. Where the game has just changed that, the table alone knows. */
  votes: z.array(z.object({ wish: z.int(), seat: z.string(), since: z.int() })).default([]),
  /** Who answers there. */
  seats: z.array(z.object({ seat: z.string(), taken: z.enum(['person', 'bot']).optional() })),
});
export type Summary = z.infer<typeof Summary>;

/** How far the game of a table has come. */
export type GameProgress = Pick<Summary, 'round' | 'waitsFor'>;

export const NOT_BEGUN: GameProgress = { round: 0, waitsFor: [] };

/** As all can see it. */
export function standingOf(play: Play): GameProgress {
  return { round: play.state.round, waitsFor: Object.keys(askedOf(play)) };
}

export function readSummary({ summary }: Pick<TableRow, 'summary'>): Summary {
  return Summary.parse(JSON.parse(summary));
}

/**
 * How a table stands; the time at which it began to wait for a seat stays as long as it waits for that seat, though others that it
 * waited for, too, have answered.
 */
export function summaryOf(
  sheet: Sheet,
  { round, waitsFor }: GameProgress,
  now: number,
  before?: Summary,
): Summary {
  const ofRound = before?.round === round ? before : undefined;
  const isSame = JSON.stringify(ofRound?.waitsFor) === JSON.stringify(waitsFor);
  const waitedSince = (seat: string) => (ofRound?.waitsFor.includes(seat) ? sinceIn(ofRound, seat) : now);
  return {
    round,
    waitsFor,
    since: isSame && ofRound ? ofRound.since : now,
    sinceOf: Object.fromEntries(waitsFor.map((seat) => [seat, waitedSince(seat)])),
    isPaused: sheet.isPaused,
    votes: votesAwaited(sheet, now, before),
    seats: sheet.seats.map(({ seat }) => {
      if (sheet.taken[seat] === undefined) return { seat };
      return { seat, taken: botAt(sheet, seat) === undefined ? 'person' : 'bot' };
    }),
  };
}

function votesAwaited(sheet: Sheet, now: number, before: Summary | undefined): Summary['votes'] {
  return sheet.wishes.open.flatMap((wish) => {
    const since = before?.votes.find((vote) => vote.wish === wish.number)?.since ?? now;
    return votesAwaitedBy(wish, sheet).map((seat) => ({ wish: wish.number, seat, since }));
  });
}

/** Since when a table waits for a seat. */
export function sinceIn({ since, sinceOf }: Pick<Summary, 'since' | 'sinceOf'>, seat: string): number {
  return sinceOf[seat] ?? since;
}

/** A table among the games of a player; where it waits for them, since when it does. */
export function gameOf(table: TableRow, title: string | undefined, own: string[]): MyGames['games'][number] {
  const summary = readSummary(table);
  const { round, isPaused, seats } = summary;
  const isPerson = (wanted: string) => seats.some(({ seat, taken }) => seat === wanted && taken === 'person');
  const waitsFor = summary.waitsFor.filter(isPerson);
  const ofOwn = waitsFor.filter((seat) => own.includes(seat));
  const since = (ofOwn.length > 0 ? ofOwn : waitsFor).map((seat) => sinceIn(summary, seat));
  return {
    table: table.id,
    title,
    stage: table.stage,
    seats: own,
    round,
    waitsFor,
    since: since.length > 0 ? Math.min(...since) : summary.since,
    isPaused,
  };
}
