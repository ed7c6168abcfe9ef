import type { CityEventDefinition } from '../../../model/content.js';
import { addToPrice } from '../../../model/price.js';

/** Every District a Hero exits costs 1 Trust more. The Plan advances if a Hero was detained this round. */
export const securityChecks: CityEventDefinition = {
  id: 'security-checks',
  stack: 1,
  source: { name: 'rulebook', effect: 'design' },
  hooks: {
    exitPrice: (_g, price) => addToPrice(price, 1, 'EVT-security-checks'),
  },
  planAdvances: (g) => g.state.heroes.some((hero) => hero.detained),
};
