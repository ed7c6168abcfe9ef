import {
  type AnswerPick,
  freeGuardSquares,
  type Game,
  guardMovesFrom,
  guardPrices,
  isRiotStage,
} from '@great-machine/rules';
import { guardsWanted } from './event-goals.js';
import type { Expectation } from './expectation.js';
import { chanceOfRiot, type Outlook, worthOfRise } from './outlook.js';

/** A Guard moves from where it is worth least to where it is worth most. */
export function considerGuards(
  g: Game,
  o: Outlook,
  expected: Expectation,
  consider: (worth: number, picks: readonly AnswerPick[]) => void,
): void {
  const { guards, bonds, city } = g.state;
  const prices = guardPrices(g);
  const gain = city.map((_, at) => worthOfGuard(g, o, expected, at, 1));
  const loss = city.map((_, at) => (guards[at] > 0 ? worthOfGuard(g, o, expected, at, 0) : 0));
  for (let from = 0; from < city.length; from++) {
    if (guards[from] === 0) continue;
    const moves = guardMovesFrom(g, from, prices);
    for (let to = 0; to < city.length; to++) {
      if (to === from || moves[to].price > bonds || freeGuardSquares(g, to) <= 0) continue;
      const worth = gain[to] - loss[from] - moves[to].price * o.weights.bond;
      if (worth > 0)
        consider(worth, [
          { pick: 'guard', of: from },
          { pick: 'to', of: to },
        ]);
    }
  }
}

/** What one Guard more (`more` 1) or the last one there (`more` 0) is worth in a District. */
function worthOfGuard(
  g: Game,
  o: Outlook,
  { chances, actions }: Expectation,
  at: number,
  more: 0 | 1,
): number {
  const { heroes, guards, riots } = g.state;
  const { weights } = o;
  const before = guards[at] + more - 1;
  let worth = guardsWanted(g, at, before) * o.worthOfPlan;
  heroes.forEach(({ place }, hero) => {
    const comes = chances[hero][at];
    if (place === at) worth += (1 - comes) * weights.trust;
    const blocks = before <= heroes[hero].trust && heroes[hero].trust <= before + 1;
    worth += comes * (weights.trust * 0.8 + (blocks ? 0.4 : 0.1) * Math.max(0, actions[hero][at]));
    if (!riots.includes(at) && comes > 0.02 && o.citizens[at] > 1) {
      const threat = chanceOfRiot(g, o, hero, at, before) - chanceOfRiot(g, o, hero, at, before + 1);
      worth += comes * threat * o.worthOfRiot * 0.6;
    }
  });
  if (at === g.rules.places['central-square'] && !isRiotStage(g)) {
    const visitors = chances.reduce((sum, districts) => sum + districts[at], 0);
    const rise = o.citizens[at] - before;
    if (rise > 0) worth += 0.8 * Math.min(1.5, visitors) * worthOfLess(o, rise) + 0.15;
  }
  return worth;
}

/** What one step less of a rise is worth, or half of what two are: one Guard alone may not be enough. */
function worthOfLess(o: Outlook, rise: number): number {
  const whole = worthOfRise(o, rise);
  return Math.max(whole - worthOfRise(o, rise - 1), (whole - worthOfRise(o, rise - 2)) / 2);
}
