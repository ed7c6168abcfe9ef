import { receiveTrust } from '../../../effects/trust.js';
import { ask } from '../../../kernel/flow.js';
import { anotherHero } from '../akira/another-hero.js';
import { AKIRA, akiraIn, type InventionDefinition } from '../akira/invention.js';

/** At any moment: Akira and another Hero receive 1 Trust each. */
export const empathizer: InventionDefinition = {
  id: 'empathizer',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['malfunction'],
  isOfUse: () => true,
  use: (g) => ask(g, 'empathizer', AKIRA, {}),
  decisions: {
    empathizer: anotherHero('INV-empathizer', (g, other) => {
      for (const hero of [akiraIn(g), other]) receiveTrust(g, hero, 1, 'INV-empathizer');
    }),
  },
};
