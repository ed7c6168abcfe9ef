import { openDecisions } from '../kernel/answer.js';
import type { Game } from '../model/game.js';
import { audienceOfActor, audienceOfSeat } from '../view/audience.js';

/**
 * Whether a seat can no longer take back what led to this position: chance was used, something became known, or only the
 * other side is asked now. What that side does in secret must not show in how far this one may undo (R-INF-6).
 */
export function isPastUndo(g: Game, seat: string): boolean {
  if (g.irreversible) return true;
  const side = audienceOfSeat(g, seat);
  return openDecisions(g).every(
    (decision) => g.state.offers.includes(decision) || audienceOfActor(g, decision.actor) !== side,
  );
}
