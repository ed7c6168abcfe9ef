import { randomBytes } from 'node:crypto';
import { type BotPace, type BotPool, type PoolLoad, paceOf, SERVER_BEATS } from '@great-machine/bots';
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
  /** When bots answer; as soon as they have thought if not said. */
  readonly botPace?: BotPace;
  /** Milliseconds since 1970. */
  now(): number;
  /** In milliseconds: a server of which nothing was heard for so long was down, and clocks stood still. */
  readonly longestSilence: number;
  /** 256 bits for the chance of a game, as 64 hexadecimal digits. */
  drawKey(): string;
  /** Begins a game as its key deals it. */
  deal(rules: Rules, config: GameConfig): Play;
  /** How many tables may be awake at this node at once. */
  readonly mostAwake: number;
  /** How much may be said at a table. */
  readonly talk: {
    /** Of each player. */
    readonly pace: Pace;
    readonly mostLines: number;
  };
  /** How often a player may wish for something at a table. */
  readonly wishPace: Pace;
  /** How often a player may report something at a table, talk or a fault. */
  readonly reportPace: Pace;
  /** How often a player may do what is entered beside the game: pause it, take seats, change the setup, and so on. */
  readonly asidePace: Pace;
  /** How often a seat may take an answer or a part of it back. Games end, so this is what keeps their logs short. */
  readonly takeBackPace: Pace;
  /** Something went wrong that no request can be told of. */
  report(error: unknown): void;
}

/** Chance, the clock, and bots in threads of their own, until it is closed. */
export function realWorld(
  store: Store,
  report: (error: unknown) => void,
  /** A thought of a bot had to wait for a thread for so many milliseconds. */
  waited: (milliseconds: number) => void = () => {},
): World & { botLoad(): PoolLoad; close(): Promise<void> } {
  let pool: BotPool | undefined;
  return {
    store,
    decrees: new Decrees(store),
    pool: (table) => {
      pool ??= createNodePool({ waited });
      return pool.for(table);
    },
    botPace: paceOf(SERVER_BEATS),
    now: Date.now,
    longestSilence: 15_000,
    deal: (rules, config) => Play.begin(rules, config),
    talk: { pace: { atOnce: 8, perSecond: 0.5 }, mostLines: 2000 },
    wishPace: { atOnce: 5, perSecond: 0.1 },
    reportPace: { atOnce: 5, perSecond: 1 / 60 },
    asidePace: { atOnce: 30, perSecond: 0.2 },
    takeBackPace: { atOnce: 100, perSecond: 0.2 },
    mostAwake: Number.POSITIVE_INFINITY,
    drawKey: () => randomBytes(32).toString('hex'),
    report,
    botLoad: () => pool?.load ?? { waiting: 0, running: 0 },
    close: async () => pool?.close(),
  };
}
