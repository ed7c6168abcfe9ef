import type { HeroDefinition } from '../../../model/content.js';
import { capPrice } from '../../../model/price.js';

/** Back Alleys: the District where he begins his turn never costs him more than 1 Trust to exit. */
export const finch: HeroDefinition = {
  id: 'finch',
  startsIn: 'industrial',
  initiative: 2,
  maxTrust: 5,
  ability: {
    exitPrice(_g, price, { from, startedIn }) {
      if (from === startedIn) capPrice(price, 1, 'HERO-finch');
    },
  },
  source: { name: 'design', effect: 'design' },
};
