import { reveal } from '../../../effects/reveal.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { THEORY_EVENTS } from '../events.js';
import { type OwnDeck, takeTopCard, useUp } from '../own-deck.js';
import { ENKIDU, enkiduIn } from './theory.js';

const tell = tellerOf(THEORY_EVENTS);

/** ENK-1: seven Theories, all different. */
export const THEORIES = {
  owner: ENKIDU,
  name: 'theories',
  card: 'theory',
  cards: ['behavior', 'chaos', 'emotion', 'government', 'probability', 'relativity', 'sociological'],
  knownTo: 'revolutionaries',
} as const satisfies OwnDeck;

export function drawTheory(g: Game): void {
  const theory = takeTopCard(g, THEORIES);
  reveal(g);
  tell(g, { event: 'theory-drawn', hero: enkiduIn(g), theory });
}

export function tellReturned(g: Game, theory: string): void {
  tell(g, { event: 'theory-returned', hero: enkiduIn(g), theory });
}

/** ENK-4: an applied Theory is shown to all and leaves the game. */
export function discardTheory(g: Game, theory: string): void {
  reveal(g);
  useUp(g, THEORIES, theory);
  tell(g, { event: 'theory-applied', hero: enkiduIn(g), theory });
}
