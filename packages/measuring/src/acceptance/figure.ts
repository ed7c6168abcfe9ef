import {
  type Demand,
  type Estimate,
  judgeEstimate,
  type Look,
  type Verdict,
  valuesNeeded,
} from './demand.js';

/** One measured figure of a bar, as plain data. */
export interface Figure {
  readonly name: string;
  readonly demand: string;
  readonly measured: number | undefined;
  /** 95 %. */
  readonly interval?: readonly [low: number, high: number];
  readonly passed: Verdict | 'reported';
  readonly games: number;
  readonly seconds: number;
  readonly note?: string;
}

/** A demand under test: what is counted so far, and what is asked of it. */
export interface Test {
  readonly name: string;
  readonly demand: Demand;
  /** The demand in words. */
  readonly says: string;
  estimate(): Estimate;
  games(): number;
}

/** Tests that look at the same games end together: when each of them is decided. */
export function isDecided(tests: readonly Test[]): boolean {
  return tests.every((test) => judgeEstimate(test.estimate(), test.demand, 'between') !== 'undecided');
}

/** A figure of a test; `look` says how its games ended. */
export function figureOf(test: Test, look: Look, seconds: number): Figure {
  const { name, demand, says } = test;
  const estimate = test.estimate();
  const between = judgeEstimate(estimate, demand, 'between');
  const passed = between === 'undecided' ? judgeEstimate(estimate, demand, look) : between;
  const { low, high } = estimate.interval();
  const games = test.games();
  const needed = passed === 'undecided' ? valuesNeeded(estimate, demand, games) : undefined;
  return {
    name,
    demand: says,
    measured: games === 0 ? undefined : round(estimate.rate),
    interval: games > 0 && Number.isFinite(low) ? [round(low), round(high)] : undefined,
    passed: games === 0 ? 'undecided' : passed,
    games,
    seconds: round(seconds),
    note: passed === 'undecided' ? sayMissing(games, needed) : undefined,
  };
}

function sayMissing(games: number, needed: number | undefined): string {
  if (games === 0) return 'the time was up before a game was played';
  if (needed === undefined) return 'the time was up';
  return `the time was up; about ${Math.max(needed, games + 1)} games would decide`;
}

/** A figure that is what it is, without an interval that would have to decide. */
export function plainFigure(
  name: string,
  says: string,
  measured: number | undefined,
  passed: Figure['passed'],
  rest: Partial<Pick<Figure, 'interval' | 'games' | 'seconds' | 'note'>> = {},
): Figure {
  const { games = 0, seconds = 0, interval, note } = rest;
  return {
    name,
    demand: says,
    measured: measured === undefined ? undefined : round(measured),
    interval: interval && [round(interval[0]), round(interval[1])],
    passed,
    games,
    seconds: round(seconds),
    note,
  };
}

export function round(value: number): number {
  return Number(value.toPrecision(4));
}
