import {
  bitsOf,
  type Game,
  heroAt,
  itemAt,
  mapOf,
  openScenario,
  priceOfExit,
  totalOf,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../test/situations.js';
import { Dice } from '../../worlds/dice.js';
import { arrivalBy, routesOf } from './routes.js';

const CITIES = 40;
const GUARDS = 18;
const SQUARES = 4;

/** A City at random with Guards at random, and a City Event that may change prices. */
function randomPosition(seed: number, dice: Dice): Game {
  const guarded = RULES.districts.filter(({ guardSquares }) => guardSquares > 0).map(({ id }) => id);
  const guards = new Map(guarded.map((id) => [id, 0]));
  for (let placed = 0; placed < GUARDS; ) {
    const id = dice.pick(guarded);
    const there = guards.get(id) ?? 0;
    if (there >= SQUARES) continue;
    guards.set(id, there + 1);
    placed++;
  }
  const events = Object.keys(RULES.cityEvents).filter((id) => itemAt(RULES.cityEvents, id).stack === 1);
  return openScenario(RULES, {
    format: 1,
    name: 'routes',
    seed: `routes-${seed}`,
    round: 3,
    phase: 'access',
    city: 'random',
    event: dice.pick(events),
    districts: Object.fromEntries([...guards].map(([id, count]) => [id, { guards: count }])),
  }).look();
}

/** The least price of all ways that visit no District twice, without those to avoid; undefined where there is none. */
function cheapest(g: Game, hero: number, startedIn: number, firstExit: boolean, avoid: number) {
  const { neighbours } = mapOf(g.state.city);
  const start = heroAt(g, hero).place;
  const least: (number | undefined)[] = g.state.city.map(() => undefined);
  const walk = (at: number, visited: number, price: number): void => {
    least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, price);
    const exit = { hero, from: at, first: firstExit && at === start, startedIn };
    const onwards = price + totalOf(priceOfExit(g, exit, false));
    for (const to of bitsOf(itemAt(neighbours, at) & ~visited & ~avoid))
      walk(to, visited | (1 << to), onwards);
  };
  walk(start, 1 << start, 0);
  return least;
}

describe('the routes of a Hero', () => {
  it('are the cheapest of all, in Cities and with Guards at random', () => {
    let ways = 0;
    for (let seed = 1; seed <= CITIES; seed++) {
      const dice = new Dice(`routes ${seed}`);
      const g = randomPosition(seed, dice);
      g.state.heroes.forEach(({ place }, hero) => {
        const avoid = (dice.below(2) * (1 << dice.below(9))) & ~(1 << place);
        const startedIn = dice.below(9);
        const firstExit = dice.below(2) === 0;
        const routes = routesOf(g, hero, startedIn, firstExit, avoid);
        cheapest(g, hero, startedIn, firstExit, avoid).forEach((price, to) => {
          const route = routes[to];
          expect(route?.price, `seed ${seed}, Hero ${hero} to ${to}`).toBe(price);
          if (route === undefined) return;
          ways++;
          expect(route.exits.reduce((sum, exit) => sum + exit, 0)).toBe(price);
          const neighbours = bitsOf(itemAt(mapOf(g.state.city).neighbours, place));
          expect(to === place ? [place] : neighbours).toContain(route.first);
        });
      });
    }
    expect(ways).toBeGreaterThan(CITIES * 20);
  });

  it('begin with a step from which the rest is as cheap', () => {
    for (let seed = 1; seed <= CITIES; seed++) {
      const g = randomPosition(seed, new Dice(`steps ${seed}`));
      const { place } = heroAt(g, 0);
      for (const { price, first, exits } of routesOf(g, 0)) {
        if (exits.length < 2) continue;
        const there = { ...g, state: { ...g.state, heroes: g.state.heroes.map((hero) => ({ ...hero })) } };
        heroAt(there, 0).place = first;
        const rest = routesOf(there, 0, place, false, 1 << place);
        expect(
          rest.map((route) => route?.price),
          `seed ${seed}`,
        ).toContain(price - itemAt(exits, 0));
      }
    }
  });
});

it('arrives with what is left, or without anything and relying on the Escape die', () => {
  const route = (exits: readonly number[]) => ({ price: 0, first: 0, exits });
  expect(arrivalBy(route([1, 2]), 5)).toEqual({ trust: 2, free: 1 });
  expect(arrivalBy(route([3]), 2)).toEqual({ trust: 0, free: 1 / 3 });
  expect(arrivalBy(route([2, 2, 0]), 3)).toEqual({ trust: 0, free: 1 / 3 });
  expect(arrivalBy(route([]), 0)).toEqual({ trust: 0, free: 1 });
});
