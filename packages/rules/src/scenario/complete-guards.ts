import { addTo, withItem } from '../kernel/checked.js';
import type { Game } from '../model/game.js';
import { countUncommon } from '../model/guards.js';
import { guardsIn } from '../model/pieces.js';
import { freeGuardSquares } from '../model/queries.js';
import { mostGuards, readAmount } from './amounts.js';
import type { Completion } from './completion.js';

/**
 * Guards where they are named; elsewhere as at setup, then evenly more or fewer until all are placed (SET-3). Those of
 * modules' kinds are named by their modules, and come on top.
 */
export function completeGuards(c: Completion, g: Game): void {
  const { state } = g;
  const { districts } = c.rules;
  const open: number[] = [];
  districts.forEach(({ id, guardsAtSetup }, place) => {
    const words = c.scenario.districts?.[id] ?? {};
    if (words.broken === undefined && words.guards === undefined) open.push(place);
    const broken = words.broken ?? countUncommon(g, place, 'broken');
    const most = mostGuards(c.rules, id, broken);
    const uncommon = countUncommon(g, place, 'standing');
    const regular = guardsAtSetup + countUncommon(g, place, 'broken') - broken;
    const usual = Math.max(0, Math.min(regular, most - uncommon)) + uncommon;
    state.brokenGuards = withItem(state.brokenGuards, place, broken);
    state.guards[place] = readAmount(words.guards ?? usual, most);
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const uncommon = districts.map(
    (_, place) => countUncommon(g, place, 'standing') + countUncommon(g, place, 'broken'),
  );
  const all = sum(districts.map(({ guardsAtSetup }) => guardsAtSetup)) + sum(uncommon);
  let missing = all - sum(state.guards) - sum(state.brokenGuards);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const place = pickDistrict(g, open, step);
    if (place === undefined) {
      c.reasons.push(
        `districts: ${all - missing} Guards where there are ${all}, and no room to mend it (SET-3)`,
      );
      return;
    }
    addTo(state.guards, place, step);
    missing -= step;
  }
}

/** The emptiest open District that can take a regular Guard, or the fullest that can lose one. */
function pickDistrict(g: Game, open: readonly number[], step: number): number | undefined {
  const canChange = (place: number) =>
    step > 0 ? freeGuardSquares(g, place) > 0 : guardsIn(g, place) > countUncommon(g, place, 'standing');
  return open.filter(canChange).sort((a, b) => step * (guardsIn(g, a) - guardsIn(g, b)))[0];
}
