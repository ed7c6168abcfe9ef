import type { Level } from '../levels.js';

/** What a searching level may spend. */
export interface SearchSettings {
  /** Playouts of a secret choice (destinations, the Machine's plan), of an Action and of a smaller decision. */
  readonly secret: number;
  readonly action: number;
  readonly small: number;
  /** Own choices that are compared at most. */
  readonly rows: number;
  /** Rounds that a playout goes on after the present one. */
  readonly depth: number;
  /** How much it trusts its model of the other side, 0 to 1. */
  readonly trust: number;
}

export const SEARCH: Readonly<Partial<Record<Level, SearchSettings>>> = {
  engineer: { secret: 240, action: 80, small: 40, rows: 12, depth: 1, trust: 0.5 },
  mastermind: { secret: 900, action: 300, small: 120, rows: 20, depth: 1, trust: 0.5 },
};
