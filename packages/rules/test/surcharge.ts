import { runScenario, type Scenario } from '@great-machine/rules';
import { expect } from 'vitest';
import { addToPrice } from '../src/model/price.js';
import { rulesChangedBy } from './modules/assemble.js';

const surcharged = rulesChangedBy('surcharge', {
  hooks: {
    actionPrice(_g, price, { action }) {
      if (action !== 'gain-trust') addToPrice(price, 1, 'surcharge');
    },
  },
});

/** Plays a scenario in which Hero Actions other than Gain Trust cost 1 Trust more, as no card of the core game says. */
export function playSurcharged(scenario: Omit<Scenario, 'format' | 'name'>): void {
  const { failures } = runScenario(surcharged, {
    format: 1,
    name: 'a played rule',
    modules: ['one-versus-many', 'surcharge'],
    ...scenario,
  });
  expect(failures).toEqual([]);
}
