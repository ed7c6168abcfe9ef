import { type Game, itemAt } from '@great-machine/rules';
import { choiceWeights, type RoundModel } from '../../worlds/belief/round-model.js';
import { sumOfProducts } from '../sum-of-products.js';
import { DESTINATION_COEFFICIENTS } from './destination-coefficients.js';
import { DESTINATION_FEATURES, destinationFeatures, urgencyOf } from './destination-features.js';
import { chanceToPreventByPresence } from './events.js';
import { drawOfModules } from './modules.js';
import type { Outlook } from './outlook.js';

const COEFFICIENTS = DESTINATION_FEATURES.map((name) => DESTINATION_COEFFICIENTS[name]);
/** The end of the Plan counts for more than a step, but not for everything. */
export const MOST_OF_PLAN = 8;

/** How gladly a Hero goes to each District, the others aside: 1 more makes it e times as likely. */
export function appraiseDestinations(g: Game, o: Outlook, hero: number): number[] {
  return destinationFeatures(g, o, hero).map(
    (found, place) => sumOfProducts(COEFFICIENTS, found) + drawOfModules(g, hero, place),
  );
}

const RAID_COST = -DESTINATION_COEFFICIENTS['raid expected'];
const RAIDS_A_ROUND = 1.3;
const ROUNDS_OF_THOUGHT = 5;

/**
 * The written model of Heroes: in Initiative order each picks one of the cards in hand, with a chance that grows
 * exponentially with what the District is worth, given what those before have picked. The worth takes into account
 * that Raids come where Heroes are expected.
 */
export function modelHeroes(g: Game, o: Outlook, temperature: number): RoundModel {
  const places = [...g.rules.districts.keys()];
  const model = {
    worth: g.state.heroes.map((_, hero) => appraiseDestinations(g, o, hero)),
    prevents: places.map((place) => (place < g.state.city.length ? chanceToPreventByPresence(g, place) : 0)),
    worthOfPlan: DESTINATION_COEFFICIENTS['prevents the plan'] * Math.min(MOST_OF_PLAN, o.worthOfPlan),
    raided: places.map(() => 0),
    raidCost: RAID_COST * urgencyOf(o),
    danger: places.map(() => 0),
    together: -DESTINATION_COEFFICIENTS.together,
    temperature,
  };
  foreseeRaids(model);
  return model;
}

/** Heroes and Machine think about each other a few times over: where Heroes are likely, Raids are too. */
function foreseeRaids(model: RoundModel & { raided: number[]; danger: number[] }): void {
  const { danger, raided } = model;
  for (let round = 1; round <= ROUNDS_OF_THOUGHT; round++) {
    const nobody = danger.map(() => 1);
    model.worth.forEach((_, hero) => {
      const weights = choiceWeights(model, hero, []);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      weights.forEach((weight, place) => {
        nobody[place] = itemAt(nobody, place) * (1 - weight / sum);
      });
    });
    const likely = nobody.map((chance) => (1 - chance) ** 2);
    const all = likely.reduce((total, chance) => total + chance, 0);
    likely.forEach((chance, place) => {
      const before = itemAt(raided, place);
      const now = Math.min(0.9, (RAIDS_A_ROUND * chance) / all);
      const expected = before + (now - before) / (1 + round / 2);
      raided[place] = expected;
      danger[place] = expected * model.raidCost;
    });
  }
}

/** The same model with Raids expected otherwise. */
export function withRaids(model: RoundModel, raided: readonly number[]): RoundModel {
  return { ...model, raided, danger: raided.map((chance) => chance * model.raidCost) };
}
