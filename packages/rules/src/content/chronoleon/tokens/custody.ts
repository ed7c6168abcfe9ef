import { isUnder, type SurgeToken } from '../surge-tokens.js';

/** Detained, the Hero suffers one Punitive Measure with option A, too, and both with option B. */
export const custody: SurgeToken = {
  id: 'custody',
  source: { name: 'rulebook', effect: 'design' },
  rule: 'CHR-11',
  activatedAt: 'detained',
  outcomes: () => [{ key: 'measure-added' }],
  hooks: {
    amounts: {
      'punitive-measures': (g, value, { hero }) => (isUnder(g, hero, 'custody') ? value + 1 : value),
    },
  },
};
