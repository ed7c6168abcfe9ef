import type { CityEventDefinition } from '../../../model/content.js';
import { makeFree } from '../../../model/price.js';
import { isHeroIn, servantsIn } from '../../../model/queries.js';
import { districtNamed } from '../../../model/rules.js';

/** Identify in the Science District is free. The Plan advances if a Servant and no Hero is there. */
export const publicLectures: CityEventDefinition = {
  id: 'public-lectures',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  hooks: {
    actionPrice(g, price, { action, district }) {
      if (action === 'identify' && district === districtNamed(g.rules, 'science')) {
        makeFree(price, 'EVT-public-lectures');
      }
    },
  },
  planAdvances(g) {
    const science = districtNamed(g.rules, 'science');
    return servantsIn(g, science) > 0 && !isHeroIn(g, science);
  },
};
