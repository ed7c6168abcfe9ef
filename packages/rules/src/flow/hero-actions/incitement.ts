import { noteAgitation } from '../../effects/round-history.js';
import { raiseDiscontent, stepsUp } from '../../effects/tracks.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { heroAt } from '../../model/pieces.js';
import { amountOf, isMinor } from '../../model/queries.js';
import { pricePerGuard } from '../hero-action.js';

function rise(g: Game, hero: number): number {
  return amountOf(g, 'incitement', 1, { district: heroAt(g, hero).place });
}

/** ACT-3: in a Minor District; Discontent rises by 1. */
export const incitement: HeroAction = {
  id: 'incitement',
  kind: 'incitement',
  rule: 'ACT-3',
  obstacle: (g, hero) =>
    isMinor(g, heroAt(g, hero).place) ? undefined : refuse('only-in-minor-districts', 'ACT-3'),
  price: (g, hero, _draft, price) => pricePerGuard(g, hero, price),
  perform(g, hero) {
    noteAgitation(g);
    raiseDiscontent(g, rise(g, hero), 'ACT-3');
  },
  outcomes: (g, hero) => [
    { key: 'discontent-rises', params: { amount: stepsUp(g, 'discontent', rise(g, hero)) } },
  ],
};
