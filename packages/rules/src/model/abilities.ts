import type { Game } from './game.js';
import type { Ability, AmountName, ChangeAmount } from './hooks.js';
import { heroCard } from './pieces.js';

/** What a Hero can do: the ability of the card and those that modules lend, as one. */
export function abilityOf(g: Game, hero: number): Ability {
  let { ability } = heroCard(g, hero);
  for (const lend of g.rules.lentAbilities) {
    const lent = lend(g, hero);
    if (lent !== undefined) ability = joinAbilities(ability, lent);
  }
  return ability;
}

/** Two abilities of one Hero: both change numbers and prices and speak after a detainment; either may forbid a second Action. */
export function joinAbilities(one: Ability, other: Ability): Ability {
  return {
    amounts: joinAmounts(one.amounts, other.amounts),
    exitPrice(g, price, exit) {
      one.exitPrice?.(g, price, exit);
      other.exitPrice?.(g, price, exit);
    },
    actionPrice(g, price, act) {
      one.actionPrice?.(g, price, act);
      other.actionPrice?.(g, price, act);
    },
    afterDetainment(g, result) {
      one.afterDetainment?.(g, result);
      other.afterDetainment?.(g, result);
    },
    paysAfterRoll: one.paysAfterRoll || other.paysAfterRoll,
    mayFollow: (taken, action) =>
      one.mayFollow?.(taken, action) !== false && other.mayFollow?.(taken, action) !== false,
  };
}

function joinAmounts(one: Ability['amounts'] = {}, other: Ability['amounts'] = {}): Ability['amounts'] {
  const joined: Partial<Record<AmountName, ChangeAmount>> = { ...one, ...other };
  for (const [name, first] of Object.entries(one)) {
    const second = other[name as AmountName];
    if (second !== undefined)
      joined[name as AmountName] = (g, value, subject) => second(g, first(g, value, subject), subject);
  }
  return joined;
}
