import { drawDirective } from '../../../effects/directives.js';
import type { CityEventDefinition } from '../../../model/content.js';

/** End: the Machine draws a Directive. The Plan advances if 2 or more Directives are published. */
export const sealedArchives: CityEventDefinition = {
  id: 'sealed-archives',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  endOfRound: drawDirective,
  planAdvances: (g) => g.state.directives.published.length >= 2,
};
