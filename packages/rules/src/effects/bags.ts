import { present } from '../kernel/checked.js';
import { draw } from '../kernel/flow.js';
import type { Game } from '../model/game.js';

/** Tokens or cards that lie unseen. No order was ever looked at, so there is none: each draw is a draw (R-INF-9). */
export type Bag = readonly string[];

/** One of the bag by chance, and what is left in it. */
export function drawFrom(g: Game, purpose: string, bag: Bag): { readonly drawn: string; readonly bag: Bag } {
  const drawn = draw(g, purpose, bag);
  const at = bag.indexOf(drawn);
  return { drawn, bag: bag.filter((_, other) => other !== at) };
}

/** A deck that is never shuffled again: what was put to its bottom lies there in that order, for those who saw it go. */
export interface Deck {
  readonly unseen: Bag;
  /** From the top. */
  readonly bottom: readonly string[];
}

export function countCards({ unseen, bottom }: Deck): number {
  return unseen.length + bottom.length;
}

/** The top card of a deck that has one: by chance, or once all unseen ones are drawn the uppermost of those at the bottom. */
export function drawCard(
  g: Game,
  purpose: string,
  { unseen, bottom }: Deck,
): { readonly drawn: string; readonly deck: Deck } {
  if (unseen.length > 0) {
    const { drawn, bag } = drawFrom(g, purpose, unseen);
    return { drawn, deck: { unseen: bag, bottom } };
  }
  return { drawn: present(bottom[0], 'card left'), deck: { unseen, bottom: bottom.slice(1) } };
}

export function putToBottom({ unseen, bottom }: Deck, card: string): Deck {
  return { unseen, bottom: [...bottom, card] };
}
