import type { CityEventDefinition } from '../../../model/content.js';

/** A stake of at least 1 counts as 1 more. The Plan advances if no Guard became broken this round. */
export const barricades: CityEventDefinition = {
  id: 'barricades',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { assault: (_g, value, { stake = 0 }) => (stake >= 1 ? value + 1 : value) },
  },
  planAdvances: (g) => !g.state.thisRound.guardBroken,
};
