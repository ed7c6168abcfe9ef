import { noteAgitation } from '../../effects/round-history.js';
import { raiseDiscontent } from '../../effects/tracks.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import { amountOf, isMinor } from '../../model/queries.js';
import { pricePerGuard } from '../hero-action.js';

/** ACT-3: in a Minor District; Discontent rises by 1. */
export const incitement: HeroAction = {
  id: 'incitement',
  kind: 'incitement',
  rule: 'ACT-3',
  obstacle: (g, { district }) =>
    isMinor(g, district) ? undefined : refuse('only-in-minor-districts', 'ACT-3'),
  price: (g, acting, _draft, price) => pricePerGuard(g, acting, price),
  perform(g, { district }) {
    noteAgitation(g);
    raiseDiscontent(g, amountOf(g, 'incitement', 1, { district }), 'ACT-3');
  },
  outcomes: (g, { district }) => [
    { key: 'discontent-rises', params: { amount: amountOf(g, 'incitement', 1, { district }) } },
  ],
};
