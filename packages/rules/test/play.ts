import { assembleRules, runScenario, type Scenario } from '@great-machine/rules';
import { expect } from 'vitest';

export const rules = assembleRules();

/** Plays a scenario by the rules of its modules; every answer must be taken and every check hold. */
export function play(scenario: Omit<Scenario, 'format' | 'name'> & { name?: string }): void {
  const own = scenario.modules === undefined ? rules : assembleRules(scenario.modules);
  expect(runScenario(own, { format: 1, name: 'a played rule', ...scenario }).failures).toEqual([]);
}
