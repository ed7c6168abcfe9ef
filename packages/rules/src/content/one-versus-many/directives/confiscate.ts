import { seizeTrust } from '../../../effects/trust.js';
import { onePick } from '../../../flow/further-picks.js';
import { numberPicked } from '../../../kernel/decision.js';
import { refuse } from '../../../kernel/refusal.js';
import type { DirectiveDefinition } from '../../../model/content.js';
import { pickHero } from '../../../model/picks.js';
import { richHeroesIn } from '../rich-heroes.js';

/** Servant Action: one Hero here loses 3 Trust, and the Machine receives as many Bonds. */
export const confiscate: DirectiveDefinition = {
  id: 'confiscate',
  source: { name: 'rulebook', effect: 'design' },
  servantAction: {
    id: 'confiscate',
    rule: 'DIR-confiscate',
    obstacle: (g, { district }) =>
      richHeroesIn(g, district).length > 0 ? undefined : refuse('no-hero-with-trust-here', 'DIR-confiscate'),
    picks: onePick((g, { district }) => richHeroesIn(g, district).map(pickHero)),
    perform: (g, _acting, picks) => seizeTrust(g, numberPicked(picks), 3, 'DIR-confiscate'),
  },
};
