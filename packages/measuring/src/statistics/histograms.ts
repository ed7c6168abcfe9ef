/** How often each thing happened; also a histogram of whole numbers. */
export type Counts = Record<string, number>;

export function countOne(counts: Counts, what: string | number): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** The least value that the given share of the values does not exceed. */
export function percentileOf(histogram: Readonly<Counts>, share: number): number {
  const values = Object.entries(histogram)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let left = Math.max(1, Math.ceil(share * total - 1e-9));
  for (const { value, count } of values) {
    left -= count;
    if (left <= 0) return value;
  }
  return 0;
}

export function histogramMean(histogram: Readonly<Counts>): number {
  let [sum, total] = [0, 0];
  for (const [value, count] of Object.entries(histogram)) {
    sum += Number(value) * count;
    total += count;
  }
  return total === 0 ? 0 : sum / total;
}

/** Positive amounts, such as times, in steps of 5 %: small, and yet a percentile is right to 2.5 %. */
export interface LogHistogram {
  count: number;
  sum: number;
  max: number;
  /** By the number of the step. */
  readonly steps: Counts;
}

const STEP = Math.log(1.05);
const LEAST = 1e-6;

export function newLogHistogram(): LogHistogram {
  return { count: 0, sum: 0, max: 0, steps: {} };
}

export function noteAmount(histogram: LogHistogram, amount: number): void {
  histogram.count++;
  histogram.sum += amount;
  histogram.max = Math.max(histogram.max, amount);
  countOne(histogram.steps, Math.floor(Math.log(Math.max(LEAST, amount)) / STEP));
}

export function addLogHistogram(into: LogHistogram, more: LogHistogram): void {
  into.count += more.count;
  into.sum += more.sum;
  into.max = Math.max(into.max, more.max);
  for (const [step, count] of Object.entries(more.steps)) into.steps[step] = (into.steps[step] ?? 0) + count;
}

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export function spreadOf({ count, sum, max, steps }: LogHistogram): Spread {
  const percentile = (share: number) =>
    count === 0 ? 0 : Math.min(max, Math.exp(STEP * (percentileOf(steps, share) + 0.5)));
  return { count, mean: count === 0 ? 0 : sum / count, p50: percentile(0.5), p95: percentile(0.95), max };
}
