import { noteAgitation } from '../../effects/round-history.js';
import { raiseDiscontent, stepsUp } from '../../effects/tracks.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { amountOf, isMinor } from '../../model/queries.js';
import type { District } from '../../model/state.js';
import { pricePerGuard } from '../hero-action.js';

function rise(g: Game, district: District): number {
  return amountOf(g, 'incitement', 1, { district });
}

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
    raiseDiscontent(g, rise(g, district), 'ACT-3');
  },
  outcomes: (g, { district }) => [
    { key: 'discontent-rises', params: { amount: stepsUp(g, 'discontent', rise(g, district)) } },
  ],
};
