import type { Clock } from '../src/state/telling.js';

/** A clock that stands still until the test lets it ring. */
export class StoppedClock {
  /** How long everything has taken by this clock, in milliseconds. */
  elapsed = 0;
  private pending: { readonly after: number; readonly ring: () => void } | undefined;

  readonly clock: Clock = (after, ring) => {
    const set = { after, ring };
    this.pending = set;
    return () => {
      if (this.pending === set) this.pending = undefined;
    };
  };

  get isSet(): boolean {
    return this.pending !== undefined;
  }

  ring(): void {
    if (this.pending === undefined) throw new Error('the clock is not set');
    const { after, ring } = this.pending;
    this.pending = undefined;
    this.elapsed += after;
    ring();
  }
}
