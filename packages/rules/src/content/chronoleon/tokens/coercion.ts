import { chanceOf } from '../../../flow/dice.js';
import { outcomesOfRoll } from '../../../flow/roll-meaning.js';
import { localsOf } from '../../../kernel/flow.js';
import { isUnder, type SurgeToken } from '../surge-tokens.js';

const DICE_ROLLED = 2;

/** For the rest of the round the Hero rolls two dice, and the worse counts. */
export const coercion: SurgeToken = {
  id: 'coercion',
  source: { name: 'rulebook', effect: 'design' },
  rule: 'CHR-10',
  activatedAt: 'before-die',
  outcomes(g) {
    const { hero, die } = localsOf(g, 'die-roll');
    return outcomesOfRoll(g, (passes) => chanceOf(g, hero, die, passes, DICE_ROLLED));
  },
  hooks: {
    amounts: { dice: (g, value, { hero }) => (isUnder(g, hero, 'coercion') ? DICE_ROLLED : value) },
  },
};
