import { chanceOf } from '../../../flow/dice.js';
import { outcomesOfAttack } from '../../../flow/roll-meaning.js';
import { localsOf } from '../../../kernel/flow.js';
import type { Game } from '../../../model/game.js';
import { amountOf, usedThisRound } from '../../../model/queries.js';
import { AKIRA, akiraIn, type InventionDefinition } from '../akira/invention.js';
import { maybeHero } from '../in-play.js';

/** Missing where it is paid after the roll: then it will be doubled (R-AKI-2). */
function stakeIn(g: Game): number | undefined {
  return localsOf(g, 'attack').stake;
}

/** Before Akira's Assault die: the Trust staked counts twice; whatever adds to it comes after. */
export const hyperbolicEmitter: InventionDefinition = {
  id: 'hyperbolic-emitter',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['malfunction'],
  /** Before his own Escape die the game does not stop for Akira (R-WIN-2). */
  isOfUse: (g, { stop, hero }) => stop === 'before-die' && hero === maybeHero(g, AKIRA) && stakeIn(g) !== 0,
  outcomes(g) {
    const stake = stakeIn(g);
    if (stake === undefined) return [];
    const hero = akiraIn(g);
    const counts = amountOf(g, 'assault', 2 * stake, { hero, stake });
    return outcomesOfAttack(chanceOf(g, hero, 'assault-die', (face) => Number(face) <= counts));
  },
  part: {
    source: 'INV-hyperbolic-emitter',
    hooks: {
      amounts: {
        assault: (g, value, { hero }) =>
          usedThisRound(g, 'hyperbolic-emitter') && hero === maybeHero(g, AKIRA) ? value * 2 : value,
      },
    },
  },
};
