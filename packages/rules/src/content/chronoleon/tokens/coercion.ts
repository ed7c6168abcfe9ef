import { isUnder, type SurgeToken } from '../surge-tokens.js';

/** For the rest of the round the Hero rolls two dice, and the worse counts. */
export const coercion: SurgeToken = {
  id: 'coercion',
  source: { name: 'rulebook', effect: 'design' },
  rule: 'CHR-10',
  activatedAt: 'before-die',
  hooks: {
    amounts: { dice: (g, value, { hero }) => (isUnder(g, hero, 'coercion') ? 2 : value) },
  },
};
