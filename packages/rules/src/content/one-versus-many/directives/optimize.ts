import type { DirectiveDefinition } from '../../../model/content.js';
import { servantAt } from '../../../model/pieces.js';

/** Each Servant may take 2 Actions a round; the second costs 1 Bond more (R-GM-4). */
export const optimize: DirectiveDefinition = {
  id: 'optimize',
  source: { name: 'rulebook', effect: 'rulebook' },
  hooks: {
    amounts: {
      'servant-actions': () => 2,
      'servant-action-price': (g, value, { servant = 0 }) =>
        servantAt(g, servant).actions > 0 ? value + 1 : value,
    },
  },
};
