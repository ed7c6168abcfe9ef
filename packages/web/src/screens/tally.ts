import { BOT_LEVELS } from '../state/levels.js';
import type { GameResult } from '../table/saved-games.js';

/** How often something came up, and how often it went well. */
export interface Tally {
  readonly id: string;
  readonly games: number;
  readonly won: number;
}

export interface Statistics {
  readonly games: number;
  readonly rounds: number;
  readonly wonByMachine: number;
  readonly wonByHeroes: number;
  readonly bySide: readonly Tally[];
  readonly byLevel: readonly Tally[];
  readonly byModule: readonly Tally[];
  readonly byHero: readonly Tally[];
  readonly byEnding: readonly Tally[];
}

const SIDES = ['revolutionaries', 'machine'];

/** Stands among modules for games without any. */
export const CORE_GAME = 'core-game';

/** The modules of which there are games, the core game by itself first. */
export function modulesIn(results: readonly GameResult[]): readonly string[] {
  const isPlayedAlone = results.some((result) => isWith(result, CORE_GAME));
  return [...(isPlayedAlone ? [CORE_GAME] : []), ...idsOf(results, ({ modules }) => modules)];
}

export function isWith({ modules }: GameResult, module: string): boolean {
  return module === CORE_GAME ? modules.length === 0 : modules.includes(module);
}

export function statisticsOf(results: readonly GameResult[]): Statistics {
  const games = results.length;
  const wonBy = (side: string) => results.filter(({ outcome }) => outcome.winner === side).length;
  const onOneSide = results.filter(({ sides }) => sides.length === 1);
  const rounds = results.reduce((sum, result) => sum + result.rounds, 0);
  return {
    games,
    rounds: games === 0 ? 0 : rounds / games,
    wonByMachine: wonBy('machine'),
    wonByHeroes: wonBy('revolutionaries'),
    bySide: SIDES.map((side) =>
      tally(
        side,
        results.filter(({ sides }) => sides.some((one) => one === side)),
        ({ outcome }) => outcome.winner === side,
      ),
    ),
    byLevel: BOT_LEVELS.map((level) =>
      tally(
        level,
        onOneSide.filter((result) => result.level === level),
        ({ outcome, sides }) => outcome.winner === sides[0],
      ),
    ).filter(isPlayed),
    byModule: modulesIn(results).map((module) =>
      tally(
        module,
        results.filter((result) => isWith(result, module)),
        ({ outcome }) => outcome.winner === 'revolutionaries',
      ),
    ),
    byHero: idsOf(results, ({ heroes }) => heroes).map((hero) =>
      tally(
        hero,
        results.filter(({ heroes }) => heroes.includes(hero)),
        ({ outcome }) => outcome.winner === 'revolutionaries',
      ),
    ),
    byEnding: idsOf(results, ({ outcome }) => [outcome.how])
      .map((how) =>
        tally(
          how,
          results.filter(({ outcome }) => outcome.how === how),
          () => true,
        ),
      )
      .sort((a, b) => b.games - a.games),
  };
}

function tally(id: string, results: readonly GameResult[], isWon: (result: GameResult) => boolean): Tally {
  return { id, games: results.length, won: results.filter(isWon).length };
}

function idsOf(
  results: readonly GameResult[],
  ids: (result: GameResult) => readonly string[],
): readonly string[] {
  return [...new Set(results.flatMap(ids))].sort();
}

function isPlayed({ games }: Tally): boolean {
  return games > 0;
}
