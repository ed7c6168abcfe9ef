import { AUDIENCES, type Audience, assembleRules, oneVersusMany } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { PLANTED_LEAKS } from './planted.js';
import { findLeaks, newCoverage, recordForLeaks } from './twin-tests.js';

const rules = assembleRules([oneVersusMany]);
const GAMES = Number(process.env.LEAK_GAMES ?? 60);

describe('nobody learns what a view does not show', () => {
  const coverage = newCoverage();

  it(`keeps ${GAMES} random games and their twins equal, byte by byte [R-INF-6]`, () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const leaks = findLeaks(recordForLeaks(rules, seed), coverage);
      expect(leaks, `seed ${seed}`).toEqual([]);
    }
  });

  it('has varied everything that is hidden, for every audience', () => {
    for (const audience of AUDIENCES) {
      const never = [...coverage[audience]].filter(([path, times]) => times === 0 && !isOwn(audience, path));
      expect(never, audience).toEqual([]);
    }
  });
});

/** A side knows its own drafts. */
function isOwn(audience: Audience, path: string): boolean {
  return audience === 'revolutionaries' && /\.(draft|rev)\b/.test(path);
}

describe('the leak test is tested', () => {
  it.each(PLANTED_LEAKS)('catches $name', ({ plant, seeds = [1, 2, 3, 4, 5, 6] }) => {
    const leaky = plant(rules);
    const caught = seeds.some(
      (seed) => findLeaks(recordForLeaks(rules, seed), newCoverage(), leaky).length > 0,
    );
    expect(caught, `seeds ${seeds}`).toBe(true);
  });
});
