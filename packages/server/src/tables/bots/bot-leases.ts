import { randomUUID } from 'node:crypto';
import type { Store } from '../../store/store.js';

/** In milliseconds: how often a node says that the bots of its tables think there, and how long that holds. */
export const TENDING = 2000;
const LEASE = 6000;

/** A table is told again and again whether its bots think at this node. */
type Lead = (areHere: boolean) => void;

/**
 * At which node bots think. The store says so: one node at a time holds the bots of a table, and what a node has held that is gone
 * another one takes over within 10 seconds. Two nodes that think at once would lose nothing but the time of one of them.
 */
export class BotLeases {
  private readonly node = randomUUID();
  private readonly wanted = new Map<string, Lead>();

  constructor(
    private readonly store: Pick<Store, 'holdBots' | 'leaveBots' | 'botsLeftBehind'>,
    private readonly now: () => number,
  ) {}

  /** The bots of a table are to think here as soon as no other node holds them. */
  async want(table: string, lead: Lead): Promise<void> {
    this.wanted.set(table, lead);
    await this.hold([table]);
  }

  /** The bots of a table think here no more. Where they have something to say, another node is to take them over. */
  async leave(table: string, haveToAnswer: boolean): Promise<void> {
    if (this.wanted.delete(table)) await this.store.leaveBots(this.node, table, haveToAnswer);
  }

  /** A table is not played any more. */
  async forget(table: string): Promise<void> {
    await this.want(table, () => {});
    await this.leave(table, false);
  }

  /** Goes on to hold what it holds, and takes what is free. Tells at which other tables bots were left behind. */
  async tend(): Promise<readonly string[]> {
    await this.hold([...this.wanted.keys()]);
    const left = await this.store.botsLeftBehind(this.now());
    return left.filter((table) => !this.wanted.has(table));
  }

  private async hold(tables: readonly string[]): Promise<void> {
    const now = this.now();
    const held = await this.store.holdBots(this.node, tables, now, now + LEASE);
    for (const table of tables) this.wanted.get(table)?.(held.includes(table));
  }
}
