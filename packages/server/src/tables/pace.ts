import { Refusal } from './refusal.js';

/** How often something may be done: so often at once, and for long so often a second. */
export interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
  /** A refused caller is told to come back when it may do that many at once; one if not said. */
  readonly again?: number;
}

/** How many callers are remembered at most: beyond that, the one that came longest ago is forgotten. */
const MOST_REMEMBERED = 50_000;

/** Keeps each caller to the same pace. */
export class Paces {
  /** Until when what a caller has done would take at the lasting pace; the caller that came longest ago is first. */
  private readonly busyUntil = new Map<string, number>();

  constructor(
    private readonly pace: Pace,
    private readonly now: () => number,
    private readonly mostRemembered = MOST_REMEMBERED,
  ) {}

  /** Counts one more, or refuses it where it is too much. */
  take(who: string): void {
    const now = this.now();
    const { atOnce, perSecond, again = 1 } = this.pace;
    const each = 1000 / perSecond;
    const before = Math.max(now, this.busyUntil.get(who) ?? 0);
    const tooMuch = before + each - now - atOnce * each;
    this.remember(who, tooMuch > 0 ? before : before + each);
    if (tooMuch <= 0) return;
    const wait = tooMuch + (again - 1) * each;
    throw new Refusal({ refused: 'too-many', retryAfter: Math.ceil(wait / 1000) });
  }

  /** How many are remembered. */
  get size(): number {
    return this.busyUntil.size;
  }

  private remember(who: string, until: number): void {
    this.busyUntil.delete(who);
    this.busyUntil.set(who, until);
    for (const [longestAgo, busyUntil] of this.busyUntil) {
      const hasRested = busyUntil <= this.now();
      if (!hasRested && this.busyUntil.size <= this.mostRemembered) return;
      this.busyUntil.delete(longestAgo);
    }
  }
}
