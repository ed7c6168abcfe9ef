import type { Dice } from '@great-machine/bots';
import { type Directives, type Game, itemAt, MAX_PUBLISHED } from '@great-machine/rules';

const BONDS = { from: -5, to: 8 };
const TRUST = { from: -2, to: 2 };

/**
 * Changes what the sides have laid up at the beginning of a round: Bonds, Trust and published Directives. A side that
 * is behind spends otherwise than one that is ahead; what the things themselves are worth shows only where chance has dealt them.
 */
export function perturb(g: Game, dice: Dice): void {
  const { state } = g;
  const between = ({ from, to }: { from: number; to: number }) => from + dice.below(to - from + 1);
  state.bonds = Math.max(0, state.bonds + between(BONDS));
  for (const hero of state.heroes) {
    const { maxTrust } = itemAt(g.rules.heroes, hero.hero);
    hero.trust = Math.min(maxTrust, Math.max(0, hero.trust + between(TRUST)));
  }
  state.directives = publishSome(state.directives, dice.below(MAX_PUBLISHED + 1), dice);
}

/** The same Directives with so many published: the next ones of the deck are, or some are discarded. */
function publishSome(directives: Directives, count: number, dice: Dice): Directives {
  const { deck, published, discarded } = directives;
  const missing = Math.max(0, count - published.length);
  const kept = dice.shuffle(published).slice(0, count);
  return {
    ...directives,
    deck: deck.slice(missing),
    published: [...kept, ...deck.slice(0, missing)],
    discarded: [...discarded, ...published.filter((card) => !kept.includes(card))],
  };
}
