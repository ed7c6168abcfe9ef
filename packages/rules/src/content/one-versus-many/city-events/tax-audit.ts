import { seizeTrust } from '../../../effects/trust.js';
import { askMachineToPay } from '../../../flow/payment.js';
import { refuse } from '../../../kernel/refusal.js';
import type { CityEventDefinition } from '../../../model/content.js';
import { heroesIn } from '../../../model/queries.js';
import { districtNamed } from '../../../model/rules.js';
import { richHeroesIn } from '../rich-heroes.js';

/** Servant Action Audit: each Hero here loses 2 Trust to the Machine. The Plan advances if the Machine pays. */
export const taxAudit: CityEventDefinition = {
  id: 'tax-audit',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  servantAction: {
    id: 'audit',
    rule: 'EVT-tax-audit',
    obstacle: (g, { district }) =>
      richHeroesIn(g, district).length > 0 ? undefined : refuse('no-hero-with-trust-here', 'EVT-tax-audit'),
    perform(g, { district }) {
      for (const hero of richHeroesIn(g, district)) seizeTrust(g, hero, 2, 'EVT-tax-audit');
    },
  },
  askPlanAdvance(g) {
    const heroes = heroesIn(g, districtNamed(g.rules, 'commerce')).length;
    askMachineToPay(g, 3 + 2 * heroes, 'EVT-tax-audit');
  },
};
