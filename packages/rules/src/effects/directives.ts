import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import type { Directives } from '../model/state.js';
import { reveal } from './reveal.js';

const without = (cards: readonly string[], card: string) => cards.filter((other) => other !== card);

/** A Directive that is no longer published is no longer off either. */
function unpublish({ published, off }: Directives, card: string): Pick<Directives, 'published' | 'off'> {
  const left = without(published, card);
  return off?.includes(card) ? { published: left, off: without(off, card) } : { published: left };
}

/** The texts of these published Directives are off; they still count as published (R-ENK-1). */
export function switchDirectivesOff(g: Game, cards: readonly string[]): void {
  g.state.directives = { ...g.state.directives, off: cards };
}

/** The hand without a card, and what others know of it. */
function leaveHand({ hand, seen, knownToAll }: Directives, card: string) {
  return { hand: without(hand, card), seen: without(seen, card), knownToAll: without(knownToAll, card) };
}

/** The top card of the deck, seen by the Great Machine only (GM-9). */
export function drawDirective(g: Game): void {
  const { directives } = g.state;
  const [card, ...deck] = directives.deck;
  if (card === undefined) return;
  reveal(g);
  g.state.directives = { ...directives, deck, hand: [...directives.hand, card] };
  tell(g, { event: 'directive-drawn', card });
}

/** A published Directive is in effect at once (GM-10). */
export function publishDirective(g: Game, card: string): void {
  const { directives } = g.state;
  reveal(g);
  g.state.directives = {
    ...directives,
    ...leaveHand(directives, card),
    published: [...directives.published, card],
  };
  tell(g, { event: 'directive-published', card });
}

/** Everybody knows a published Directive that returns to hand (R-INF-3). */
export function takeBackDirective(g: Game, card: string): void {
  const { directives } = g.state;
  g.state.directives = {
    ...directives,
    ...unpublish(directives, card),
    hand: [...directives.hand, card],
    seen: [...directives.seen, card],
    knownToAll: [...directives.knownToAll, card],
  };
  tell(g, { event: 'directive-taken-back', card });
}

export function cancelDirective(g: Game, card: string, hero: number): void {
  const { directives } = g.state;
  g.state.directives = {
    ...directives,
    ...unpublish(directives, card),
    discarded: [...directives.discarded, card],
  };
  tell(g, { event: 'directive-cancelled', card, hero });
}

/** The Revolutionaries see the hand; what they saw stays known to them until it leaves it (R-INF-3). */
export function showDirectives(g: Game, hero: number): void {
  const { directives } = g.state;
  reveal(g);
  g.state.directives = { ...directives, seen: directives.hand };
  tell(g, { event: 'directives-shown', hero, cards: [...directives.hand].sort() });
}

export function discardDirective(g: Game, card: string, hero: number): void {
  const { directives } = g.state;
  reveal(g);
  g.state.directives = {
    ...directives,
    ...leaveHand(directives, card),
    discarded: [...directives.discarded, card],
  };
  tell(g, { event: 'directive-discarded', card, hero });
}
