import { addTo, itemAt } from '../kernel/checked.js';
import type { GameState } from '../model/state.js';
import { mostGuards, readAmount } from './amounts.js';
import type { Completion } from './completion.js';

/** Guards where they are named; elsewhere as at setup, then evenly more or fewer until all are placed (SET-3). */
export function completeGuards(c: Completion, state: GameState): void {
  const { districts } = c.rules;
  const open: number[] = [];
  districts.forEach(({ id, guardsAtSetup }, place) => {
    const { guards, broken = 0 } = c.scenario.districts?.[id] ?? {};
    if (c.scenario.districts?.[id]?.broken === undefined && guards === undefined) open.push(place);
    state.brokenGuards[place] = broken;
    state.guards[place] = readAmount(
      guards ?? Math.max(0, guardsAtSetup - broken),
      mostGuards(c.rules, id, broken),
    );
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const all = sum(districts.map(({ guardsAtSetup }) => guardsAtSetup));
  let missing = all - sum(state.guards) - sum(state.brokenGuards);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const place = pickDistrict(open, state.guards, step, (at) => itemAt(districts, at).guardSquares);
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

/** The emptiest open District that can take a Guard, or the fullest that can lose one. */
function pickDistrict(
  open: readonly number[],
  guards: readonly number[],
  step: number,
  squares: (place: number) => number,
): number | undefined {
  return open
    .filter((place) => (step > 0 ? itemAt(guards, place) < squares(place) : itemAt(guards, place) > 0))
    .sort((a, b) => step * (itemAt(guards, a) - itemAt(guards, b)))[0];
}
