import { addTo, itemAt } from '@great-machine/rules';
import { expectByModel } from '../thinking/policy/policy.js';
import { everybodyReady } from '../thinking/search/foresight.js';
import { drawPlan } from '../thinking/search/secret.js';
import type { RoundModel } from '../worlds/belief/round-model.js';
import { Dice } from '../worlds/dice.js';
import type { Consideration } from './consideration.js';

const PLANS = 24;
const NOISES = [0, 0.4, 0.8];

/**
 * In what part of the plans that the Machine may make each District is raided, as Heroes may know: plans by rules of thumb, half of
 * a Machine that expects Heroes who have thought its Phase through. Half a plan is added on either side, so none is sure.
 */
export function expectRaids({ sampler, world, seed }: Consideration, model: RoundModel): readonly number[] {
  const dice = new Dice(`${seed} raids`);
  const cunning = expectByModel(world, model);
  const raided = world.rules.districts.map(() => 0);
  for (let at = 0; at < PLANS; at++) {
    const g = everybodyReady(sampler.draw(dice), dice);
    drawPlan(g, itemAt(NOISES, at % NOISES.length), at % 2 === 0 ? undefined : cunning, dice);
    for (const place of new Set(g.state.raids.map(({ district }) => district))) addTo(raided, place, 1);
  }
  return raided.map((plans) => (plans + 0.5) / (PLANS + 1));
}
