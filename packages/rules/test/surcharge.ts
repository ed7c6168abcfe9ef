import { assembleRules, type GameModule, MODULES, runScenario, type Scenario } from '@great-machine/rules';
import { expect } from 'vitest';
import { addToPrice } from '../src/model/price.js';

const surcharge: GameModule = {
  id: 'surcharge',
  version: 1,
  hooks: {
    actionPrice(_g, price, { action }) {
      if (action !== 'gain-trust') addToPrice(price, 1, 'surcharge');
    },
  },
};

/** Plays a scenario in which Hero Actions other than Gain Trust cost 1 Trust more, as no card of the core game says. */
export function playSurcharged(scenario: Omit<Scenario, 'format' | 'name'>): void {
  const modules = [...(scenario.modules ?? ['one-versus-many']), 'surcharge'];
  const rules = assembleRules(modules, [...MODULES, surcharge]);
  const { failures } = runScenario(rules, { format: 1, name: 'a played rule', ...scenario, modules });
  expect(failures).toEqual([]);
}
