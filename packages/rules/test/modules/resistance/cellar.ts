import { refuse } from '../../../src/kernel/refusal.js';
import type { DistrictDefinition } from '../../../src/model/content.js';
import type { Game } from '../../../src/model/game.js';
import { heroAt } from '../../../src/model/pieces.js';
import { bitsOf, countBits, ownedCards } from '../../../src/model/queries.js';
import { districtNamed, type ModulePart } from '../../../src/model/rules.js';
import { printerIn } from './printer.js';

const CELLAR_TRUST = 2;

const definition: DistrictDefinition = {
  id: 'cellar',
  size: 'neutral',
  onGrid: false,
  guardSquares: 0,
  citizenSquares: 0,
  citizensAtSetup: 0,
  guardsAtSetup: 0,
};

export function cellarOf(g: Game): number {
  return districtNamed(g.rules, definition.id);
}

/** Only the Printer has a card of the cellar; it is never the one forfeited at setup. */
function dealCellarCard(g: Game): void {
  const owner = printerIn(g);
  if (owner !== undefined) heroAt(g, owner).hand |= 1 << cellarOf(g);
}

/** One exit leads to the cellar from anywhere, and from it straight to the destination. */
function stepsByCellar(g: Game, _hero: number, from: number, destination: number): number | undefined {
  const isOnTheWay = from === cellarOf(g) || destination === cellarOf(g);
  return isOnTheWay ? 1 << destination : undefined;
}

/** One card for each District on the grid; the Printer has one of the cellar besides. */
function keepAccessCards(g: Game): string | undefined {
  for (let owner = 0; owner < g.state.heroes.length; owner++) {
    const { hand, forfeited, lentOut = 0, hero } = heroAt(g, owner);
    const chosen = g.state.heroes.filter((other) => other.chosen?.owner === owner).length;
    const places = countBits(hand) + countBits(forfeited) + countBits(lentOut) + chosen;
    const districts = bitsOf(ownedCards(g, owner)).length;
    const expected = g.state.city.length + (owner === printerIn(g) ? 1 : 0);
    if (places !== expected || districts !== expected) return `${hero} has ${places} Access cards`;
  }
  return undefined;
}

function keepCellarToOneHero(g: Game): string | undefined {
  const stranger = g.state.heroes.find(({ place }, hero) => place === cellarOf(g) && hero !== printerIn(g));
  return stranger === undefined ? undefined : `${stranger.hero} is in the cellar`;
}

/** An off-grid District that only one Hero may visit: nobody acts there, and it gives 2 Trust. */
export const cellar: ModulePart = {
  districts: [definition],
  steps: [{ in: 'setup', after: 'access-cards', step: { name: 'cellar-card', run: dealCellarCard } }],
  hooks: {
    heroSteps: stepsByCellar,
    amounts: {
      'district-trust': (g, value, { district }) => (district === cellarOf(g) ? CELLAR_TRUST : value),
    },
    actionObstacle: (g, { district }) =>
      district === cellarOf(g) ? refuse('no-action-in-the-cellar', 'CELLAR') : undefined,
  },
  invariants: { 'access-cards': keepAccessCards, cellar: keepCellarToOneHero },
};
