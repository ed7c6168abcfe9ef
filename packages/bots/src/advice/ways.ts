import {
  aboutOf,
  destinationOf,
  forkGame,
  type Game,
  heroAt,
  localsOf,
  numberPicked,
  priceOfExit,
  totalOf,
} from '@great-machine/rules';
import { type Arrival, arrivalBy, routesOf } from '../thinking/policy/routes.js';
import { atMost, type Consideration, type Weighed } from './consideration.js';

/** A whole way to the destination, and how the Hero arrives. */
export interface Way extends Arrival {
  readonly price: number;
  /** How many steps it has. */
  readonly length: number;
}

/** The cheapest way that begins with a step to this District. */
export function wayThrough(g: Game, hero: number, to: number): Way {
  const { startedIn, visited, exits } = localsOf(g, 'hero-turn');
  const { place: from, trust } = heroAt(g, hero);
  const first = totalOf(priceOfExit(g, { hero, from, first: exits === 0, startedIn }, false));
  const there = forkGame(g);
  heroAt(there, hero).place = to;
  const rest = routesOf(there, hero, startedIn, false, visited | (1 << from))[destinationOf(g, hero)];
  const prices = [first, ...(rest?.exits ?? [])];
  const price = prices.reduce((sum, each) => sum + each, 0);
  return { price, length: prices.length, ...arrivalBy({ price, first: to, exits: prices }, trust) };
}

/**
 * Steps differ by the way that they begin: a worse one is never called better, whatever the playouts say. Of
 * equal ones the shortest is the best.
 */
export function orderByWay(
  { world, decision }: Pick<Consideration, 'world' | 'decision'>,
  steps: readonly Weighed[],
): Weighed[] {
  const { hero } = aboutOf(decision, 'hero-step');
  const ways = steps.map((step) => {
    const [answer = []] = step.answers;
    return { step, way: wayThrough(world, hero, numberPicked(answer)) };
  });
  ways.sort(
    (a, b) =>
      b.way.free - a.way.free ||
      b.way.trust - a.way.trust ||
      a.way.length - b.way.length ||
      b.step.chance - a.step.chance,
  );
  let least = 1;
  return ways.map(({ step }) => {
    least = Math.min(least, step.chance);
    return atMost(step, least);
  });
}
