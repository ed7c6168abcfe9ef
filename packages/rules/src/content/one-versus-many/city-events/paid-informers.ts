import type { CityEventDefinition } from '../../../model/content.js';
import { unidentifiedCitizens } from '../../../model/queries.js';

/** In Riots each Traitor counts as 2. The Plan advances if no Citizen was uncovered and one still could be. */
export const paidInformers: CityEventDefinition = {
  id: 'paid-informers',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { 'traitor-weight': () => 2 },
  },
  planAdvances: (g) => !g.state.thisRound.citizenUncovered && unidentifiedCitizens(g).length > 0,
};
