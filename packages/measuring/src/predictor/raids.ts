import {
  assess,
  choiceWeights,
  crowdIn,
  modelHeroes,
  type RoundModel,
  SOUND,
  WEIGHTS,
} from '@great-machine/bots/internals';
import {
  distanceBetween,
  type Game,
  guardsIn,
  isMinor,
  itemAt,
  mapOf,
  type Rules,
  type View,
} from '@great-machine/rules';
import type { Features } from './choice-model.js';
import { possibleCards } from './destinations.js';
import { FeatureList } from './feature-list.js';

const NAMES = [
  'always',
  'Hero expected',
  'likeliest Hero',
  'expected first',
  'guards',
  'citizens',
  'heroes',
  'servant here',
  'servant near',
  'bonds',
  'raids already',
  'prevents',
  'minor',
];
const RARELY = -1.5;

export function raidFeatureList(rules: Rules): FeatureList {
  return new FeatureList(rules, NAMES);
}

/** A predictor that has seen nothing expects few Raids, and those where Heroes are expected. */
export function firstRaidWeights(list: FeatureList): number[] {
  return list.weights({ always: RARELY, 'Hero expected': 1 });
}

/** The features of each District on the grid, in the Revolutionaries' eyes; where their Heroes go does not count. */
export function raidFeatures(list: FeatureList, view: View, world: Game): Features[] {
  const { state, rules } = world;
  const o = assess(world, 'machine', WEIGHTS.revolutionaries);
  const model = modelHeroes(world, o, SOUND.temperature.machine);
  const expected = state.heroes.map((_, hero) => expectHero(model, hero, possibleCards(view, rules, hero)));
  const anyHero = state.city.map(
    (_, place) => 1 - expected.reduce((nobody, chances) => nobody * (1 - itemAt(chances, place)), 1),
  );
  const most = Math.max(...anyHero);
  const map = mapOf(state.city);
  return anyHero.map((expectedThere, place) => {
    const distances = state.servants.map((servant) =>
      servant.place < map.size ? distanceBetween(map, servant.place, place) : map.size,
    );
    const values = {
      always: 1,
      'Hero expected': expectedThere,
      'likeliest Hero': Math.max(...expected.map((chances) => itemAt(chances, place))),
      'expected first': expectedThere === most ? 1 : 0,
      guards: guardsIn(world, place) / 4,
      citizens: crowdIn(o, place).citizens / 6,
      heroes: state.heroes.filter((hero) => hero.place === place).length,
      'servant here': distances.filter((distance) => distance === 0).length,
      'servant near': distances.filter((distance) => distance === 1).length,
      bonds: state.bonds / 10,
      'raids already': state.raids.length,
      prevents: itemAt(model.prevents, place),
      minor: isMinor(world, place) ? 1 : 0,
    };
    return list.of(values, place, view.cityEvent);
  });
}

/** Where the model of Heroes expects one, of all cards that may be in hand. */
function expectHero(model: RoundModel, hero: number, cards: readonly number[]): number[] {
  const weights = choiceWeights(model, hero, []).map((weight, place) => (cards.includes(place) ? weight : 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 0));
}
