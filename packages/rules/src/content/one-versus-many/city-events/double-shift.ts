import type { CityEventDefinition } from '../../../model/content.js';
import { guardsIn } from '../../../model/pieces.js';
import { districtNamed } from '../../../model/rules.js';

/** Guards exit the Industrial District free of charge. The Plan advances if 4 Guards are there. */
export const doubleShift: CityEventDefinition = {
  id: 'double-shift',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: {
      'guard-exit-price': (g, value, { district }) =>
        district === districtNamed(g.rules, 'industrial') ? 0 : value,
    },
  },
  planAdvances: (g) => guardsIn(g, districtNamed(g.rules, 'industrial')) >= 4,
};
