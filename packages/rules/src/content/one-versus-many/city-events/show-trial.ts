import { forfeitUnseen } from '../../../effects/access-cards.js';
import { draw } from '../../../kernel/flow.js';
import type { CityEventDefinition } from '../../../model/content.js';
import { heroAt } from '../../../model/pieces.js';
import { bitsOf, countBits, countedHeroes } from '../../../model/queries.js';

/** Option B also forfeits a random card in hand. The Plan advances if a Hero has 3 or more forfeited. */
export const showTrial: CityEventDefinition = {
  id: 'show-trial',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: {
    afterDetainment(g, { hero, option }) {
      const { hand } = heroAt(g, hero);
      if (option === 'B' && hand !== 0) {
        forfeitUnseen(g, hero, draw(g, 'show-trial-card', bitsOf(hand)), 'EVT-show-trial');
      }
    },
  },
  planAdvances: (g) => countedHeroes(g).some((hero) => countBits(heroAt(g, hero).forfeited) >= 3),
};
