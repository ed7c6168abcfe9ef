import type { HeroDefinition } from '../../../model/content.js';
import { spareCitizen } from '../../../model/price.js';

/** Bedside Manner: identifying or starting a Riot, he does not pay for one of the Citizens. */
export const physician: HeroDefinition = {
  id: 'physician',
  startsIn: 'central-square',
  initiative: 6,
  maxTrust: 6,
  ability: {
    actionPrice(_g, price, { action }) {
      if (action === 'identify' || action === 'riot') spareCitizen(price, 'HERO-physician');
    },
  },
  source: { name: 'design', effect: 'design' },
};
