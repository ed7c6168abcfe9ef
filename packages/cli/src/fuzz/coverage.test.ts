import { expect, it } from 'vitest';
import { rulesFor } from '../options/module-options.js';
import { neverSeen, newCoverage, noteLine } from './coverage.js';

it('misses every event that a game may come to, until it has seen one', () => {
  const coverage = newCoverage(rulesFor());
  expect(neverSeen(coverage)).toContain('events: guard-moved');
  noteLine(coverage, { round: 1, key: 'guard-moved', params: { from: 'art', to: 'science', price: 1 } });
  expect(neverSeen(coverage)).not.toContain('events: guard-moved');
  expect(neverSeen(coverage)).not.toContain('events: rules-changed');
});

it('counts cards and Actions by the lines that name them, and leaves others alone', () => {
  const coverage = newCoverage(rulesFor());
  noteLine(coverage, {
    round: 1,
    key: 'hero-acted',
    params: { hero: 'finch', action: 'riot', district: 'art', price: 0 },
  });
  noteLine(coverage, { round: 1, key: 'airship-launched', params: { hero: 'finch' } });
  expect(coverage.heroes.finch).toBe(1);
  expect(coverage.heroActions.riot).toBe(1);
  expect(coverage.events).not.toHaveProperty('airship-launched');
});
