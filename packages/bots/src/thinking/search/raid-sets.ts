import {
  type AnswerPick,
  type Game,
  hasRaid,
  itemAt,
  mayAct,
  RAID_TOKENS,
  servantActionPrice,
  servantActions,
  servantAt,
  servantMovePrice,
} from '@great-machine/rules';
import type { Expectation } from '../policy/expectation.js';
import type { Intent } from './intents.js';

type ServantAction = ReturnType<typeof servantActions>[number];

/** Districts to raid together, with what that promises. */
export interface RaidSet {
  readonly places: readonly number[];
  /** How many Heroes it catches on average, for each Raid less than the one before. */
  readonly catches: number;
  /** The chance that it catches a Hero. */
  readonly sure: number;
}

/** Sets of Raids as Intents: those that catch most Heroes and those that most surely catch one, in turn. */
export function listRaidSets(g: Game, expected: Expectation, count: number): Intent[] {
  const pay = payerOfRaids(g);
  const sets = raidSets(g, expected).flatMap((set) => {
    const raids = pay(set.places);
    return raids === undefined ? [] : [{ ...set, raids }];
  });
  const byCatches = [...sets].sort((a, b) => b.catches - a.catches);
  const bySureness = [...sets].sort((a, b) => b.sure - a.sure);
  const inTurn = byCatches.flatMap((set, at) => [set, itemAt(bySureness, at)]);
  return [...new Set(inTurn)].slice(0, count).map(({ raids }) => raids);
}

/** Every set of Raids that may be placed still, whatever it costs. */
export function raidSets(g: Game, { chances }: Expectation): RaidSet[] {
  const places = g.state.city.flatMap((_, place) => (hasRaid(g, place) ? [] : [place]));
  return subsets(places, RAID_TOKENS - g.state.raids.length).map((set) => {
    const caught = chances.map((own) => set.reduce((sum, place) => sum + itemAt(own, place), 0));
    return {
      places: set,
      catches: caught.reduce((sum, chance) => sum + chance, 0) / Math.sqrt(set.length),
      sure: 1 - caught.reduce((nobody, chance) => nobody * (1 - chance), 1),
    };
  });
}

/** Tells how to raid some Districts with the Servants that get there cheapest; undefined if the Bonds do not pay it. */
export function payerOfRaids(g: Game): (places: readonly number[]) => Intent | undefined {
  const raid = servantActions(g).find(({ id }) => id === 'raid');
  if (raid === undefined) return () => undefined;
  const prices = pricesByServant(g, raid);
  return (places) => cheapestRaids(g, places, prices);
}

/** All sets of one to so many places. */
function subsets(places: readonly number[], most: number): number[][] {
  if (most <= 0) return [];
  return places.flatMap((place, at) => [
    [place],
    ...subsets(places.slice(at + 1), most - 1).map((rest) => [place, ...rest]),
  ]);
}

/** What it costs each Servant to raid each District; infinite for one that may not. */
function pricesByServant(g: Game, raid: ServantAction): number[][] {
  return g.state.servants.map(({ place, actions }, servant) =>
    g.state.city.map((_, to) => {
      if (!mayAct(g, servant) || (to !== place && actions > 0)) return Number.POSITIVE_INFINITY;
      return servantMovePrice(g, servant, to) + servantActionPrice(g, servant, raid);
    }),
  );
}

/** A Servant sent to raid a District, and what that costs. */
interface Raider {
  readonly servant: number;
  readonly to: number;
  readonly price: number;
}

/** The cheapest way to have a Servant in each of the Districts, those on the spot first; undefined if unaffordable. */
function cheapestRaids(
  g: Game,
  places: readonly number[],
  prices: readonly (readonly number[])[],
): Intent | undefined {
  let best: readonly Raider[] | undefined;
  let least = g.state.bonds;
  const send = (sent: readonly Raider[], price: number) => {
    if (price > least) return;
    const to = places[sent.length];
    if (to === undefined) {
      if (best !== undefined && price === least) return;
      best = sent;
      least = price;
      return;
    }
    prices.forEach((own, servant) => {
      if (sent.some((raider) => raider.servant === servant)) return;
      const fare = itemAt(own, to);
      send([...sent, { servant, to, price: fare }], price + fare);
    });
  };
  send([], 0);
  return best?.toSorted((a, b) => a.price - b.price).flatMap(({ servant, to }) => raidBy(g, servant, to));
}

function raidBy(g: Game, servant: number, to: number): Intent {
  const who: AnswerPick = { pick: 'servant', of: servant };
  const raid: readonly AnswerPick[] = [who, { pick: 'do', of: 'raid' }];
  return servantAt(g, servant).place === to ? [raid] : [[who, { pick: 'to', of: to }], raid];
}
