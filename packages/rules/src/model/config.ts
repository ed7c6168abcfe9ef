import type { ChanceOrigin, Generator } from '../kernel/random.js';
import type { City } from './city/index.js';
import type { ChosenModule } from './modules.js';

/** SET-4 */
export const HEROES_IN_PLAY = 3;

/** Where a table may start the Master Plan (R-TRK-4). */
export const EARLIEST_START = 1;
export const LATEST_START = 4;

/** Who sits where: a seat speaks for one or more actors (the Great Machine, Heroes). */
export interface SeatConfig {
  readonly seat: string;
  readonly speaksFor: readonly string[];
}

/** A validated game to be played; `createConfig` makes one from options. */
export interface GameConfig extends ChanceOrigin {
  readonly modules: readonly ChosenModule[];
  readonly generator: Generator;
  readonly revolutionaries: 1 | 2 | 3;
  readonly seats: readonly SeatConfig[];
  /** In Initiative order. */
  readonly heroes: readonly string[];
  readonly city: City;
  /** The start of the Master Plan, I to IV (R-TRK-4). */
  readonly masterPlan: number;
  /** A City Event that does not come in round 1 (R-SET-4); missing in the usual game. */
  readonly notFirstEvent?: string;
}
