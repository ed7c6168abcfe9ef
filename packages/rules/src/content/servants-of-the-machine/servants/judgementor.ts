import type { ModulePart } from '../../../model/rules.js';
import { improvementOf } from '../improvements.js';

const ID = 'judgementor';

/** Heroes treat him as 1 Guard: with I when they exit his District, with II for Actions and a Riot's tally, too (R-GRD-1). */
export const judgementor: ModulePart = {
  cards: {
    'servant-card': [{ id: ID, source: { name: 'rulebook', effect: 'rulebook', details: 'design' } }],
  },
  hooks: {
    servantIsGuard: (g, servant, use) => improvementOf(g, servant, ID) >= (use === 'exit' ? 1 : 2),
  },
};
