import { repairGuard } from '../../../effects/guards.js';
import type { CityEventDefinition } from '../../../model/content.js';
import { brokenGuardsIn, servantAt } from '../../../model/pieces.js';
import { countedServants } from '../../../model/queries.js';

/** End: each Servant repairs a broken Guard in its District. The Plan advances if no Guard is broken. */
export const repairCrews: CityEventDefinition = {
  id: 'repair-crews',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  endOfRound(g) {
    for (const servant of countedServants(g)) {
      const { place } = servantAt(g, servant);
      if (brokenGuardsIn(g, place) > 0) repairGuard(g, place, 'EVT-repair-crews');
    }
  },
  planAdvances: (g) => g.state.brokenGuards.every((broken) => broken === 0),
};
