import type { View } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { whereabouts } from './whereabouts.js';

const heroes = [{ hero: 'finch' }, { hero: 'actress' }] as unknown as View['heroes'];

it('tells the latest round first, each Hero in a column', () => {
  const accessHistory = [
    { round: 1, hero: 'finch', what: 'shown', district: 'art' },
    { round: 2, hero: 'actress', what: 'shown', district: 'velvet' },
    { round: 2, hero: 'actress', what: 'forfeited' },
  ] as unknown as View['accessHistory'];
  expect(whereabouts({ heroes, accessHistory })).toEqual([
    {
      round: 2,
      byHero: { finch: [], actress: [{ what: 'shown', district: 'velvet' }, { what: 'forfeited' }] },
    },
    { round: 1, byHero: { finch: [{ what: 'shown', district: 'art' }], actress: [] } },
  ]);
});

it('shows a lent card at the Hero who went there, and its loss at the Hero who owned it', () => {
  const accessHistory = [
    { round: 3, hero: 'finch', what: 'shown', district: 'art', lentTo: 'actress' },
    { round: 3, hero: 'finch', what: 'forfeited', district: 'art', lentTo: 'actress' },
  ] as unknown as View['accessHistory'];
  expect(whereabouts({ heroes, accessHistory })[0]?.byHero).toEqual({
    actress: [{ what: 'shown', district: 'art', lentBy: 'finch' }],
    finch: [{ what: 'forfeited', district: 'art' }],
  });
});
