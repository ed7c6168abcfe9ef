import { arrestCitizen } from '../../../effects/citizens.js';
import { onePick } from '../../../flow/further-picks.js';
import { unidentifiedIn } from '../../../flow/hero-actions/identify.js';
import { numberPicked } from '../../../kernel/decision.js';
import { refuse } from '../../../kernel/refusal.js';
import type { CityEventDefinition } from '../../../model/content.js';
import { pickCitizen } from '../../../model/picks.js';
import { countArrested } from '../../../model/queries.js';

/** Servant Action Abduct: an unidentified Citizen here joins the arrested. The Plan advances if 5 are arrested. */
export const disappearances: CityEventDefinition = {
  id: 'disappearances',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  servantAction: {
    id: 'abduct',
    rule: 'EVT-disappearances',
    obstacle: (g, { district }) =>
      unidentifiedIn(g, district).length > 0
        ? undefined
        : refuse('no-unidentified-citizen', 'EVT-disappearances'),
    picks: onePick((g, { district }) => unidentifiedIn(g, district).map(pickCitizen)),
    perform: (g, _acting, picks) => arrestCitizen(g, numberPicked(picks), 'EVT-disappearances'),
  },
  planAdvances: (g) => countArrested(g) >= 5,
};
