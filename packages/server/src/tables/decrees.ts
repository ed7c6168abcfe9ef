import type { Store } from '../store/store.js';

/** What the operator has decided for all tables, as one node knows it. */
export class Decrees {
  private blocked: ReadonlySet<string> = new Set();
  private shown = '';

  constructor(private readonly store: Store) {}

  /** What all readers are told; empty if nothing. */
  get notice(): string {
    return this.shown;
  }

  isBlocked(player: string): boolean {
    return this.blocked.has(player);
  }

  /** Looks for what was decided, also at other nodes. */
  async refresh(): Promise<void> {
    const { operations } = this.store;
    const [blocked, notice] = await Promise.all([operations.blocked(), operations.notice()]);
    this.blocked = new Set(blocked.map(({ player }) => player));
    this.shown = notice;
  }
}
