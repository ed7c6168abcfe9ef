import type { Rules } from '@great-machine/rules';
import type { Level } from '../levels.js';

/** What a searching level may spend. */
export interface SearchSettings {
  /** Playouts of a secret choice (destinations, the Machine's plan), of an Action and of a smaller decision. */
  readonly secret: number;
  readonly action: number;
  readonly small: number;
  /** Of a question of a module that a rule of thumb knows: there are many of them. */
  readonly ofModule: number;
  /** Own choices that are compared at most, and the columns after which the first are dropped. */
  readonly rows: number;
  readonly firstColumns: number;
  /** Rounds that a playout goes on after the present one. */
  readonly depth: number;
  /** How much it trusts its model of the other side, 0 to 1. */
  readonly trust: number;
}

/** The levels that search. */
type SearchingLevel = 'engineer' | 'mastermind';

/**
 * With modules a playout has more to answer and takes longer. Each module takes away this part of a level's playouts, so
 * that its games stay within the time that they may take.
 */
const DEARER_WITH_MODULE: Readonly<Record<SearchingLevel, number>> = { engineer: 0.04, mastermind: 0.12 };

export function isSearching(level: Level): level is SearchingLevel {
  return level === 'engineer' || level === 'mastermind';
}

/** What a level may spend in games by these rules. */
export function settingsFor(level: SearchingLevel, { modules }: Rules): SearchSettings {
  const settings = SEARCH[level];
  const { secret, action, small, ofModule } = settings;
  const fewer = (playouts: number) =>
    Math.round(playouts / (1 + DEARER_WITH_MODULE[level] * (modules.length - 1)));
  return {
    ...settings,
    secret: fewer(secret),
    action: fewer(action),
    small: fewer(small),
    ofModule: fewer(ofModule),
  };
}

const SEARCH: Readonly<Record<SearchingLevel, SearchSettings>> = {
  engineer: {
    secret: 500,
    action: 100,
    small: 80,
    ofModule: 25,
    rows: 44,
    firstColumns: 4,
    depth: 1,
    trust: 0.2,
  },
  mastermind: {
    secret: 3800,
    action: 700,
    small: 400,
    ofModule: 120,
    rows: 120,
    firstColumns: 6,
    depth: 1,
    trust: 0.2,
  },
};
