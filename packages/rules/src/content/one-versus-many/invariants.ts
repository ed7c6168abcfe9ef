import { whyNotLegal } from '../../model/city/index.js';
import type { Game } from '../../model/game.js';
import { countUncommon } from '../../model/guards.js';
import { brokenGuardsIn, districtAt, guardsIn, heroAt, heroCard } from '../../model/pieces.js';
import { countArrested, countBits, countCitizens, maxTrust } from '../../model/queries.js';
import type { Invariant } from '../../model/rules.js';
import { GONE } from '../../model/state.js';
import { ROUND_INVARIANTS } from './round-invariants.js';
import { keepPlan, keepRevolution, keepTracks } from './victory-invariants.js';

const CITIZENS = 30;
const GUARDS = 18;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function countThirtyCitizens(g: Game): string | undefined {
  const inCity = g.state.citizenPlace.filter((place) => place !== GONE).length;
  const drawn = g.state.frames.filter((frame) => 'drawnKind' in frame.locals && frame.asks.length > 0).length;
  const total = inCity + countArrested(g) + drawn;
  return total === CITIZENS ? undefined : `${total} Citizens instead of ${CITIZENS} (SET-2)`;
}

function countEighteenGuards(g: Game): string | undefined {
  let total = sum(g.state.guards) + sum(g.state.brokenGuards);
  if (g.rules.guardKinds.length > 0)
    for (let place = 0; place < g.rules.districts.length; place++)
      total -= countUncommon(g, place, 'standing') + countUncommon(g, place, 'broken');
  return total === GUARDS ? undefined : `${total} Guards instead of ${GUARDS} (SET-3)`;
}

function keepSquares(g: Game): string | undefined {
  for (let place = 0; place < g.rules.districts.length; place++) {
    const { id, guardSquares, citizenSquares } = districtAt(g, place);
    const [guards, broken] = [guardsIn(g, place), brokenGuardsIn(g, place)];
    if (guards < 0 || broken < 0) return `fewer than no Guards in ${id} (CITY-3)`;
    if (guards + broken > guardSquares) return `too many Guards in ${id} (CITY-3)`;
    if (countCitizens(g, place) > citizenSquares) return `too many Citizens in ${id} (CITY-3)`;
  }
  return undefined;
}

function keepCityLegal(g: Game): string | undefined {
  const fault = whyNotLegal(g.state.city);
  return fault === undefined ? undefined : `the City is not legal: ${fault.code} (R-GEO-3)`;
}

function keepTrustAndBonds(g: Game): string | undefined {
  if (g.state.bonds < 0) return 'fewer than no Bonds (R-SET-2)';
  for (let hero = 0; hero < g.state.heroes.length; hero++) {
    const { trust, hero: id } = heroAt(g, hero);
    if (trust < 0 || trust > maxTrust(g, hero)) return `${id} has ${trust} Trust (OPN-8)`;
  }
  return undefined;
}

/** Every Access card is in exactly one place: one for each District on the grid and the Hero's own, once they are dealt. */
function keepAccessCards(g: Game): string | undefined {
  if (g.state.phase === 'setup') return undefined;
  for (let owner = 0; owner < g.state.heroes.length; owner++) {
    const { hand, forfeited, lentOut = 0, hero } = heroAt(g, owner);
    const cards = g.state.city.length + (heroCard(g, owner).accessTo?.length ?? 0);
    const chosen = g.state.heroes.filter((other) => other.chosen?.owner === owner).length;
    const total = countBits(hand) + countBits(forfeited) + countBits(lentOut) + chosen;
    if ((hand & forfeited) !== 0 || ((hand | forfeited) & lentOut) !== 0 || total !== cards)
      return `${hero} has ${total} Access cards (SET-10)`;
  }
  return undefined;
}

/** Every card is in exactly one place. */
function keepDecks(g: Game): string | undefined {
  const { deck, hand, published, discarded } = g.state.directives;
  const directives = [...deck, ...hand, ...published, ...discarded];
  if (new Set(directives).size !== Object.keys(g.rules.directives).length)
    return 'a Directive is lost or doubled (SET-8)';
  if (directives.length !== Object.keys(g.rules.directives).length)
    return 'a Directive is lost or doubled (SET-8)';
  const { current, past, boxed, deck: coming } = g.state.cityEvents;
  const events = [...coming, ...past, ...boxed, ...(current === undefined ? [] : [current])];
  const all = Object.keys(g.rules.cityEvents).length;
  return events.length === all && new Set(events).size === all
    ? undefined
    : 'a City Event is lost or doubled (SET-7)';
}

export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  citizens: countThirtyCitizens,
  guards: countEighteenGuards,
  squares: keepSquares,
  city: keepCityLegal,
  'trust-and-bonds': keepTrustAndBonds,
  'access-cards': keepAccessCards,
  decks: keepDecks,
  tracks: keepTracks,
  revolution: keepRevolution,
  plan: keepPlan,
  ...ROUND_INVARIANTS,
};
