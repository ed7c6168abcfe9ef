import type { HeroDefinition } from '../../../model/content.js';
import { makeFree } from '../../../model/price.js';

const SPECIAL_ACTIONS = [
  'central-square',
  'control-nexus-a',
  'control-nexus-b',
  'tower-of-law-a',
  'tower-of-law-b',
  'grand-citadel-a',
  'grand-citadel-b',
];

/** Back Doors: the per-Guard price of her special Actions is dropped; surcharges still apply. */
export const artificer: HeroDefinition = {
  id: 'artificer',
  startsIn: 'science',
  initiative: 5,
  maxTrust: 7,
  ability: {
    actionPrice(_g, price, { action }) {
      if (SPECIAL_ACTIONS.includes(action)) makeFree(price, 'HERO-artificer');
    },
  },
  source: { name: 'rulebook', effect: 'design' },
};
