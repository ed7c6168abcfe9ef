import { LEVELS } from '@great-machine/bots';
import type { Outcome, Play, Side } from '@great-machine/rules';
import {
  type KeptTable,
  type Occupants,
  peopleAmong,
  type SavedFormat1,
  type SavedTable,
  saveTable,
} from '@great-machine/table';
import { sideOfSeat } from './setup.js';

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
  /** The ids of those that add to the game. */
  readonly modules: readonly string[];
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
  readonly modules: readonly string[];
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
  const { heroes } = play.config;
  return { id, savedAt, occupants, modules: additionsOf(play), heroes, round, phase, tracks, outcome };
}

function additionsOf({ rules: { modules, registry } }: Play): readonly string[] {
  const games = registry.filter(({ isGame }) => isGame).map(({ id }) => id);
  return modules.map(({ id }) => id).filter((id) => !games.includes(id));
}

export function resultOf({
  id,
  occupants,
  modules,
  heroes,
  outcome,
  round,
}: GameSummary): GameResult | undefined {
  if (outcome === undefined) return undefined;
  const level = LEVELS.findLast((one) => Object.values(occupants).some(({ bot }) => bot === one));
  const sides = [...new Set(peopleAmong(occupants).map(sideOfSeat))];
  return { id, sides, modules, heroes, outcome, rounds: round, level };
}

/** A summary as an earlier version kept it: occupants under another name, or of a time before there were modules. */
export type KeptSummary = Omit<GameSummary, 'occupants' | 'modules'> &
  Partial<Pick<GameSummary, 'modules'>> &
  ({ readonly occupants: Occupants } | { readonly sitters: Occupants });

export function readSummary(kept: KeptSummary): GameSummary {
  if ('occupants' in kept) return { ...kept, modules: kept.modules ?? [] };
  const { sitters, ...summary } = kept;
  return { ...summary, occupants: sitters, modules: [] };
}

/** A result that may be of a time before there were modules. */
export type KeptResult = Omit<GameResult, 'modules'> & Partial<Pick<GameResult, 'modules'>>;

export function readResult(kept: KeptResult): GameResult {
  return { ...kept, modules: kept.modules ?? [] };
}
