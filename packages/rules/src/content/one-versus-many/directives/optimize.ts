import type { DirectiveDefinition } from '../../../model/content.js';
import { servantAt } from '../../../model/pieces.js';

/** Each Servant may take 2 Actions a round; the second costs 1 Bond more (R-GM-4). */
export const optimize: DirectiveDefinition = {
  id: 'optimize',
  source: { name: 'rulebook', effect: 'rulebook' },
  hooks: {
    amount(g, name, value, { servant = 0 }) {
      if (name === 'servant-actions') return 2;
      return name === 'servant-action-price' && servantAt(g, servant).actions > 0 ? value + 1 : value;
    },
  },
};
