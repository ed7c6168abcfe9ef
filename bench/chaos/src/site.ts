import type { Store } from '@great-machine/server';
import type { Below } from './person.js';

/** Something bad that happens, and is over when the promise is fulfilled. */
export interface Disaster {
  readonly name: string;
  readonly isKill: boolean;
  strike(below: Below): Promise<void>;
}

/** Servers and what they keep, with one address for all of them. */
export interface Site {
  readonly address: string;
  /** They strike in this order, again and again. */
  readonly disasters: readonly Disaster[];
  start(): Promise<void>;
  /** Everything ends as it is asked to, or is killed. */
  stop(isKilled: boolean): Promise<void>;
  /** What is kept, while no server runs. */
  openStore(): Promise<Store>;
  remove(): Promise<void>;
}
