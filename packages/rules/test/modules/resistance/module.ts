import type { GameModule } from '../../../src/model/rules.js';
import { cellar } from './cellar.js';
import { hope } from './hope.js';
import { inquisitrix } from './inquisitrix.js';
import { leaflets } from './leaflets.js';
import { loan } from './loan.js';
import { rollAgain } from './second-roll.js';
import { tokens } from './tokens.js';
import { whispers } from './whispers.js';

/** Adds something of every sort to the core game; never shipped. */
export const resistance: GameModule = {
  id: 'resistance',
  version: 1,
  needs: ['one-versus-many'],
  parts: [leaflets, cellar, inquisitrix, tokens, whispers, rollAgain, hope, loan],
};
