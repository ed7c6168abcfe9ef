import { chanceOf } from '../flow/dice.js';
import type { HeroTurn } from '../flow/heroes.js';
import { priceOfExit, stepsTowards } from '../flow/movement.js';
import { maybeLocalsOf } from '../kernel/flow.js';
import type { Game } from '../model/game.js';
import { districtAt, heroAt } from '../model/pieces.js';
import { totalOf } from '../model/price.js';
import { bitsOf } from '../model/queries.js';
import type { District } from '../model/state.js';

/** A way for a Hero, as the City stands now; each exit is priced anew when it is made (R-HER-7). */
export interface Route {
  /** The Districts entered, in order, the last one being the destination. */
  readonly districts: readonly string[];
  /** The Districts exited, each with its price now. */
  readonly exits: readonly { readonly district: string; readonly price: number }[];
  /** Trust paid or lost on the way. */
  readonly price: number;
  /** Trust left at its end, if the Hero is not captured. */
  readonly left: number;
  /** The chance of being captured, where Trust does not suffice (HER-5). */
  readonly captureChance: number;
}

interface Way {
  readonly path: readonly District[];
  readonly prices: readonly number[];
  readonly trust: number;
  readonly freedom: number;
}

/** The best ways of a Hero to a District by public facts alone: the safest first, then the cheapest, then the shortest. */
export function routesTo(g: Game, hero: number, destination: District, most = 3): readonly Route[] {
  const { place, trust } = heroAt(g, hero);
  const turn = maybeLocalsOf(g, 'hero-turn');
  const own = turn?.hero === hero ? turn : undefined;
  const ways: Way[] = [];
  const goOn = (way: Way, visited: number) => {
    const from = way.path.at(-1) ?? place;
    if (from === destination) {
      ways.push(way);
      return;
    }
    const after = leave(g, hero, way, from, own);
    for (const to of bitsOf(stepsTowards(g, hero, from, destination, visited)))
      goOn({ ...after, path: [...way.path, to] }, visited | (1 << to));
  };
  goOn({ path: [], prices: [], trust, freedom: 1 }, own?.visited ?? 1 << place);
  return ways
    .sort((a, b) => b.freedom - a.freedom || b.trust - a.trust || a.path.length - b.path.length)
    .slice(0, most)
    .map((way) => ({
      districts: way.path.map((district) => districtAt(g, district).id),
      exits: way.prices.map((price, at) => ({
        district: districtAt(g, way.path[at - 1] ?? place).id,
        price,
      })),
      price: trust - way.trust,
      left: way.trust,
      captureChance: 1 - way.freedom,
    }));
}

/** Pays for an exit or, short of Trust, loses all and relies on the die. */
function leave(g: Game, hero: number, way: Way, from: District, turn: HeroTurn | undefined): Way {
  const { place } = heroAt(g, hero);
  const first = way.path.length === 0 && (turn?.exits ?? 0) === 0;
  const price = totalOf(priceOfExit(g, { hero, from, first, startedIn: turn?.startedIn ?? place }, false));
  const prices = [...way.prices, price];
  if (price <= way.trust) return { ...way, prices, trust: way.trust - price };
  return {
    ...way,
    prices,
    trust: 0,
    freedom: way.freedom * chanceOf(g, hero, 'escape-die', (face) => face === 'running-man'),
  };
}
