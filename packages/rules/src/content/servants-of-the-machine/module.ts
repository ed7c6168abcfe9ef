import type { GameModule } from '../../model/rules.js';
import { ADVANTAGES, advantages } from './advantages.js';
import { improvements } from './improvements.js';
import { judgementor } from './servants/judgementor.js';
import { lexHecate } from './servants/lex-hecate.js';
import { phantasmer } from './servants/phantasmer.js';

/** Servants of the Great Machine: Improvements for the Servants, advantages for the Heroes. */
export const servantsOfTheMachine: GameModule = {
  id: 'servants-of-the-machine',
  version: 1,
  needs: ['one-versus-many'],
  options: { advantages: ADVANTAGES },
  ...advantages,
  parts: [improvements, lexHecate, judgementor, phantasmer],
  names: {
    rules: [
      'SRV-1',
      'SRV-2',
      'SRV-3',
      'SRV-4',
      'SRV-5',
      'SRV-6',
      'SRV-7',
      'R-ESC-1',
      'R-ESC-2',
      'R-ESC-4',
      'R-ESC-7',
    ],
  },
};
