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

export const SEARCH: Readonly<
  Record<SearchingLevel, SearchSettings> & Partial<Record<Level, SearchSettings>>
> = {
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
