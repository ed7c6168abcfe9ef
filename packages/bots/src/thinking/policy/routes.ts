import {
  DICE,
  type Game,
  heroAt,
  itemAt,
  leastTrust,
  mapOf,
  priceOfExit,
  totalOf,
} from '@great-machine/rules';

/** How a Hero gets to a District by the cheapest way. */
export interface CheapestRoute {
  readonly price: number;
  /** The first step; where the Hero stands, for a Hero who stays. */
  readonly first: number;
  /** The prices of the exits on the way, in order. */
  readonly exits: readonly number[];
}

/** The cheapest routes of a Hero to every District, at the prices of this moment (R-HER-7). */
export function routesOf(
  g: Game,
  hero: number,
  startedIn = heroAt(g, hero).place,
  firstExit = true,
  avoid = 0,
): CheapestRoute[] {
  const { neighbours, size } = mapOf(g.state.city);
  const from = heroAt(g, hero).place;
  const exitPrices = new Array<number>(size);
  const exitPrice = (district: number) => {
    const first = firstExit && district === from;
    const price = totalOf(priceOfExit(g, { hero, from: district, first, startedIn }, false));
    return leastTrust(g, { hero, district }, price);
  };
  for (let district = 0; district < size; district++) exitPrices[district] = exitPrice(district);
  const best: CheapestRoute[] = new Array(g.rules.districts.length);
  for (let district = 0; district < best.length; district++) {
    if (district >= size || from >= size) best[district] = straightTo(district, exitPrice(from));
  }
  best[from] = { price: 0, first: from, exits: [] };
  let edge = from < size ? [from] : [];
  while (edge.length > 0) {
    const beyond: number[] = [];
    for (const at of edge) {
      const here = itemAt(best, at);
      const exit = itemAt(exitPrices, at);
      const price = here.price + exit;
      for (let rest = itemAt(neighbours, at) & ~avoid; rest !== 0; rest &= rest - 1) {
        const to = 31 - Math.clz32(rest & -rest);
        const known = best[to];
        if (
          known !== undefined &&
          (known.price < price || (known.price === price && known.exits.length <= here.exits.length + 1))
        )
          continue;
        best[to] = { price, first: at === from ? to : here.first, exits: [...here.exits, exit] };
        beyond.push(to);
      }
    }
    edge = beyond;
  }
  return best;
}

/** To or from a District off the grid leads one exit. */
function straightTo(district: number, price: number): CheapestRoute {
  return { price, first: district, exits: [price] };
}

const ESCAPE_DIE: readonly string[] = DICE['escape-die'];
const ESCAPES = ESCAPE_DIE.filter((face) => face === 'running-man').length / ESCAPE_DIE.length;

export interface Arrival {
  readonly trust: number;
  /** The chance not to be captured on the way. */
  readonly free: number;
}

/** What is left of a Hero's Trust on arrival; who falls short loses all and relies on the Escape die (HER-5). */
export function arrivalBy({ exits }: CheapestRoute, trust: number): Arrival {
  let left = trust;
  let free = 1;
  for (const price of exits) {
    if (price <= left) left -= price;
    else {
      left = 0;
      free *= ESCAPES;
    }
  }
  return { trust: left, free };
}
