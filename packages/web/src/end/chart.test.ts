import type { RoundTruth } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';

import { expect, it } from 'vitest';
import { curveOf, FRAME, yOf } from './chart.js';

const rounds = [
  { round: 1, discontent: 9, masterPlan: 3 },
  { round: 2, discontent: 18, masterPlan: 12 },
] as RoundTruth[];

it('draws both tracks from the start to their goals at the same height', () => {
  const discontent = curveOf({ rounds, start: { discontent: 0, masterPlan: 2, arrested: 3 } }, 'discontent');
  const plan = curveOf({ rounds, start: { discontent: 0, masterPlan: 2, arrested: 3 } }, 'masterPlan');
  expect(discontent.map(({ value }) => value)).toEqual([0, 9, 18]);
  expect(plan.map(({ round, value }) => [round, value])).toEqual([
    [0, 2],
    [1, 3],
    [2, 12],
  ]);
  expect(discontent[2]).toMatchObject({ x: FRAME.width - FRAME.right, y: FRAME.top });
  expect(itemAt(plan, 2).y).toBe(itemAt(discontent, 2).y);
  expect(discontent[0]).toMatchObject({ x: FRAME.left, y: yOf(0) });
});
