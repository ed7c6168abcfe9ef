import type { Plain } from '../kernel/plain.js';

/** A deck that only one Hero has, as its module shows it in `View.extra`. */
export type SeenDeck = {
  /** The Hero. */
  readonly owner: string;
  /** The kind of its cards. */
  readonly card: string;
  /** In the deck: cards that nobody has seen, and those that were put to the bottom. */
  readonly unseen: number;
  readonly atBottom: number;
  readonly inHand: number;
  /** Cards that have left the game. */
  readonly gone: readonly string[];
  /** The faces at the bottom and in hand, for those who know them. */
  readonly bottom?: readonly string[];
  readonly held?: readonly string[];
};

export interface OwnDeckView extends SeenDeck {
  /** The name in `View.extra`. */
  readonly name: string;
  readonly inDeck: number;
}

/** The decks of the Heroes in play, whichever modules they are of. */
export function ownDecksIn(extra: Readonly<Record<string, Plain>>): readonly OwnDeckView[] {
  return Object.entries(extra).flatMap(([name, seen]) =>
    isSeenDeck(seen) ? [{ ...seen, name, inDeck: seen.unseen + seen.atBottom }] : [],
  );
}

export function isSeenDeck(seen: Plain): seen is SeenDeck {
  if (!isRecord(seen)) return false;
  const { owner, card, unseen, atBottom, inHand, gone, bottom = [], held = [] } = seen;
  return (
    [owner, card].every(isText) &&
    [unseen, atBottom, inHand].every((count) => typeof count === 'number') &&
    [gone, bottom, held].every((cards) => Array.isArray(cards) && cards.every(isText))
  );
}

function isRecord(value: Plain): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: Plain): value is string {
  return typeof value === 'string';
}
