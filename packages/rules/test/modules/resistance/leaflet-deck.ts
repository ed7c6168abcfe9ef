import { reveal } from '../../../src/effects/reveal.js';
import { shuffle } from '../../../src/kernel/random.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import type { ModuleView } from '../../../src/model/module-view.js';
import { shuffled } from '../../shuffle.js';
import { printerIn } from './printer.js';

export const EVENTS = {
  'leaflet-drawn': { all: { hero: 'hero' }, revolutionaries: { leaflet: 'text' } },
  'leaflet-played': { all: { leaflet: 'text', hero: 'hero' } },
} as const satisfies EventTable;
export const tell = tellerOf(EVENTS);

const LEAFLETS = ['alms', 'alms', 'eyewitness', 'eyewitness', 'pamphlet', 'pamphlet'] as const;

export type Leaflets = {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly played: readonly string[];
};

export function leafletsOf(g: Game): Leaflets {
  return g.state.extra.leaflets as Leaflets;
}

/** Without the Printer there is no deck. */
export function shuffleLeaflets(g: Game): void {
  const deck = printerIn(g) === undefined ? [] : shuffle(g.state.random, 'leaflets', LEAFLETS);
  g.state.extra.leaflets = { deck, hand: [], played: [] } satisfies Leaflets;
}

export function drawLeaflet(g: Game, hero: number): void {
  const { deck, hand, played } = leafletsOf(g);
  const [leaflet, ...rest] = deck;
  if (leaflet === undefined) return;
  reveal(g);
  g.state.extra.leaflets = { deck: rest, hand: [...hand, leaflet], played } satisfies Leaflets;
  tell(g, { event: 'leaflet-drawn', hero, leaflet });
}

export function discardLeaflet(g: Game, leaflet: string): void {
  const { deck, hand, played } = leafletsOf(g);
  const at = hand.indexOf(leaflet);
  reveal(g);
  g.state.extra.leaflets = {
    deck,
    hand: hand.filter((_, index) => index !== at),
    played: [...played, leaflet],
  } satisfies Leaflets;
}

/** What an audience sees of the Leaflets. */
type SeenLeaflets = {
  readonly inDeck: number;
  readonly inHand: number;
  readonly played: readonly string[];
  readonly hand?: readonly string[];
};

/** The first list without the cards of the second, each of which it loses once. */
function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** How many there are is public; the faces in hand are the Revolutionaries'; the deck is nobody's. */
export const leafletsView: ModuleView = {
  name: 'leaflets',
  build(g, audience) {
    const { deck, hand, played } = leafletsOf(g);
    const shared = { inDeck: deck.length, inHand: hand.length, played };
    return audience === 'revolutionaries' ? { ...shared, hand: [...hand].sort() } : shared;
  },
  sample(_g, seen, below) {
    const { inDeck, inHand, played, hand } = seen as SeenLeaflets;
    const unseen = shuffled(without(LEAFLETS, [...played, ...(hand ?? [])]), below);
    return {
      deck: unseen.splice(0, inDeck),
      hand: hand ?? unseen.splice(0, inHand),
      played,
    } satisfies Leaflets;
  },
  /** Those played lie where they lay; for the Revolutionaries all that were drawn. */
  permute(start, end, below, audience) {
    const { deck } = start as Leaflets;
    const { deck: left, played } = end as Leaflets;
    const drawn = deck.slice(0, deck.length - left.length);
    const known = audience === 'revolutionaries' ? [...drawn] : [...played];
    const hidden = shuffled(without(deck, known), below);
    const lies = (card: string) => {
      const at = known.indexOf(card);
      return at < 0 ? hidden.pop() : known.splice(at, 1)[0];
    };
    return { ...(start as Leaflets), deck: deck.map((card) => lies(card) ?? card) };
  },
  secrecy: {
    'extra.leaflets.deck.*': 'nobody',
    'extra.leaflets.hand.*': 'revolutionaries',
    'extra.leaflets.played.*': 'public',
  },
};
