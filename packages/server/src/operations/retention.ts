import type { ServedTables } from '../tables/served-tables.js';
import type { World } from '../tables/world.js';

const DAY = 24 * 3600 * 1000;
const SWEEPING = 3600 * 1000;

/** Deletes the tables that no player has used for so many days, over or not. */
export class Retention {
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly world: World,
    private readonly tables: ServedTables,
    private readonly days: number,
  ) {
    this.timer = setInterval(() => void this.sweep(), SWEEPING).unref();
    // A node that has just come up does not know yet who reads at others.
    if (!world.store.isShared) void this.sweep();
  }

  sweep(): Promise<void> {
    this.sweeping ??= this.sweepOnce()
      .catch((error) => this.world.report(error))
      .finally(() => {
        this.sweeping = undefined;
      });
    return this.sweeping;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweepOnce(): Promise<void> {
    const { operations } = this.world.store;
    const since = this.world.now() - this.days * DAY;
    for (const id of await operations.unused(since)) {
      if (!this.tables.isInUse(id)) await operations.deleteUnused(id, since);
    }
  }
}
