import { bringAboutARevolution } from './bring-about-a-revolution/index.js';
import { oneVersusMany } from './one-versus-many/index.js';
import { pocketsOfResistance } from './pockets-of-resistance.js';
import { shared } from './shared/index.js';

/** All messages in English; the other languages have the same keys, and forms of their own besides. */
export const en = {
  shared,
  modules: {
    'one-versus-many': oneVersusMany,
    'bring-about-a-revolution': bringAboutARevolution,
    'pockets-of-resistance': pocketsOfResistance,
  },
};
