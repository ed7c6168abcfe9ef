import type { CityEventDefinition } from '../../../model/content.js';
import { isHeroIn } from '../../../model/queries.js';
import { districtNamed } from '../../../model/rules.js';

/** Incitement in the Art District raises Discontent by 2. The Plan advances if no Hero is there. */
export const lanternFestival: CityEventDefinition = {
  id: 'lantern-festival',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: {
      incitement: (g, value, { district }) =>
        district === districtNamed(g.rules, 'art') ? value + 1 : value,
    },
  },
  planAdvances: (g) => !isHeroIn(g, districtNamed(g.rules, 'art')),
};
