import { chanceOf, type DieRoll } from '../../../flow/dice.js';
import { localsOf } from '../../../kernel/flow.js';
import { abilityOf } from '../../../model/abilities.js';
import type { Game } from '../../../model/game.js';
import { amountOf, usedThisRound } from '../../../model/queries.js';
import { AKIRA, akiraIn, type InventionDefinition } from '../akira/invention.js';
import { maybeHero } from '../in-play.js';

function stakeIn(g: Game): number {
  return localsOf<{ readonly stake: number }>(g, 'attack').stake;
}

/** A stake is doubled; one that is paid after the roll will be (R-AKI-2). */
function isStakeDoubled(g: Game): boolean {
  return stakeIn(g) > 0 || abilityOf(g, akiraIn(g)).paysAfterRoll === true;
}

/** Before Akira's Assault die: the Trust staked counts twice; whatever adds to it comes after. */
export const hyperbolicEmitter: InventionDefinition = {
  id: 'hyperbolic-emitter',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['malfunction'],
  isOfUse: (g, { stop, hero }) =>
    stop === 'before-die' &&
    hero === maybeHero(g, AKIRA) &&
    localsOf<DieRoll>(g, 'die-roll').die === 'assault-die' &&
    isStakeDoubled(g),
  outcomes(g) {
    const stake = stakeIn(g);
    if (stake === 0) return [];
    const hero = akiraIn(g);
    const counts = amountOf(g, 'assault', 2 * stake, { hero, stake });
    const chance = chanceOf(g, hero, 'assault-die', (face) => Number(face) <= counts);
    return [
      { key: 'guard-breaks', chance },
      { key: 'attack-fails', chance: 1 - chance },
    ];
  },
  part: {
    source: 'INV-hyperbolic-emitter',
    hooks: {
      amount: (g, name, value, { hero }) =>
        name === 'assault' && usedThisRound(g, 'hyperbolic-emitter') && hero === maybeHero(g, AKIRA)
          ? value * 2
          : value,
    },
  },
};
