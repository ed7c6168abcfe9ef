import { LEVELS } from '@great-machine/bots';
import type { Outcome, Play } from '@great-machine/rules';
import {
  type KeptTable,
  type Occupants,
  peopleAmong,
  type SavedFormat1,
  type SavedTable,
  saveTable,
} from '@great-machine/table';
import { type Side, sideOfSeat } from './setup.js';

/** A game on the device. It holds everything, so it never leaves the worker but as a report that its owner asks for. */
export type SavedGame = (SavedTable | SavedFormat1) & {
  readonly id: string;
  readonly savedAt: number;
};

/** What a list of games may show to anybody who looks at the screen. */
export interface GameSummary {
  readonly id: string;
  readonly savedAt: number;
  readonly occupants: Occupants;
  readonly heroes: readonly string[];
  readonly round: number;
  readonly phase: string;
  readonly tracks: Readonly<Record<string, number>>;
  readonly outcome?: Outcome;
}

/** A finished game, for the statistics. */
export interface GameResult {
  readonly id: string;
  /** The sides that people played. */
  readonly sides: readonly Side[];
  readonly heroes: readonly string[];
  readonly outcome: Outcome;
  readonly rounds: number;
  /** The highest level among the bots; undefined without bots. */
  readonly level?: string;
}

export function savedGame(id: string, savedAt: number, kept: KeptTable, play: Play): SavedGame {
  return { id, savedAt, ...saveTable(play.rules, kept) };
}

export function summaryOf(id: string, savedAt: number, { occupants }: KeptTable, play: Play): GameSummary {
  const { round, phase, tracks, outcome } = play.view('public');
  return { id, savedAt, occupants, heroes: play.config.heroes, round, phase, tracks, outcome };
}

export function resultOf({ id, occupants, heroes, outcome, round }: GameSummary): GameResult | undefined {
  if (outcome === undefined) return undefined;
  const level = LEVELS.findLast((one) => Object.values(occupants).some(({ bot }) => bot === one));
  const sides = [...new Set(peopleAmong(occupants).map(sideOfSeat))];
  return { id, sides, heroes, outcome, rounds: round, level };
}

/** A summary as format 1 kept it. */
interface SummaryFormat1 extends Omit<GameSummary, 'occupants'> {
  readonly sitters: Occupants;
}

/** A summary of any format. */
export function readSummary(kept: GameSummary | SummaryFormat1): GameSummary {
  if (!('sitters' in kept)) return kept;
  const { sitters, ...summary } = kept;
  return { ...summary, occupants: sitters };
}
