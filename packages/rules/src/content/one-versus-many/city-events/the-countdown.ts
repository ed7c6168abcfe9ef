import type { CityEventDefinition } from '../../../model/content.js';

/** Stays to the end; the Plan advances every round. */
export const theCountdown: CityEventDefinition = {
  id: 'the-countdown',
  stack: 'last',
  source: { name: 'rulebook', effect: 'rulebook' },
  planAdvances: () => true,
};
