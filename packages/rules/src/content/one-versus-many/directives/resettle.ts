import { moveCitizen } from '../../../effects/citizens.js';
import { markUsed } from '../../../effects/round-history.js';
import { numberPicked } from '../../../kernel/decision.js';
import { refuse } from '../../../kernel/refusal.js';
import type { DirectiveDefinition } from '../../../model/content.js';
import type { Game } from '../../../model/game.js';
import { pickCitizen, pickTo } from '../../../model/picks.js';
import { districtsWithRoom, usedThisRound } from '../../../model/queries.js';
import { GONE } from '../../../model/state.js';

/** A Citizen needs somewhere else to go. */
function citizensInCity(g: Game): number[] {
  const roomy = districtsWithRoom(g);
  const found: number[] = [];
  g.state.citizenPlace.forEach((place, citizen) => {
    if (place !== GONE && roomy.some((district) => district !== place)) found.push(citizen);
  });
  return found;
}

/** Once per Machine Phase, free: one Citizen moves from any District to any other; it keeps its state. */
export const resettle: DirectiveDefinition = {
  id: 'resettle',
  source: { name: 'rulebook', effect: 'rulebook' },
  machineAction: {
    id: 'resettle',
    rule: 'DIR-resettle',
    obstacle(g) {
      if (usedThisRound(g, 'resettle')) return refuse('once-a-round', 'DIR-resettle');
      return citizensInCity(g).length > 0 && districtsWithRoom(g).length > 0
        ? undefined
        : refuse('no-free-square', 'DIR-resettle');
    },
    picks: {
      next(g, _actor, draft) {
        if (draft.length === 0) return citizensInCity(g).map(pickCitizen);
        const from = g.state.citizenPlace[numberPicked(draft)];
        return districtsWithRoom(g)
          .filter((district) => district !== from)
          .map(pickTo);
      },
      isComplete: (_g, _actor, draft) => draft.length === 2,
    },
    perform(g, picks) {
      markUsed(g, 'resettle');
      moveCitizen(g, numberPicked(picks), numberPicked(picks, 1), 'DIR-resettle');
    },
  },
};
