import { Refusal } from './refusal.js';

/** How often something may be done: so often at once, and for long so often a second. */
export interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** How many of those who come are remembered before those are forgotten who have rested for long enough. */
const TIDYING = 1000;

/** Keeps everyone to the same pace, each for themselves. */
export class Paces {
  /** Until when what they have done would take them at the pace for long. */
  private readonly busyUntil = new Map<string, number>();
  private tidyAt = TIDYING;

  constructor(
    private readonly pace: Pace,
    private readonly now: () => number,
  ) {}

  /** Counts one more, or refuses it where it is too much. */
  take(who: string): void {
    const now = this.now();
    const { atOnce, perSecond } = this.pace;
    const each = 1000 / perSecond;
    const until = Math.max(now, this.busyUntil.get(who) ?? 0) + each;
    const tooMuch = until - now - atOnce * each;
    if (tooMuch > 0) throw new Refusal({ refused: 'too-many', retryAfter: Math.ceil(tooMuch / 1000) });
    this.busyUntil.set(who, until);
    if (this.busyUntil.size >= this.tidyAt) this.tidy(now);
  }

  private tidy(now: number): void {
    for (const [who, until] of this.busyUntil) if (until <= now) this.busyUntil.delete(who);
    this.tidyAt = this.busyUntil.size + TIDYING;
  }
}
