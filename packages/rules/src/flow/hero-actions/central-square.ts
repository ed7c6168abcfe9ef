import { noteAgitation } from '../../effects/round-history.js';
import { raiseDiscontent, stepsUp } from '../../effects/tracks.js';
import type { Game } from '../../model/game.js';
import { guardsIn } from '../../model/pieces.js';
import { amountOf, citizensIn, isRevealedTraitor } from '../../model/queries.js';
import type { District } from '../../model/state.js';
import { specialAction } from './special-action.js';

/** Citizens minus Guards; revealed Traitors are not counted. */
function rise(g: Game, district: District): number {
  const citizens = citizensIn(g, district).filter((citizen) => !isRevealedTraitor(g, citizen)).length;
  const guards = Math.max(0, amountOf(g, 'square-guards', guardsIn(g, district), { district }));
  return Math.max(0, citizens - guards);
}

/** ACT-12: Discontent rises by Citizens minus Guards; it may also be taken without effect (R-ACT-1). */
export const centralSquare = specialAction({
  id: 'central-square',
  district: 'central-square',
  rule: 'ACT-12',
  perform(g, { district }) {
    noteAgitation(g);
    raiseDiscontent(g, rise(g, district), 'ACT-12');
  },
  outcomes: (g, { district }) => [
    { key: 'discontent-rises', params: { amount: stepsUp(g, 'discontent', rise(g, district)) } },
  ],
});
