import { Dice } from '@great-machine/bots';
import { itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import {
  addLogHistogram,
  histogramMean,
  meanOf,
  newLogHistogram,
  noteAmount,
  pairedScore,
  percentileOf,
  spreadOf,
  sumsOf,
  wilsonInterval,
} from './index.js';

describe('the Wilson interval', () => {
  it('agrees with published values', () => {
    expect(wilsonInterval(10, 20)).toMatchObject({ rate: 0.5 });
    expect(wilsonInterval(10, 20).low).toBeCloseTo(0.2993, 4);
    expect(wilsonInterval(10, 20).high).toBeCloseTo(0.7007, 4);
    expect(wilsonInterval(1, 10).low).toBeCloseTo(0.0179, 4);
    expect(wilsonInterval(1, 10).high).toBeCloseTo(0.4042, 4);
  });

  it('stays within 0 and 1 at the edges and says nothing about nothing', () => {
    expect(wilsonInterval(0, 10).low).toBe(0);
    expect(wilsonInterval(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilsonInterval(10, 10)).toMatchObject({ rate: 1, high: 1 });
    expect(wilsonInterval(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  it('holds the truth in about 95 of 100 cases, computed exactly', () => {
    const [games, truths] = [60, Array.from({ length: 91 }, (_, at) => (at + 5) / 100)];
    const held = truths.map((truth) => {
      let [chance, inside] = [(1 - truth) ** games, 0];
      for (let wins = 0; wins <= games; wins++) {
        const { low, high } = wilsonInterval(wins, games);
        if (low <= truth && truth <= high) inside += chance;
        chance *= ((games - wins) / (wins + 1)) * (truth / (1 - truth));
      }
      return inside;
    });
    expect(meanOf(sumsOf(held)).mean).toBeCloseTo(0.95, 2);
    expect(Math.min(...held)).toBeGreaterThan(0.91);
  });
});

describe('a mean', () => {
  it('has the standard error of its values', () => {
    const { mean, error } = meanOf(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(mean).toBe(5);
    expect(error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  });

  it('knows no error below two values', () => {
    expect(meanOf(sumsOf([3]))).toEqual({ mean: 3, error: Number.POSITIVE_INFINITY });
    expect(meanOf(sumsOf([]))).toEqual({ mean: 0, error: Number.POSITIVE_INFINITY });
  });
});

describe('the score over pairs', () => {
  it('is the mean of the pairs, with their error', () => {
    const { rate, low, high } = pairedScore({ won: 30, split: 50, lost: 20 });
    const { mean, error } = meanOf(
      sumsOf([
        ...new Array<number>(30).fill(1),
        ...new Array<number>(50).fill(0.5),
        ...new Array<number>(20).fill(0),
      ]),
    );
    expect(rate).toBe(mean);
    expect(low).toBeCloseTo(mean - 1.96 * error, 4);
    expect(high).toBeCloseTo(mean + 1.96 * error, 4);
  });

  it('is closer than the games alone when pairs are split, and never leaves 0 to 1', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(pairedScore({ won: 10, split: 80, lost: 10 }))).toBeLessThan(
      width(wilsonInterval(100, 200)),
    );
    expect(pairedScore({ won: 1, split: 0, lost: 0 })).toEqual({ rate: 1, low: 0, high: 1 });
    expect(pairedScore({ won: 5, split: 1, lost: 0 }).high).toBe(1);
  });
});

describe('a histogram of whole numbers', () => {
  const rounds = { 10: 1, 9: 5, 11: 4 };

  it('has the percentiles of its values', () => {
    expect([0, 0.1, 0.5, 0.51, 0.6, 0.9, 1].map((share) => percentileOf(rounds, share))).toEqual([
      9, 9, 9, 10, 10, 11, 11,
    ]);
    expect(percentileOf({}, 0.5)).toBe(0);
  });

  it('has a mean', () => {
    expect(histogramMean(rounds)).toBeCloseTo(9.9, 12);
    expect(histogramMean({})).toBe(0);
  });
});

describe('a histogram of times', () => {
  it('keeps percentiles within 5 %, and adds up over threads', () => {
    const seed = 'times';
    const dice = new Dice(seed);
    const values = Array.from({ length: 5000 }, () => Math.exp(12 * dice.unit() - 6));
    const halves = [newLogHistogram(), newLogHistogram()];
    values.forEach((value, at) => {
      noteAmount(itemAt(halves, at % 2), value);
    });
    addLogHistogram(itemAt(halves, 0), itemAt(halves, 1));
    const sorted = [...values].sort((a, b) => a - b);
    const { count, mean, p50, p95, max } = spreadOf(itemAt(halves, 0));
    expect(count).toBe(5000);
    expect(max).toBe(sorted[4999]);
    expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value) / 5000, 6);
    expect(Math.abs(p50 / itemAt(sorted, 2499) - 1), `seed ${seed}`).toBeLessThan(0.05);
    expect(Math.abs(p95 / itemAt(sorted, 4749) - 1), `seed ${seed}`).toBeLessThan(0.05);
  });

  it('takes a time of nothing, and none at all', () => {
    const times = newLogHistogram();
    expect(spreadOf(times)).toEqual({ count: 0, mean: 0, p50: 0, p95: 0, max: 0 });
    noteAmount(times, 0);
    expect(spreadOf(times)).toEqual({ count: 1, mean: 0, p50: 0, p95: 0, max: 0 });
  });
});
