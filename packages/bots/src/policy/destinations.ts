import { type Game, maxTrust, trustOfDistrict } from '@great-machine/rules';
import { chanceToPreventByPresence } from './events.js';
import { appraiseActions, worthOfTrust } from './hero-actions.js';
import type { Outlook } from './outlook.js';
import { arrivalBy, routesOf } from './routes.js';

/** What it is worth to a Hero to go to each District, the others aside. */
export function appraiseDestinations(g: Game, o: Outlook, hero: number): number[] {
  const routes = routesOf(g, hero);
  const { trust } = g.state.heroes[hero];
  const before = worthOfTrust(g, o, hero, trust);
  return routes.map((route, place) => {
    const arrival = arrivalBy(route, trust);
    const onTheWay = worthOfTrust(g, o, hero, arrival.trust) - before;
    const action = bestWorth(g, o, hero, place, arrival.trust);
    const captured = (1 - arrival.free) * (o.weights.capture + 0.5 * action);
    return onTheWay + action + worthOfIncome(g, o, hero, place, arrival.trust) - captured;
  });
}

function bestWorth(g: Game, o: Outlook, hero: number, place: number, trust: number): number {
  let best = 0;
  let second = 0;
  for (const { worth } of appraiseActions(g, o, { hero, place, trust, taken: [] })) {
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return g.state.heroes[hero].hero === 'fowler' ? best + 0.6 * second : best;
}

/** The Trust that the District would give at the next Opening Phase, alone there. */
function worthOfIncome(g: Game, o: Outlook, hero: number, place: number, trust: number): number {
  const income = trustOfDistrict(g, place);
  return o.weights.trust * Math.min(income, Math.max(1, maxTrust(g, hero) - trust));
}

/** The choices made so far in Initiative order; undefined for a Hero who has none. */
export type Chosen = readonly (number | undefined)[];

const RAIDS_A_ROUND = 1.3;
const ROUNDS_OF_THOUGHT = 5;

/** The model of Heroes for one round, as plain data. */
export interface RoundModel {
  /** By Hero and District, the other Heroes aside. */
  readonly worth: readonly (readonly number[])[];
  /** By District: what presence there is worth against the City Event, and its chance to matter. */
  readonly prevents: readonly number[];
  readonly worthOfPlan: number;
  /** By District: what the Raid that may be there costs. */
  readonly danger: readonly number[];
  readonly together: number;
  readonly temperature: number;
}

/**
 * The written model of Heroes: in Initiative order each picks one of the cards in hand, with a chance that grows
 * exponentially with what the District is worth, given what those before have picked. The worth takes into account
 * that Raids come where Heroes are expected.
 */
export function modelHeroes(g: Game, o: Outlook, temperature: number): RoundModel {
  const model = {
    worth: g.state.heroes.map((_, hero) => appraiseDestinations(g, o, hero)),
    prevents: g.state.city.map((_, place) => chanceToPreventByPresence(g, place)),
    worthOfPlan: o.worthOfPlan,
    danger: g.state.city.map(() => 0),
    together: o.weights.together,
    temperature,
  };
  foreseeRaids(model, o.weights.raidFear * o.worthOfPlan);
  return model;
}

/** Heroes and Machine think about each other a few times over: where Heroes are likely, Raids are too. */
function foreseeRaids(model: RoundModel & { danger: number[] }, cost: number): void {
  const { danger } = model;
  for (let round = 1; round <= ROUNDS_OF_THOUGHT; round++) {
    const nobody = danger.map(() => 1);
    model.worth.forEach((_, hero) => {
      const weights = choiceWeights(model, hero, []);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      weights.forEach((weight, place) => {
        nobody[place] *= 1 - weight / sum;
      });
    });
    const likely = nobody.map((chance) => (1 - chance) ** 2);
    const all = likely.reduce((total, chance) => total + chance, 0);
    likely.forEach((chance, place) => {
      const raided = Math.min(0.9, (RAIDS_A_ROUND * chance) / all);
      danger[place] += (raided * cost - danger[place]) / (1 + round / 2);
    });
  }
}

/** What a District is worth to a Hero once others have chosen. */
function worthOf(model: RoundModel, hero: number, place: number, chosen: Chosen): number {
  let worth = model.worth[hero][place] - model.danger[place];
  let uncovered = 1;
  for (let other = 0; other < chosen.length; other++) {
    if (other === hero || chosen[other] === undefined) continue;
    if (chosen[other] === place) worth -= model.together;
    if (model.prevents[place] > 0) uncovered *= 1 - model.prevents[chosen[other]!];
  }
  return worth + model.worthOfPlan * Math.min(1, uncovered) * model.prevents[place];
}

/** How likely a Hero chooses each District, all cards held: weights of which the highest is 1. */
export function choiceWeights(model: RoundModel, hero: number, chosen: Chosen): number[] {
  const worths = model.prevents.map((_, place) => worthOf(model, hero, place, chosen));
  const most = Math.max(...worths);
  return worths.map((worth) => Math.exp((worth - most) / model.temperature));
}
