import { Refusal } from './refusal.js';

/** How often something may be done: so often at once, and for long so often a second. */
export interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
  /** Who is refused is told to come back when so often is possible at once, one time if not said. */
  readonly again?: number;
}

/** So many are remembered at most: of more, those who came longest ago are forgotten. */
const MOST_REMEMBERED = 50_000;

/** Keeps everyone to the same pace, each for themselves. */
export class Paces {
  /** Until when what they have done would take them at the pace for long; who came longest ago comes first. */
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
