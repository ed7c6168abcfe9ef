import { addToPrice } from '../../../model/price.js';
import { isUnder, type SurgeToken } from '../surge-tokens.js';

/** The Hero pays 1 Trust more for each exit and each Action, free ones too (R-ESC-6). */
export const supervision: SurgeToken = {
  id: 'supervision',
  source: { name: 'rulebook', effect: 'rulebook' },
  rule: 'CHR-12',
  activatedAt: 'giving',
  hooks: {
    exitPrice(g, price, { hero }) {
      if (isUnder(g, hero, 'supervision')) addToPrice(price, 1, 'CHR-12');
    },
    actionPrice(g, price, { hero }) {
      if (isUnder(g, hero, 'supervision')) addToPrice(price, 1, 'CHR-12');
    },
  },
};
