import type { CityEventDefinition } from '../../../model/content.js';
import { isHeroIn } from '../../../model/queries.js';
import { districtNamed } from '../../../model/rules.js';

/** Each Citizen in the Velvet District gives 1 Trust more. The Plan advances if no Hero is there. */
export const salonRumours: CityEventDefinition = {
  id: 'salon-rumours',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  hooks: {
    /** A revealed Traitor gives nothing, and so nothing more. */
    amounts: {
      'citizen-trust': (g, value, { district }) =>
        value > 0 && district === districtNamed(g.rules, 'velvet') ? value + 1 : value,
    },
  },
  planAdvances: (g) => !isHeroIn(g, districtNamed(g.rules, 'velvet')),
};
