import {
  type AnswerPick,
  freeGuardSquares,
  type Game,
  guardMovesFrom,
  guardPrices,
  guardsIn,
  heroAt,
  isRiotStage,
  present,
} from '@great-machine/rules';
import { guardsWanted } from './event-goals.js';
import { chanceOfHero, type Expectation, worthOfAction } from './expectation.js';
import { chanceOfRiot, crowdIn, type Outlook, worthOfRise } from './outlook.js';

/** A Guard moves from where it is worth least to where it is worth most. */
export function considerGuards(
  g: Game,
  o: Outlook,
  expected: Expectation,
  consider: (worth: number, picks: readonly AnswerPick[]) => void,
): void {
  const { guards, bonds, city } = g.state;
  const prices = guardPrices(g);
  const hasRoom = city.map((_, at) => freeGuardSquares(g, at) > 0);
  const gains = city.map((_, at) => (hasRoom[at] ? worthOfGuard(g, o, expected, at, 1) : 0));
  const most = Math.max(...gains);
  for (let from = 0; from < city.length; from++) {
    if (guards[from] === 0) continue;
    const lost = worthOfGuard(g, o, expected, from, 0);
    if (lost >= most) continue;
    const moves = guardMovesFrom(g, from, prices);
    for (let to = 0; to < city.length; to++) {
      const { price } = present(moves[to], 'move');
      if (to === from || price > bonds || !hasRoom[to]) continue;
      const worth = present(gains[to], 'District') - lost - price * o.weights.bond;
      if (worth > 0)
        consider(worth, [
          { pick: 'guard', of: from },
          { pick: 'to', of: to },
        ]);
    }
  }
}

/** What one Guard more (`more` 1) or the last one there (`more` 0) is worth in a District. */
export function worthOfGuard(g: Game, o: Outlook, expected: Expectation, at: number, more: 0 | 1): number {
  const { heroes, riots } = g.state;
  const { weights } = o;
  const citizens = crowdIn(o, at).citizens;
  const before = guardsIn(g, at) + more - 1;
  let worth = guardsWanted(g, at, before) * o.worthOfPlan;
  const mayRiot = citizens > 1 && !riots.includes(at);
  for (let hero = 0; hero < heroes.length; hero++) {
    const { place, trust } = heroAt(g, hero);
    const comes = chanceOfHero(expected, hero, at);
    const action = worthOfAction(expected, hero, at);
    if (place === at) worth += (1 - comes) * weights.trust;
    const blocks = before <= trust && trust <= before + 1;
    worth += comes * (weights.trust * 0.8 + (blocks ? 0.4 : 0.1) * Math.max(0, action));
    if (mayRiot && comes > 0.02) {
      const threat = chanceOfRiot(g, o, hero, at, before) - chanceOfRiot(g, o, hero, at, before + 1);
      worth += comes * threat * o.worthOfRiot * 0.6;
    }
  }
  if (at === g.rules.places['central-square'] && !isRiotStage(g)) {
    const visitors = heroes.reduce((sum, _, hero) => sum + chanceOfHero(expected, hero, at), 0);
    const rise = citizens - before;
    if (rise > 0) worth += 0.8 * Math.min(1.5, visitors) * worthOfLess(o, rise) + 0.15;
  }
  return worth;
}

/** What one step less of a rise is worth, or half of what two are: one Guard alone may not be enough. */
function worthOfLess(o: Outlook, rise: number): number {
  const whole = worthOfRise(o, rise);
  return Math.max(whole - worthOfRise(o, rise - 1), (whole - worthOfRise(o, rise - 2)) / 2);
}
