import { raiseDiscontent } from '../../effects/tracks.js';
import type { HeroAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { amountOf, citizensIn, isRevealedTraitor } from '../../model/queries.js';
import { pricePerGuard } from '../hero-action.js';
import { onlyIn } from './where.js';

/** Citizens minus Guards; revealed Traitors are not counted. */
function rise(g: Game, hero: number): number {
  const district = g.state.heroes[hero].place;
  const citizens = citizensIn(g, district).filter((citizen) => !isRevealedTraitor(g, citizen)).length;
  const guards = Math.max(0, amountOf(g, 'square-guards', g.state.guards[district], { district }));
  return Math.max(0, citizens - guards);
}

/** ACT-12: Discontent rises by Citizens minus Guards; it may also be taken without effect (R-ACT-1). */
export const centralSquare: HeroAction = {
  id: 'central-square',
  kind: 'special',
  rule: 'ACT-12',
  obstacle: (g, hero) => onlyIn(g, hero, 'central-square', 'ACT-12'),
  price: (g, hero, _draft, price) => pricePerGuard(g, hero, price),
  perform(g, hero) {
    g.state.thisRound.agitated = true;
    raiseDiscontent(g, rise(g, hero), 'ACT-12');
  },
  outcomes: (g, hero) => [{ key: 'discontent-rises', params: { amount: rise(g, hero) } }],
};
