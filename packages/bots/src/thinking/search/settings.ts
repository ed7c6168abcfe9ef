import type { Rules } from '@great-machine/rules';
import { COEFFICIENTS } from '../evaluation/coefficients.js';
import { inOrder } from '../evaluation/features.js';
import { FROZEN, type FrozenLevel, isFrozen } from './frozen.js';

/** What a searching level may spend. */
export interface SearchSettings {
  /** Playouts of a secret choice (destinations, the Machine's plan), of an Action and of a smaller decision. */
  readonly secret: number;
  readonly action: number;
  readonly small: number;
  /** Playouts of things that may be added to a plan. */
  readonly additions: number;
  /** Playouts of another search where a Machine Phase would end with many Bonds; none, and there is no other. */
  readonly lastLook: number;
  /** How many steps of a plan it comes to that a Directive is taken back for another. */
  readonly swapEffort: number;
  /** Of a question of a module that a rule of thumb knows: there are many of them. */
  readonly ofModule: number;
  /**
   * With modules a playout has more to answer and takes longer. Each module takes away this part of the playouts, so that
   * games stay within the time that they may take.
   */
  readonly slowdownPerModule: number;
  /** Own choices that are compared at most, and the columns after which the first are dropped. */
  readonly rows: number;
  readonly firstColumns: number;
  /** Rounds that a playout goes on after the present one. */
  readonly depth: number;
  /** How much it trusts its model of the other side, 0 to 1. */
  readonly trust: number;
  /** Of the features that a position is judged by, in their order. */
  readonly coefficients: readonly number[];
}

/** The levels that search. */
export type SearchingLevel = 'engineer' | 'mastermind';

export function isSearching(level: string): level is SearchingLevel {
  return level === 'engineer' || level === 'mastermind';
}

/** What a level may spend in games by these rules. */
export function settingsFor(level: SearchingLevel | FrozenLevel, { modules }: Rules): SearchSettings {
  const settings = isFrozen(level) ? FROZEN[level] : SEARCH[level];
  const { secret, action, small, additions, lastLook, ofModule, slowdownPerModule } = settings;
  const fewer = (playouts: number) => Math.round(playouts / (1 + slowdownPerModule * (modules.length - 1)));
  return {
    ...settings,
    secret: fewer(secret),
    action: fewer(action),
    small: fewer(small),
    additions: fewer(additions),
    lastLook: fewer(lastLook),
    ofModule: fewer(ofModule),
  };
}

const SEARCH: Readonly<Record<SearchingLevel, SearchSettings>> = {
  engineer: {
    secret: 500,
    action: 100,
    small: 80,
    additions: 250,
    lastLook: 1500,
    swapEffort: 100,
    ofModule: 25,
    slowdownPerModule: 0.04,
    rows: 44,
    firstColumns: 4,
    depth: 1,
    trust: 0.2,
    coefficients: inOrder(COEFFICIENTS),
  },
  mastermind: {
    secret: 6000,
    action: 1000,
    small: 600,
    additions: 800,
    lastLook: 6000,
    swapEffort: 100,
    ofModule: 120,
    slowdownPerModule: 0.12,
    rows: 120,
    firstColumns: 6,
    depth: 1,
    trust: 0.2,
    coefficients: inOrder(COEFFICIENTS),
  },
};
