import type { Interval } from '@great-machine/measuring';

/** Figures in rows, for the terminal and for the page: the first column names, the others count. */
export interface Table {
  readonly title: string;
  readonly note?: string;
  readonly columns: Row;
  readonly rows: readonly Row[];
}

export type Row = readonly [name: string, ...figures: string[]];

export const INTERVAL = '95 % interval';

export function percent(part: number, of: number): string {
  return of === 0 ? '-' : ((100 * part) / of).toFixed(1);
}

/** The two cells of a rate: itself and its interval. */
export function rateCells({ rate, low, high }: Interval): readonly string[] {
  return [(100 * rate).toFixed(1), `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`];
}

const UNITS = [
  { unit: 'h', seconds: 3600 },
  { unit: 'min', seconds: 60 },
  { unit: 's', seconds: 1 },
  { unit: 'ms', seconds: 1e-3 },
  { unit: 'µs', seconds: 1e-6 },
] as const;

/** Three digits and the unit that suits them. */
export function formatTime(seconds: number): string {
  const { unit, seconds: one } = UNITS.find((candidate) => seconds >= candidate.seconds) ?? UNITS[4];
  return `${Number((seconds / one).toPrecision(3))} ${unit}`;
}
