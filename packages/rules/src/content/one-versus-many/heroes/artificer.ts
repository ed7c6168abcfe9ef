import type { HeroDefinition } from '../../../model/content.js';
import { makeFree } from '../../../model/price.js';

/** Back Doors: the per-Guard price of her special Actions is dropped; surcharges still apply. */
export const artificer: HeroDefinition = {
  id: 'artificer',
  startsIn: 'science',
  initiative: 5,
  maxTrust: 7,
  ability: {
    actionPrice(g, price, { action }) {
      if (g.rules.heroActions[action]?.kind === 'special') makeFree(price, 'HERO-artificer');
    },
  },
  source: { name: 'rulebook', effect: 'design' },
};
