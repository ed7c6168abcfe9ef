import type { CityEventDefinition } from '../../../model/content.js';
import { guardsIn, heroAt } from '../../../model/pieces.js';
import { addToPrice } from '../../../model/price.js';
import { countedHeroes, servantsIn } from '../../../model/queries.js';

/** Exiting a District with a Servant costs 1 Trust more. The Plan advances if 2 Heroes stand beside 2 Guards each. */
export const cordon: CityEventDefinition = {
  id: 'cordon',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: {
    exitPrice(g, price, { from }) {
      if (servantsIn(g, from) > 0) addToPrice(price, 1, 'EVT-cordon');
    },
  },
  planAdvances: (g) => countedHeroes(g).filter((hero) => guardsIn(g, heroAt(g, hero).place) >= 2).length >= 2,
};
