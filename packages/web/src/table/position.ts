import { assembleRules, type LoggedPlay, openScenario, type Scenario } from '@great-machine/rules';

/** The position of a scenario file, without what its author has laid down of chance and answers. */
export function openPosition(scenario: Partial<Scenario>): LoggedPlay {
  return openScenario(assembleRules(scenario.modules), { ...scenario, draws: undefined, steps: undefined });
}
