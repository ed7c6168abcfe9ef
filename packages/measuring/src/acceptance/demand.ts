import { type Interval, meanOf, type Sums, wilsonInterval } from '../statistics/index.js';

/** What a figure has to reach. Everything named must hold. */
export interface Demand {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Limits of the interval's ends; without them the interval has to lie on the right side of the figure's own limit. */
  readonly lowAbove?: number;
  readonly highAtMost?: number;
}

export type Verdict = 'yes' | 'no' | 'undecided';

/** A figure counted so far: the same with a wider interval for a look in between. */
export interface Estimate {
  readonly rate: number;
  /** With an interval so many times as wide as that of 95 %. */
  interval(widened?: number): Interval;
}

/** When the campaign looks: in between, at the planned end, or because the time is up. */
export type Look = 'between' | 'end' | 'cut short';

/**
 * Looks in between count with 99.7 %, so that many of them hardly raise the risk of a wrong verdict (Haybittle and
 * Peto's rule); the last look counts with 95 %.
 */
const WIDENED = 3 / 1.96;

/**
 * Whether a demand is met. In between and when cut short the interval must decide; at the planned end the figure
 * itself does, together with the limits of its interval, if there are any.
 */
export function judgeEstimate(estimate: Estimate, demand: Demand, look: Look): Verdict {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = demand;
  const { rate, low, high } = estimate.interval(look === 'between' ? WIDENED : 1);
  const isInside = rate >= atLeast && rate <= atMost;
  const lowLimit = demand.lowAbove ?? (look === 'end' ? Number.NEGATIVE_INFINITY : atLeast);
  const highLimit = demand.highAtMost ?? (look === 'end' ? Number.POSITIVE_INFINITY : atMost);
  if (isInside && low >= lowLimit && high <= highLimit) return 'yes';
  if (look === 'end' || high < atLeast || low > atMost) return 'no';
  return 'undecided';
}

/** A share of games. Wilson's interval depends on the ratio of games to squared width only. */
export function shareEstimate(successes: number, of: number): Estimate {
  const rate = of === 0 ? 0 : successes / of;
  return { rate, interval: (widened = 1) => wilsonInterval(successes / widened ** 2, of / widened ** 2) };
}

const Z = 1.96;

/** A mean of values, such as scores of pairs. */
export function meanEstimate(sums: Sums): Estimate {
  const { mean, error } = meanOf(sums);
  return {
    rate: mean,
    interval: (widened = 1) => ({
      rate: mean,
      low: mean - Z * widened * error,
      high: mean + Z * widened * error,
    }),
  };
}

/** About how many values it takes until the interval no longer holds the nearest limit. */
export function valuesNeeded(estimate: Estimate, demand: Demand, values: number): number | undefined {
  const { rate, low, high } = estimate.interval();
  const limits = [demand.lowAbove ?? demand.atLeast, demand.highAtMost ?? demand.atMost];
  const distance = Math.min(
    ...limits.map((limit) => (limit === undefined ? Infinity : Math.abs(rate - limit))),
  );
  const reach = (high - low) / 2;
  if (!Number.isFinite(reach) || !Number.isFinite(distance) || distance === 0) return undefined;
  return Math.ceil(values * (reach / distance) ** 2);
}
