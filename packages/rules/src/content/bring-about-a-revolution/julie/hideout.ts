import { refuse } from '../../../kernel/refusal.js';
import type { DistrictDefinition } from '../../../model/content.js';
import type { Game } from '../../../model/game.js';
import { heroAt } from '../../../model/pieces.js';
import { ownedCards } from '../../../model/queries.js';
import { districtNamed, type ModulePart } from '../../../model/rules.js';
import type { District } from '../../../model/state.js';

/** What Julie receives in the Opening Phase there (JUL-4). */
const HIDEOUT_TRUST = 4;

/** JUL-2: off the grid, neither Minor nor Major, with a square for nobody. */
const definition: DistrictDefinition = {
  id: 'smugglers-hideout',
  size: 'neutral',
  onGrid: false,
  guardSquares: 0,
  citizenSquares: 0,
  citizensAtSetup: 0,
  guardsAtSetup: 0,
};

function hideoutOf(g: Game): District {
  return districtNamed(g.rules, definition.id);
}

/** JUL-3: one exit leads Julie to it from anywhere, and from it straight to the destination. */
function stepsByHideout(g: Game, hero: number, from: District, destination: District): number | undefined {
  const hideout = hideoutOf(g);
  if (from !== hideout && destination !== hideout) return undefined;
  return heroAt(g, hero).hero === 'julie' ? 1 << destination : undefined;
}

/** Only Julie is there, and only she has its card. */
function keepStrangersOut(g: Game): string | undefined {
  const hideout = hideoutOf(g);
  for (const [at, { hero, place }] of g.state.heroes.entries()) {
    if (hero === 'julie') continue;
    if (place === hideout) return `${hero} is in the Smugglers Hideout (JUL-2)`;
    if (ownedCards(g, at) & (1 << hideout)) return `${hero} has the card of the Smugglers Hideout (JUL-2)`;
  }
  return undefined;
}

/** The Smugglers Hideout: no Action there, and 4 Trust. */
export const hideout: ModulePart = {
  districts: [definition],
  source: 'JUL-4',
  hooks: {
    heroSteps: stepsByHideout,
    amounts: {
      'district-trust': (g, value, { district }) => (district === hideoutOf(g) ? HIDEOUT_TRUST : value),
    },
    actionObstacle: (g, { district }) =>
      district === hideoutOf(g) ? refuse('no-action-in-the-hideout', 'JUL-3') : undefined,
  },
  invariants: { hideout: keepStrangersOut },
};
