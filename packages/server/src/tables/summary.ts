import type { MyGames } from '@great-machine/protocol';
import type { Play } from '@great-machine/rules';
import { z } from 'zod';
import type { TableRow } from '../store/store.js';
import { askedOf } from './clocks/asked.js';
import { botAt, type Sheet } from './sheet.js';

/** What lists show of a table, by public facts alone. */
const Summary = z.object({
  round: z.int(),
  /** The seats from which the game awaits an answer, of bots too. */
  waitsFor: z.array(z.string()),
  since: z.int(),
  isPaused: z.boolean().default(false),
  /** Who answers there. */
  seats: z.array(z.object({ seat: z.string(), taken: z.enum(['person', 'bot']).optional() })),
});
export type Summary = z.infer<typeof Summary>;

/** How far the game of a table has come. */
export type Standing = Pick<Summary, 'round' | 'waitsFor'>;

export const NOT_BEGUN: Standing = { round: 0, waitsFor: [] };

/** As all can see it. */
export function standingOf(play: Play): Standing {
  return { round: play.state.round, waitsFor: Object.keys(askedOf(play)) };
}

export function readSummary({ summary }: Pick<TableRow, 'summary'>): Summary {
  return Summary.parse(JSON.parse(summary));
}

/** How a table stands; the time at which it began to wait for these seats stays as long as it waits for them. */
export function summaryOf(
  sheet: Pick<Sheet, 'seats' | 'taken' | 'isPaused'>,
  { round, waitsFor }: Standing,
  now: number,
  before?: Summary,
): Summary {
  const isSame = before?.round === round && JSON.stringify(before.waitsFor) === JSON.stringify(waitsFor);
  return {
    round,
    waitsFor,
    since: isSame ? before.since : now,
    isPaused: sheet.isPaused,
    seats: sheet.seats.map(({ seat }) => {
      if (sheet.taken[seat] === undefined) return { seat };
      return { seat, taken: botAt(sheet, seat) === undefined ? 'person' : 'bot' };
    }),
  };
}

/** A table among the games of a player. */
export function gameOf(table: TableRow, title: string | undefined, own: string[]): MyGames['games'][number] {
  const { round, waitsFor, since, isPaused, seats } = readSummary(table);
  const isPerson = (wanted: string) => seats.some(({ seat, taken }) => seat === wanted && taken === 'person');
  return {
    table: table.id,
    title,
    stage: table.stage,
    seats: own,
    round,
    waitsFor: waitsFor.filter(isPerson),
    since,
    isPaused,
  };
}
