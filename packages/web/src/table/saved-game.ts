import type { Memories } from '@great-machine/bots';
import type { GameRecord, Outcome, Play } from '@great-machine/rules';
import { type Side, type Sitter, sideOfSeat } from './setup.js';

/** The form of what is kept on the device; a game in an unknown form is left as it is. */
export const SAVE_FORMAT = 1;

/** A game on the device. It holds everything, so it never leaves the worker but as a report that its owner asks for. */
export interface SavedGame {
  readonly id: string;
  readonly format: number;
  readonly savedAt: number;
  readonly sitters: Readonly<Record<string, Sitter>>;
  readonly record: GameRecord;
  readonly memories: Memories;
  /** Pencil marks, by the side that made them. */
  readonly notes: Readonly<Partial<Record<Side, string>>>;
}

/** What a list of games may show to anybody who looks at the screen. */
export interface GameSummary {
  readonly id: string;
  readonly format: number;
  readonly rulesVersion: string;
  readonly savedAt: number;
  readonly sitters: Readonly<Record<string, Sitter>>;
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

export function summaryOf(game: SavedGame, play: Play): GameSummary {
  const { id, format, savedAt, sitters, record } = game;
  const { round, phase, tracks, outcome } = play.view('public');
  const { heroes } = play.config;
  const { rulesVersion } = record;
  return { id, format, rulesVersion, savedAt, sitters, heroes, round, phase, tracks, outcome };
}

export function peopleOf(sitters: SavedGame['sitters']): readonly string[] {
  return Object.keys(sitters).filter((seat) => sitters[seat].bot === undefined);
}

export function sidesOfPeople(sitters: SavedGame['sitters']): readonly Side[] {
  return [...new Set(peopleOf(sitters).map(sideOfSeat))];
}
