/** The lines of the benchmark, in the order in which they are printed. */
export const LINES = [
  'gamesPerSecond',
  'decisionsPerSecond',
  'decisionsPerGame',
  'applyPerSecond',
  'copyMicroseconds',
  'viewMicroseconds',
  'placementsMilliseconds',
  'stateBytes',
  'answersGzippedBytes',
] as const;

export type Line = (typeof LINES)[number];

export type Figures = Readonly<Record<Line, number>>;

/** What a figure has to reach. `decisionsPerGame` only says what kind of games were played. */
export const BARS: Readonly<Partial<Record<Line, Bar>>> = {
  gamesPerSecond: { least: 1000 },
  decisionsPerSecond: { least: 300_000 },
  applyPerSecond: { least: 50_000 },
  copyMicroseconds: { most: 3 },
  viewMicroseconds: { most: 50 },
  placementsMilliseconds: { most: 1 },
  stateBytes: { most: 8192 },
  answersGzippedBytes: { most: 8192 },
};

/** What is measured of all modules beside the core game. */
export const MODULE_LINES = [
  'decisionsPerSecond',
  'copyMicroseconds',
  'viewMicroseconds',
  'stateBytes',
] as const satisfies readonly Line[];

export type ModuleLine = (typeof MODULE_LINES)[number];

/** What all modules may cost in terms of the core game, or what their own figure may be. */
export const MODULE_BARS: Readonly<
  Record<ModuleLine, { readonly most: number; readonly of: 'ratio' | 'now' }>
> = {
  // 10 % fewer decisions a second.
  decisionsPerSecond: { most: 1 / 0.9, of: 'ratio' },
  copyMicroseconds: { most: 1.35, of: 'ratio' },
  viewMicroseconds: { most: 2, of: 'ratio' },
  stateBytes: { most: 10_240, of: 'now' },
};

export type Bar = { readonly least: number } | { readonly most: number };

export function isMissed(bar: Bar, value: number): boolean {
  return 'least' in bar ? value < bar.least : value > bar.most;
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const value = sorted[Math.round((sorted.length - 1) * share)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
