import {
  distanceBetween,
  type Game,
  guardsIn,
  heroAt,
  isMinor,
  itemAt,
  mapOf,
  maxTrust,
  servantsIn,
  trustOfDistrict,
} from '@great-machine/rules';
import { appraiseActions, guardsToPay } from './hero-actions.js';
import type { Outlook } from './outlook.js';
import { arrivalBy, routesOf } from './routes.js';

/** What a destination is judged by, in the order of `destinationFeatures`. */
export const DESTINATION_FEATURES = [
  'stays',
  'trust on arrival',
  'capture',
  'incitement',
  'trust left after incitement',
  'rise on the square',
  'riot',
  'action that wins',
  'citizens to identify',
  'moving citizens',
  'attack',
  'trust for a hero',
  'directive to cancel',
  'card to take back',
  'hand to see',
  'citizen to free',
  'income',
  'guards',
  'servants',
  'nearest servant',
  'major district',
  'two actions',
] as const;

const FEATURE_OF_ACTION: Readonly<Record<string, number>> = {
  'move-citizens': 9,
  attack: 10,
  'control-nexus-b': 11,
  'tower-of-law-a': 12,
  'tower-of-law-b': 13,
  'grand-citadel-a': 14,
  'grand-citadel-b': 15,
};

const MOST_URGENT = 8;

/** How much more than usual a step of the Master Plan matters now. */
export function urgencyOf(o: Outlook): number {
  return Math.min(MOST_URGENT, o.worthOfPlan / o.weights.plan);
}

/** How far the nearest Servant in the City is; farther than any if there is none. */
function distanceOfServants(g: Game, place: number): number {
  const map = mapOf(g.state.city);
  let least = map.size;
  for (const servant of g.state.servants) {
    if (servant.place < map.size) least = Math.min(least, distanceBetween(map, servant.place, place));
  }
  return least;
}

/** The features of each District as a Hero's destination, the other Heroes aside; each about 0 to 1. */
export function destinationFeatures(g: Game, o: Outlook, hero: number): number[][] {
  const { trust, place: here } = heroAt(g, hero);
  const map = mapOf(g.state.city);
  return routesOf(g, hero).map((route, place) => {
    const arrival = arrivalBy(route, trust);
    const guards = guardsToPay(g, hero, place);
    const found = new Array<number>(DESTINATION_FEATURES.length).fill(0);
    const raise = (feature: number, worth: number) => {
      found[feature] = Math.max(itemAt(found, feature), worth);
    };
    found[0] = place === here ? 1 : 0;
    found[1] = arrival.trust / 7;
    found[2] = (1 - arrival.free) * urgencyOf(o);
    found[16] = Math.min(trustOfDistrict(g, place), Math.max(1, maxTrust(g, hero) - arrival.trust)) / 5;
    if (place >= map.size) return found;
    let actions = 0;
    for (const { action, worth, of } of appraiseActions(g, o, {
      hero,
      place,
      trust: arrival.trust,
      taken: [],
    })) {
      if (worth > 0 && action !== 'gain-trust') actions++;
      const feature = FEATURE_OF_ACTION[action];
      if (worth > o.weights.win / 4) raise(7, worth / o.weights.win);
      else if (action === 'incitement' && o.discontentLeft > 0) {
        found[3] = 1;
        found[4] = Math.min(3, arrival.trust - guards) / 3;
      } else if (action === 'central-square') raise(5, Math.min(6, worth) / 4);
      else if (action === 'riot') found[6] = Math.max(0, worth) / o.weights.riot;
      else if (action === 'identify') raise(8, of / 5);
      else if (feature !== undefined) raise(feature, worth / 2);
    }
    found[17] = guardsIn(g, place) / 4;
    found[18] = servantsIn(g, place) / 3;
    found[19] = distanceOfServants(g, place) / 3;
    found[20] = isMinor(g, place) ? 0 : 1;
    found[21] = heroAt(g, hero).hero === 'fowler' && actions > 1 ? 1 : 0;
    return found;
  });
}
