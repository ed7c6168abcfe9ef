/** A share or mean with its 95 % interval. */
export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959963984540054;

/** Wilson's interval for a share; with nothing counted it says nothing. */
export function wilsonInterval(successes: number, of: number): Interval {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = successes / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (rate + Z ** 2 / (2 * of)) / scale;
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2))) / scale;
  return {
    rate,
    low: successes === 0 ? 0 : middle - reach,
    high: successes === of ? 1 : middle + reach,
  };
}

/** What a mean needs of its values: sums, which may be added up in any order. */
export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Mean {
  readonly mean: number;
  /** The standard error of the mean; infinite below two values. */
  readonly error: number;
}

export function sumsOf(values: readonly number[]): Sums {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value ** 2;
  }
  return { count: values.length, sum, squares };
}

/** The mean and its standard error, from the spread of the values. */
export function meanOf({ count, sum, squares }: Sums): Mean {
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = sum / count;
  if (count === 1) return { mean, error: Number.POSITIVE_INFINITY };
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

/** How pairs of games ended for one player: both won, one each, both lost. */
export interface Pairs {
  readonly won: number;
  readonly split: number;
  readonly lost: number;
}

/** The share of games won, with an interval over pairs: luck that both games of a pair share cancels out. */
export function pairedScore({ won, split, lost }: Pairs): Interval {
  const { mean, error } = meanOf({
    count: won + split + lost,
    sum: won + split / 2,
    squares: won + split / 4,
  });
  return { rate: mean, low: Math.max(0, mean - Z * error), high: Math.min(1, mean + Z * error) };
}
