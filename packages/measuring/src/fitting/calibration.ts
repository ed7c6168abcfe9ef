/** A tenth of the chances: how many were predicted there, on average what, and how often it came so. */
export interface Bin {
  readonly count: number;
  readonly predicted: number;
  readonly happened: number;
}

const BINS = 10;

/** Ten bins with as many predictions in each. */
export function calibrate(predictions: readonly { readonly chance: number; readonly won: 0 | 1 }[]): Bin[] {
  const sorted = [...predictions].sort((a, b) => a.chance - b.chance);
  const beginning = (bin: number) => Math.round((bin * sorted.length) / BINS);
  return Array.from({ length: BINS }, (_, bin) => {
    const own = sorted.slice(beginning(bin), beginning(bin + 1));
    const mean = (numberOf: (one: (typeof own)[number]) => number) =>
      own.reduce((sum, one) => sum + numberOf(one), 0) / Math.max(1, own.length);
    return { count: own.length, predicted: mean(({ chance }) => chance), happened: mean(({ won }) => won) };
  });
}
