import { receiveBonds } from '../../effects/bonds.js';
import type { Game } from '../../model/game.js';
import type { GameModule } from '../../model/rules.js';
import { RESISTANCE_EVENTS } from './events.js';
import { keepResistance, placeResistance, RESISTANCE_TOKENS, resistanceToken } from './resistance-tokens.js';

/** RES-5: without the Servants' Improvements the Great Machine receives a Bond at each step of its Plan. */
function isWithoutServants(g: Game): boolean {
  return g.rules.modules.every(({ id }) => id !== 'servants-of-the-machine');
}

/** Pockets of Resistance: tokens that come with the Plan and pay for the Heroes. */
export const pocketsOfResistance: GameModule = {
  id: 'pockets-of-resistance',
  version: 1,
  needs: ['one-versus-many'],
  tokens: RESISTANCE_TOKENS,
  meansOfPayment: [resistanceToken],
  events: RESISTANCE_EVENTS,
  invariants: { resistance: keepResistance },
  hooks: {
    /** The Plan never goes back. */
    afterTrackStep(g, track) {
      if (track !== 'master-plan') return;
      placeResistance(g);
      if (isWithoutServants(g)) receiveBonds(g, 1, 'RES-5');
    },
  },
  names: { rules: ['RES-1', 'RES-2', 'RES-3', 'RES-4', 'RES-5', 'R-RES-1', 'R-ESC-8'] },
};
