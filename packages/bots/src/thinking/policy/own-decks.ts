import { type AnswerPick, type Game, heroesToGo, maybeLocalsOf } from '@great-machine/rules';

/** The cards of a deck of the Hero's own that the Hero holds. */
export function heldCards(g: Game, deck: string): readonly string[] {
  const kept = g.state.extra[deck] as { readonly held?: readonly string[] } | undefined;
  return kept?.held ?? [];
}

/** The option that comes first in an order of preference, or the first of all. */
export function preferred(options: readonly AnswerPick[], order: readonly string[]): readonly AnswerPick[] {
  const rank = ({ of }: AnswerPick) => {
    const at = order.indexOf(String(of));
    return at < 0 ? order.length : at;
  };
  return [...options].sort((a, b) => rank(a) - rank(b)).slice(0, 1);
}

/** The Heroes whose turn of this round is still to come: before the Heroes Phase all of them. */
export function turnsToCome(g: Game): readonly number[] {
  return maybeLocalsOf(g, 'heroes') === undefined ? [...g.state.heroes.keys()] : heroesToGo(g);
}
