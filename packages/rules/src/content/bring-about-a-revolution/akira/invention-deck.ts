import { markUsed } from '../../../effects/round-history.js';
import { draw } from '../../../kernel/flow.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { isBlank, usedThisRound } from '../../../model/queries.js';
import { INVENTION_EVENTS } from '../events.js';
import { heldCards, type OwnDeck, takeTopCard, useUp } from '../own-deck.js';
import { AKIRA, akiraIn, type Fault, type InventionDefinition } from './invention.js';

const tell = tellerOf(INVENTION_EVENTS);

/** AKI-1: seven Inventions, all different. */
export const INVENTIONS = {
  owner: AKIRA,
  name: 'inventions',
  card: 'invention',
  cards: [
    'communicator',
    'disruption-field',
    'empathizer',
    'hyperbolic-emitter',
    'jammer',
    'jump-pack',
    'probabilitator',
  ],
  knownTo: 'public',
} as const satisfies OwnDeck;

/** The faces of the Breakdown die (AKI-1). */
const BREAKDOWN_DIE: readonly ('fine' | Fault)[] = [
  'fine',
  'fine',
  'fine',
  'malfunction',
  'malfunction',
  'explosion',
];

export function drawInvention(g: Game): void {
  const invention = takeTopCard(g, INVENTIONS);
  tell(g, { event: 'invention-drawn', hero: akiraIn(g), invention });
}

export function tellReturned(g: Game, invention: string): void {
  tell(g, { event: 'invention-returned', hero: akiraIn(g), invention });
}

/** In play and not used this round; one that was used and drawn again is still used (R-AKI-1). */
export function isReady(g: Game, invention: string): boolean {
  if (!heldCards(g, INVENTIONS).includes(invention) || usedThisRound(g, invention)) return false;
  return !isBlank(g, INVENTIONS.card, invention);
}

export function beginUse(g: Game, invention: string): void {
  markUsed(g, invention);
  tell(g, { event: 'invention-used', hero: akiraIn(g), invention });
}

/** AKI-4: after the effect the Breakdown die is rolled; a broken Invention leaves the game. */
export function testInvention(g: Game, { id: invention, breaksOn }: InventionDefinition): void {
  const breakdown = draw(g, 'breakdown-die', BREAKDOWN_DIE);
  const broken = breaksOn.some((fault) => fault === breakdown);
  if (broken) useUp(g, INVENTIONS, invention);
  tell(g, { event: 'invention-tested', hero: akiraIn(g), invention, breakdown, broken });
}

export function chanceOfBreaking({ breaksOn }: InventionDefinition): number {
  const faults: readonly string[] = breaksOn;
  return BREAKDOWN_DIE.filter((face) => faults.includes(face)).length / BREAKDOWN_DIE.length;
}
