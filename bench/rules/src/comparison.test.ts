import { expect, it } from 'vitest';
import { compareRounds } from './comparison.js';

it('says what a line costs now: a lower rate costs more, and so does a longer time', () => {
  const lines = compareRounds([
    {
      before: { applyPerSecond: 50_000, viewMicroseconds: 20 },
      now: { applyPerSecond: 40_000, viewMicroseconds: 25 },
    },
  ]);
  expect(lines.applyPerSecond?.ratio).toBe(1.25);
  expect(lines.viewMicroseconds?.ratio).toBe(1.25);
});

it('takes the median of the ratios of rounds, not the ratio of medians', () => {
  const lines = compareRounds([
    { before: { copyMicroseconds: 1 }, now: { copyMicroseconds: 1.1 } },
    { before: { copyMicroseconds: 2 }, now: { copyMicroseconds: 2.2 } },
    { before: { copyMicroseconds: 3 }, now: { copyMicroseconds: 1.5 } },
  ]);
  expect(lines.copyMicroseconds).toEqual({ before: 2, now: 1.5, ratio: 1.1, quartiles: [1.1, 1.1] });
});

it('leaves out what only one of the versions measures', () => {
  const round = { before: { stateBytes: 5000 }, now: { stateBytes: 5000, copyMicroseconds: 2 } };
  expect(Object.keys(compareRounds([round]))).toEqual(['stateBytes']);
});
