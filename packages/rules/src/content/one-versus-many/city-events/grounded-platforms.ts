import { askHeroesToPrevent } from '../../../flow/payment.js';
import { refuse } from '../../../kernel/refusal.js';
import type { CityEventDefinition } from '../../../model/content.js';

/** No District may be repositioned. Prevented by 6 Trust together. */
export const groundedPlatforms: CityEventDefinition = {
  id: 'grounded-platforms',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  hooks: { groundsDistricts: refuse('districts-grounded', 'EVT-grounded-platforms') },
  askPlanAdvance: (g) => askHeroesToPrevent(g, 6, 'EVT-grounded-platforms'),
};
