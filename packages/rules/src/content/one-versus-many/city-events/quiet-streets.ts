import type { CityEventDefinition } from '../../../model/content.js';
import { isRiotStage } from '../../../model/queries.js';

/** Gain Trust gives 2. The Plan advances if Discontent was not raised; in rounds after it has reached the Riot Stage, if no Hero agitated. */
export const quietStreets: CityEventDefinition = {
  id: 'quiet-streets',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { 'gain-trust': () => 2 },
  },
  planAdvances(g) {
    const { discontentRaised, agitated } = g.state.thisRound;
    return !discontentRaised && !(isRiotStage(g) && agitated);
  },
};
