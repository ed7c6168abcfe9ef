import { expect } from 'vitest';

/** Below this many expected cases a class is put together with others. */
const LEAST_EXPECTED = 5;
/** The standard normal quantile for p = 0.001. */
const QUANTILE = 3.0902;

/** The value that chi-square exceeds with a chance of 1 in 1000 (Wilson and Hilferty). */
function criticalValue(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + QUANTILE * Math.sqrt(spread)) ** 3;
}

/** How often each outcome came, out of so many tries. */
export function countOutcomes(tries: number, draw: () => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < tries; i++) {
    const outcome = draw();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

/** Expects no outcome without a chance, and frequencies as the chances, which need not sum to 1, have them. */
export function expectFrequencies(
  counts: ReadonlyMap<string, number>,
  chances: ReadonlyMap<string, number>,
): void {
  for (const outcome of counts.keys()) expect(chances.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
  const tries = sum(counts.values());
  const certain = sum(chances.values());
  const rare = { expected: 0, found: 0 };
  let chiSquare = 0;
  let classes = 0;
  const add = (expected: number, found: number) => {
    chiSquare += (found - expected) ** 2 / expected;
    classes++;
  };
  for (const [outcome, chance] of chances) {
    const expected = (tries * chance) / certain;
    const found = counts.get(outcome) ?? 0;
    if (expected >= LEAST_EXPECTED) add(expected, found);
    else {
      rare.expected += expected;
      rare.found += found;
    }
  }
  if (rare.expected >= LEAST_EXPECTED) add(rare.expected, rare.found);
  expect(classes, 'too few classes to compare').toBeGreaterThan(1);
  expect(chiSquare).toBeLessThan(criticalValue(classes - 1));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
