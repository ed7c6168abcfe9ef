import { placeToken, takeToken } from '../../../effects/tokens.js';
import { refuse } from '../../../kernel/refusal.js';
import type { ServantAction } from '../../../model/actions.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { servantAt } from '../../../model/pieces.js';
import type { ModulePart } from '../../../model/rules.js';
import type { District } from '../../../model/state.js';
import { hasToken } from '../../../model/tokens.js';
import { DEACTIVATION_EVENTS } from '../events.js';

const DEACTIVATED = 'deactivated';

const tell = tellerOf(DEACTIVATION_EVENTS);

function isDeactivated(g: Game, servant: number): boolean {
  return hasToken(g, DEACTIVATED, servant);
}

export function standingServantsIn(g: Game, district: District): readonly number[] {
  return [...g.state.servants.keys()].filter(
    (servant) => servantAt(g, servant).place === district && !isDeactivated(g, servant),
  );
}

export function deactivate(g: Game, servant: number): void {
  placeToken(g, DEACTIVATED, { at: servant });
  tell(g, { event: 'servant-deactivated', servant, district: servantAt(g, servant).place });
}

/** R-AKI-3: standing up is an Action, after which a Servant does not move. */
const standUp: ServantAction = {
  id: 'stand-up',
  rule: 'R-AKI-3',
  obstacle: (g, { servant }) => (isDeactivated(g, servant) ? undefined : refuse('servant-stands', 'R-AKI-3')),
  perform(g, { servant, district }) {
    takeToken(g, DEACTIVATED, { at: servant });
    tell(g, { event: 'servant-reactivated', servant, district });
  },
};

/** A deactivated Servant lies down: it does not move, act or count (R-AKI-3). */
export const deactivation: ModulePart = {
  tokens: [{ id: DEACTIVATED, on: 'servant', most: 1 }],
  servantActions: [standUp],
  uncounted: { servant: isDeactivated },
  hooks: {
    servantMoveObstacle: (g, servant) =>
      isDeactivated(g, servant) ? refuse('servant-deactivated', 'R-AKI-3') : undefined,
    servantActionObstacle: (g, { servant, action }) =>
      action !== standUp.id && isDeactivated(g, servant)
        ? refuse('servant-deactivated', 'R-AKI-3')
        : undefined,
  },
  events: DEACTIVATION_EVENTS,
};
