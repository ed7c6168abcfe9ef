import type { DirectiveDefinition } from '../../../model/content.js';
import { addToPrice } from '../../../model/price.js';

/** The first District each Hero exits in a turn costs 1 Trust more. */
export const curfew: DirectiveDefinition = {
  id: 'curfew',
  source: { name: 'design', effect: 'design' },
  hooks: {
    exitPrice(_g, price, { first }) {
      if (first) addToPrice(price, 1, 'DIR-curfew');
    },
  },
};
