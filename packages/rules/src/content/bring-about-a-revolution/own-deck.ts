import { countCards, drawCard, putToBottom } from '../../effects/bags.js';
import { keepFor } from '../../effects/kept.js';
import { itemAt } from '../../kernel/checked.js';
import type { Plain } from '../../kernel/plain.js';
import type { Game } from '../../model/game.js';
import type { Audience, Below, ModuleView } from '../../model/module-view.js';
import { isSeenDeck, type SeenDeck } from '../../model/own-decks.js';
import type { Invariant } from '../../model/rules.js';
import { withoutEach } from '../../model/tokens.js';
import { isInPlay } from './in-play.js';

/** A Hero may not keep more cards of the own deck. */
export const MOST_HELD = 3;

/** A deck that only one Hero has. */
export interface OwnDeck {
  readonly owner: string;
  /** Where it is kept, and what views call it. */
  readonly name: string;
  /** The kind of its cards, and the purpose of its draws. */
  readonly card: string;
  readonly cards: readonly string[];
  /** Who knows the cards that the Hero holds, and those that went to the bottom (R-INF-9). */
  readonly knownTo: 'public' | 'revolutionaries';
}

/** Where the cards are; those used up have left the game. No order but that of the bottom means anything. */
type Cards = {
  readonly unseen: readonly string[];
  readonly bottom: readonly string[];
  readonly held: readonly string[];
  readonly gone: readonly string[];
};

function isList(value: Plain): value is readonly string[] {
  return Array.isArray(value);
}

function isCards(kept: Plain): kept is Cards {
  if (typeof kept !== 'object' || !('unseen' in kept)) return false;
  return isList(kept.unseen) && isList(kept.bottom) && isList(kept.held) && isList(kept.gone);
}

/** What is kept of a deck; undefined before its first card was drawn. */
function readCards(kept: Plain): Cards | undefined {
  if (kept === undefined || isCards(kept)) return kept;
  throw new Error('what is kept is no deck of one Hero');
}

export function cardsOf(g: Game, { name, cards }: OwnDeck): Cards {
  return readCards(g.state.extra[name]) ?? layOut(cards, {});
}

const NONE: readonly string[] = [];

/** The cards that the Hero holds: none without the Hero. */
export function heldCards(g: Game, { name }: OwnDeck): readonly string[] {
  return readCards(g.state.extra[name])?.held ?? NONE;
}

/** The cards that are named lie there, the others are unseen. */
function layOut(cards: readonly string[], { bottom = [], held = [], gone = [] }: Partial<Cards>): Cards {
  return { unseen: withoutEach(cards, [...bottom, ...held, ...gone]), bottom, held: [...held].sort(), gone };
}

function keep(g: Game, own: OwnDeck, change: Partial<Cards>): void {
  keepFor(g, own.name, layOut(own.cards, { ...cardsOf(g, own), ...change }));
}

export function countLeft(g: Game, { name, cards }: OwnDeck): number {
  const kept = readCards(g.state.extra[name]);
  return kept === undefined ? cards.length : countCards(kept);
}

/** The Hero takes the top card. */
export function takeTopCard(g: Game, own: OwnDeck): string {
  const { held, ...lying } = cardsOf(g, own);
  const { drawn, deck } = drawCard(g, own.card, lying);
  keep(g, own, { bottom: deck.bottom, held: [...held, drawn] });
  return drawn;
}

export function returnToBottom(g: Game, own: OwnDeck, card: string): void {
  const { held, ...lying } = cardsOf(g, own);
  keep(g, own, { bottom: putToBottom(lying, card).bottom, held: withoutEach(held, [card]) });
}

/** The card leaves the game. */
export function useUp(g: Game, own: OwnDeck, card: string): void {
  const { held, gone } = cardsOf(g, own);
  keep(g, own, { held: withoutEach(held, [card]), gone: [...gone, card] });
}

function isKnownTo({ knownTo }: OwnDeck, audience: Audience): boolean {
  return knownTo === 'public' || knownTo === audience;
}

/** So many of the items, by chance and in any order. */
function sampleOf(items: readonly string[], count: number, below: Below): readonly string[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
}

/** Numbers and what has left the game are seen by all; without its owner there is no deck. */
export function viewOfDeck(own: OwnDeck): ModuleView {
  const { owner, name, card, cards, knownTo } = own;
  return {
    name,
    deck: { owner, card },
    build(g, audience) {
      if (!isInPlay(g, owner)) return undefined;
      const { unseen, bottom, held, gone } = cardsOf(g, own);
      const [atBottom, inHand] = [bottom.length, held.length];
      const counted = { owner, card, unseen: unseen.length, atBottom, inHand, gone };
      return (isKnownTo(own, audience) ? { ...counted, bottom, held } : counted) satisfies SeenDeck;
    },
    sample(_g, seen, below) {
      if (seen === undefined) return undefined;
      if (!isSeenDeck(seen)) throw new Error(`what is seen is not of the ${name}`);
      return sampleCards(cards, seen, below);
    },
    /** Cards that have not left the game are as good as each other for who does not see their faces. */
    renameCards(end, below, audience) {
      if (isKnownTo(own, audience)) return undefined;
      const { gone } = readCards(end) ?? layOut(cards, {});
      const hidden = withoutEach(cards, gone);
      const shuffled = sampleOf(hidden, hidden.length, below);
      return { card, names: new Map(hidden.map((one, at) => [one, itemAt(shuffled, at)])) };
    },
    secrecy: {
      [`extra.${name}.unseen.*`]: knownTo,
      [`extra.${name}.bottom.*`]: knownTo,
      [`extra.${name}.held.*`]: knownTo,
      [`extra.${name}.gone.*`]: 'public',
    },
    words: {
      lists: { held: cards, bottom: cards, gone: cards },
      read: (lists) => layOut(cards, lists),
      write(kept) {
        const { held, bottom, gone } = readCards(kept) ?? layOut(cards, {});
        return { held, bottom, gone };
      },
    },
  };
}

function sampleCards(
  cards: readonly string[],
  { gone, inHand, atBottom, held, bottom }: SeenDeck,
  below: Below,
): Plain {
  if (held !== undefined && bottom !== undefined) return layOut(cards, { gone, held, bottom });
  const drawn = sampleOf(withoutEach(cards, gone), inHand + atBottom, below);
  return layOut(cards, { gone, held: drawn.slice(0, inHand), bottom: drawn.slice(inHand) });
}

/** Without its owner there is no deck; every card is in one place, and no more are held than may be unless the Hero is asked which to return. */
export function keepDeck(own: OwnDeck): Invariant {
  return (g) => {
    if (!isInPlay(g, own.owner))
      return g.state.extra[own.name] === undefined ? undefined : `${own.name} without ${own.owner}`;
    const { unseen, bottom, held, gone } = cardsOf(g, own);
    const all = [...unseen, ...bottom, ...held, ...gone];
    if (all.length !== own.cards.length || new Set(all).size !== own.cards.length)
      return `a card of the ${own.name} is lost or doubled`;
    const isAsked = g.state.frames.some(({ frame }) => frame === frameOfReturn(own));
    return held.length > MOST_HELD && !isAsked ? `${held.length} of the ${own.name} are held` : undefined;
  };
}

/** Where the Hero says which cards go to the bottom. */
export function frameOfReturn({ card }: OwnDeck): string {
  return `${card}-return`;
}
