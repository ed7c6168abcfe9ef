import type { CityEventDefinition } from '../../../model/content.js';
import { heroAt } from '../../../model/pieces.js';
import { addToPrice } from '../../../model/price.js';
import { countedHeroes } from '../../../model/queries.js';

/** Every District a Hero exits costs 1 Trust more. The Plan advances if a Hero was detained this round. */
export const securityChecks: CityEventDefinition = {
  id: 'security-checks',
  stack: 1,
  source: { name: 'rulebook', effect: 'design' },
  hooks: {
    exitPrice: (_g, price) => addToPrice(price, 1, 'EVT-security-checks'),
  },
  planAdvances: (g) => countedHeroes(g).some((hero) => heroAt(g, hero).detained),
};
