import type { CityEventDefinition } from '../../../model/content.js';

/** The first 2 Districts that Guards exit are free. The Plan advances if 3 Districts hold 3 or more Guards. */
export const nightPatrols: CityEventDefinition = {
  id: 'night-patrols',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { 'free-guard-exits': (_g, value) => value + 2 },
  },
  planAdvances: (g) => g.state.guards.filter((guards) => guards >= 3).length >= 3,
};
