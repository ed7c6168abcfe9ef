import type { CityEventDefinition } from '../../../model/content.js';

/** Raids cost 1 Bond. The Plan advances if a Raid succeeded this round. */
export const emergencyDecree: CityEventDefinition = {
  id: 'emergency-decree',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { 'servant-action-price': (_g, value, { action }) => (action === 'raid' ? value - 1 : value) },
  },
  planAdvances: (g) => g.state.thisRound.raidSucceeded,
};
