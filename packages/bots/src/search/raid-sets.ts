import { type Game, servantMovePrice } from '@great-machine/rules';
import type { Expectation } from '../policy/expectation.js';
import type { Intent } from './intents.js';

const PLACES = 7;

/** Sets of Raids, each with the Servants that get there cheapest: those that catch most Heroes first. */
export function listRaidSets(g: Game, { chances }: Expectation, count: number): Intent[] {
  const caught = g.state.city.map(
    (_, place) => 1 - chances.reduce((nobody, own) => nobody * (1 - own[place]), 1),
  );
  const places = caught.map((_, place) => place).sort((a, b) => caught[b] - caught[a]);
  const likely = places.slice(0, PLACES);
  const sets = [...singles(likely), ...pairs(likely), ...triples(likely.slice(0, 4))];
  const catches = (set: readonly number[]) =>
    set.reduce((sum, place) => sum + caught[place], 0) / Math.sqrt(set.length);
  return sets
    .sort((a, b) => catches(b) - catches(a))
    .slice(0, count)
    .map((set) => raidsBy(g, set));
}

function singles(places: readonly number[]): number[][] {
  return places.map((place) => [place]);
}

function pairs(places: readonly number[]): number[][] {
  return places.flatMap((first, at) => places.slice(at + 1).map((second) => [first, second]));
}

function triples(places: readonly number[]): number[][] {
  return places.flatMap((first, at) => pairs(places.slice(at + 1)).map((two) => [first, ...two]));
}

/** Each District gets the nearest Servant that is left; those on the spot come first. */
function raidsBy(g: Game, places: readonly number[]): Intent {
  const left = new Set(g.state.servants.map((_, servant) => servant));
  const nearest = (place: number) =>
    [...left].reduce((best, servant) =>
      servantMovePrice(g, servant, place) < servantMovePrice(g, best, place) ? servant : best,
    );
  const far = (place: number) =>
    Math.min(...g.state.servants.map((_, servant) => servantMovePrice(g, servant, place)));
  return [...places]
    .sort((a, b) => far(a) - far(b))
    .flatMap((place) => {
      const best = nearest(place);
      left.delete(best);
      const servant = { pick: 'servant', of: best };
      const raid = [servant, { pick: 'do', of: 'raid' }];
      return g.state.servants[best].place === place ? [raid] : [[servant, { pick: 'to', of: place }], raid];
    });
}
