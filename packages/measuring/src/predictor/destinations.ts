import { believeDestinations } from '@great-machine/bots';
import { assess, crowdIn, modelHeroes, routesOf, SOUND, WEIGHTS } from '@great-machine/bots/internals';
import {
  distanceBetween,
  type Game,
  guardsIn,
  heroAt,
  isMinor,
  itemAt,
  mapOf,
  type Rules,
  type View,
} from '@great-machine/rules';
import type { Features } from './choice-model.js';
import { FeatureList } from './feature-list.js';

const NAMES = [
  'model',
  'stays',
  'distance',
  'price',
  'too expensive',
  'price of the poor',
  'guards',
  'citizens',
  'unidentified',
  'active',
  'servants',
  'heroes',
  'prevents',
  'raid expected',
  'minor',
  'last destination',
  'destination before',
];
const LEAST = 1e-4;

export function destinationFeatureList(rules: Rules): FeatureList {
  return new FeatureList(rules, NAMES);
}

/** A predictor that has seen nothing believes the written model of Heroes. */
export function firstDestinationWeights(list: FeatureList): number[] {
  return list.weights({ model: 1 });
}

/** The Access cards that a Hero may have laid, for all that can be proven; those of the lender, if the card was lent. */
export function possibleCards({ heroes }: View, rules: Rules, hero: number): number[] {
  const { hero: id, lentBy = id } = itemAt(heroes, hero);
  return heroes
    .filter((one) => one.hero === lentBy)
    .flatMap(({ proof }) => Object.entries(proof))
    .filter(([, proof]) => proof !== 'forfeited')
    .map(([district]) => itemAt(rules.places, district));
}

/** A District off the grid is one exit from all others (JUL-3). */
function exitsBetween(map: ReturnType<typeof mapOf>, from: number, to: number): number {
  if (from === to) return 0;
  return from < map.size && to < map.size ? distanceBetween(map, from, to) : 1;
}

/** Each Hero's possible destinations with their features, in the Machine's eyes; `world` is drawn from its view. */
export function destinationCandidates(
  list: FeatureList,
  view: View,
  world: Game,
): { readonly cards: readonly number[]; readonly features: readonly Features[] }[] {
  const { rules, state } = world;
  const o = assess(world, 'machine', WEIGHTS.revolutionaries);
  const model = modelHeroes(world, o, SOUND.temperature.machine);
  const { marginals } = believeDestinations(rules, view, model);
  const map = mapOf(state.city);
  return view.heroes.map(({ hero: id, trust }, hero) => {
    const routes = routesOf(world, hero);
    const from = heroAt(world, hero).place;
    const chances = itemAt(marginals, hero);
    const before = view.accessHistory
      .filter(({ what, hero: owner, lentTo = owner }) => what === 'shown' && lentTo === id)
      .filter(({ round }) => round < view.round)
      .map(({ district }) => (district === undefined ? undefined : rules.places[district]))
      .reverse();
    const cards = possibleCards(view, rules, hero);
    const features = cards.map((place) => {
      const { price } = itemAt(routes, place);
      const { citizens, unidentified, active } = crowdIn(o, place);
      const values = {
        model: Math.log(Math.max(LEAST, itemAt(chances, place))),
        stays: place === from ? 1 : 0,
        distance: exitsBetween(map, from, place) / 4,
        price: price / 4,
        'too expensive': price > trust ? 1 : 0,
        'price of the poor': price / (4 + 4 * trust),
        guards: guardsIn(world, place) / 4,
        citizens: citizens / 6,
        unidentified: unidentified / 6,
        active: active / 3,
        servants: state.servants.filter((servant) => servant.place === place).length,
        heroes: state.heroes.filter((other, at) => at !== hero && other.place === place).length,
        prevents: itemAt(model.prevents, place),
        'raid expected': itemAt(model.raided, place),
        minor: isMinor(world, place) ? 1 : 0,
        'last destination': before[0] === place ? 1 : 0,
        'destination before': before[1] === place ? 1 : 0,
      };
      return list.of(values, place, view.cityEvent, id);
    });
    return { cards, features };
  });
}
