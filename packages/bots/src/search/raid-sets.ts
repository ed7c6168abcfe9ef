import { type Game, servantMovePrice } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import type { Expectation } from '../policy/machine-plan.js';
import type { Intent } from './intents.js';

const MOST_RAIDS = 3;

/** Sets of Raids, each with the Servants that get there cheapest: the likelier a Hero is caught, the sooner drawn. */
export function drawRaidSets(g: Game, { chances }: Expectation, count: number, dice: Dice): Intent[] {
  const caught = g.state.city.map(
    (_, place) => 0.02 + 1 - chances.reduce((nobody, own) => nobody * (1 - own[place]), 1),
  );
  const found = new Map<string, Intent>();
  for (let attempt = 0; attempt < 2 * count && found.size < count; attempt++) {
    const places = new Set<number>();
    const wanted = 1 + (attempt % MOST_RAIDS);
    for (let tries = 0; tries < 2 * MOST_RAIDS && places.size < wanted; tries++)
      places.add(dice.weighted(caught));
    const sorted = [...places].sort((a, b) => a - b);
    found.set(sorted.join(), raidsBy(g, sorted));
  }
  return [...found.values()];
}

/** Each District gets the nearest Servant that is left. */
function raidsBy(g: Game, places: readonly number[]): Intent {
  const left = new Set(g.state.servants.map((_, servant) => servant));
  return places.flatMap((place) => {
    let best: number | undefined;
    for (const servant of left) {
      if (best === undefined || servantMovePrice(g, servant, place) < servantMovePrice(g, best, place))
        best = servant;
    }
    if (best === undefined) return [];
    left.delete(best);
    const servant = { pick: 'servant', of: best };
    const raid = [servant, { pick: 'do', of: 'raid' }];
    return g.state.servants[best].place === place ? [raid] : [[servant, { pick: 'to', of: place }], raid];
  });
}
