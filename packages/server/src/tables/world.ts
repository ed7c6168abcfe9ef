import { randomBytes } from 'node:crypto';
import type { BotPool, PoolLoad } from '@great-machine/bots';
import { createNodePool } from '@great-machine/bots/node';
import { type GameConfig, Play, type Rules } from '@great-machine/rules';
import type { Store } from '../store/store.js';
import { Decrees } from './decrees.js';
import type { Pace } from './pace.js';

/** What tables need of the world. A test may deal and set the clock; no request can. */
export interface World {
  readonly store: Store;
  /** What the operator has decided for all tables. */
  readonly decrees: Decrees;
  /** Where the bots of a table think. */
  pool(table: string): BotPool;
  /** Milliseconds since 1970. */
  now(): number;
  /** In milliseconds: a server of which nothing was heard for so long was down, and clocks stood still. */
  readonly longestSilence: number;
  /** 256 bits for the chance of a game, as 64 hexadecimal digits. */
  drawKey(): string;
  /** Begins a game as its key deals it. */
  deal(rules: Rules, config: GameConfig): Play;
  /** How much may be said at a table. */
  readonly talk: {
    /** Of each player. */
    readonly pace: Pace;
    readonly mostLines: number;
  };
  /** Something went wrong that no request can be told of. */
  report(error: unknown): void;
}

/** Chance, the clock, and bots in threads of their own, until it is closed. */
export function realWorld(
  store: Store,
  report: (error: unknown) => void,
): World & { botLoad(): PoolLoad; close(): Promise<void> } {
  let pool: BotPool | undefined;
  return {
    store,
    decrees: new Decrees(store),
    pool: (table) => {
      pool ??= createNodePool();
      return pool.for(table);
    },
    now: Date.now,
    longestSilence: 15_000,
    deal: (rules, config) => Play.begin(rules, config),
    talk: { pace: { atOnce: 8, perSecond: 0.5 }, mostLines: 2000 },
    drawKey: () => randomBytes(32).toString('hex'),
    report,
    botLoad: () => pool?.load ?? { waiting: 0, running: 0 },
    close: async () => pool?.close(),
  };
}
