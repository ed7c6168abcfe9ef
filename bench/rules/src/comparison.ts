import { BARS, LINES, type Line, median, quantile } from './figures.js';

/** The figures of one run; another version may lack lines. */
export type RoundFigures = Readonly<Partial<Record<Line, number>>>;

export interface Round {
  readonly before: RoundFigures;
  readonly now: RoundFigures;
}

export interface ComparedLine {
  /** Medians of all rounds. */
  readonly before: number;
  readonly now: number;
  /** Cost now to cost before, the median of the rounds' ratios: 1.03 is 3 % slower, or larger. */
  readonly ratio: number;
  /** The middle half of the rounds' ratios. */
  readonly quartiles: readonly [number, number];
}

export interface Comparison {
  readonly commit: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly lines: Readonly<Partial<Record<Line, ComparedLine>>>;
}

/** How much slower or larger a line may become. */
export const TOLERANCE = 1.03;

function costRatio(line: Line, before: number, now: number): number {
  const bar = BARS[line];
  return bar !== undefined && 'least' in bar ? before / now : now / before;
}

/** Compares every line that both versions measure. */
export function compareRounds(rounds: readonly Round[]): Comparison['lines'] {
  const lines: Partial<Record<Line, ComparedLine>> = {};
  for (const line of LINES) {
    const pairs = rounds.flatMap(({ before, now }) => {
      const [then, today] = [before[line], now[line]];
      return then === undefined || today === undefined ? [] : [{ before: then, now: today }];
    });
    if (pairs.length === 0) continue;
    const ratios = pairs.map(({ before, now }) => costRatio(line, before, now));
    lines[line] = {
      before: median(pairs.map(({ before }) => before)),
      now: median(pairs.map(({ now }) => now)),
      ratio: median(ratios),
      quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    };
  }
  return lines;
}
