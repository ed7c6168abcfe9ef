import type { Situation } from '@great-machine/bots';
import { assembleRules, openScenario, type PickView } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { HabitWatcher, newHabits, type SecondOpinion } from './habits.js';

const SITUATION = {} as Situation;
const END: PickView[] = [{ pick: 'end', names: 'nothing' }];
const SWAP: PickView[] = [{ pick: 'take-back', names: 'card', of: 'curfew' }];

function watch(bonds: number, picks: PickView[], secondOpinion: SecondOpinion) {
  const habits = newHabits();
  const position = { format: 1, name: 'habits', round: 5, phase: 'machine', bonds } as const;
  const game = openScenario(assembleRules(), position).look();
  new HabitWatcher(habits, secondOpinion).thought(game, SITUATION, { picks });
  return habits;
}

it('a Phase that ends with many Bonds is wasteful where another player would go on', () => {
  expect(watch(8, END, () => [SWAP, END])).toMatchObject({ phases: 1, richEnds: 1, wastefulEnds: 1 });
  expect(watch(8, END, () => [END])).toMatchObject({ phases: 1, richEnds: 1, wastefulEnds: 0 });
  expect(watch(7, END, () => [SWAP, END])).toMatchObject({ phases: 1, richEnds: 0, wastefulEnds: 0 });
});

it('a Directive is swapped in vain where another player would swap none in the rest of the Phase', () => {
  expect(watch(3, SWAP, () => [END])).toMatchObject({ swaps: 1, vainSwaps: 1, phases: 0 });
  expect(watch(3, SWAP, () => [END, SWAP])).toMatchObject({ swaps: 1, vainSwaps: 0 });
});
