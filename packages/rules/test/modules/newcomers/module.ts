import type { GameModule } from '../../../src/model/rules.js';
import { gadgets } from './gadgets.js';
import { heroes } from './heroes.js';
import { marks } from './marks.js';
import { theories } from './theories.js';

/** Setup that asks, turns in another order, cards for any moment and tokens; never shipped. */
export const newcomers: GameModule = {
  id: 'newcomers',
  version: 1,
  needs: ['one-versus-many'],
  parts: [theories, gadgets, marks, heroes],
};
