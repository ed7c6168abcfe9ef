import type { Store } from '../../store/store.js';

/** What the time of the server is made of. */
export interface TimeParts {
  readonly store: Pick<Store, 'beat' | 'isShared'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** In milliseconds: a server of which nothing was heard for so long was down. */
  readonly longestSilence: number;
}

/**
 * The time by which clocks go: milliseconds since 1970 without those in which no node of the server was up. Nodes say in the store
 * that they are up, and learn there for how long none was.
 */
export class ServerTime {
  private down = 0;
  private beatAt = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | undefined;

  constructor(private readonly parts: TimeParts) {}

  /** By the clock on the wall. */
  now(): number {
    return this.parts.now();
  }

  /** For how long the server was down so far. */
  async downtime(): Promise<number> {
    const isStale = this.now() - this.beatAt > this.parts.longestSilence / 2;
    if (isStale) await this.beat();
    return this.down;
  }

  async read(): Promise<number> {
    return this.now() - (await this.downtime());
  }

  /** This node is up. */
  beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const { store, longestSilence } = this.parts;
    const at = this.now();
    // A process that has the store for itself knows that none was up before it.
    const isAlone = !store.isShared && this.beatAt === Number.NEGATIVE_INFINITY;
    this.down = await store.beat(at, isAlone ? 0 : longestSilence);
    this.beatAt = at;
  }
}
