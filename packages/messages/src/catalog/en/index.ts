import { bringAboutARevolution } from './bring-about-a-revolution/index.js';
import { chronoleon } from './chronoleon.js';
import { oneVersusMany } from './one-versus-many/index.js';
import { pocketsOfResistance } from './pockets-of-resistance.js';
import { servantsOfTheMachine } from './servants-of-the-machine.js';
import { shared } from './shared/index.js';
import { surveillanceZeppelin } from './surveillance-zeppelin.js';

/** All messages in English; the other languages have the same keys, and forms of their own besides. */
export const en = {
  shared,
  modules: {
    'one-versus-many': oneVersusMany,
    'bring-about-a-revolution': bringAboutARevolution,
    'servants-of-the-machine': servantsOfTheMachine,
    chronoleon,
    'pockets-of-resistance': pocketsOfResistance,
    'surveillance-zeppelin': surveillanceZeppelin,
  },
};
