import type { Game } from '../../model/game.js';
import { LAST_PLAN, RIOT_STAGE, RIOTS_TO_WIN } from '../../model/goals.js';
import { isRiotStage, successfulRiots } from '../../model/queries.js';

/** The Plan never goes back behind its start, and neither track leaves its slots. */
export function keepTracks({ state }: Game): string | undefined {
  const { discontent, 'master-plan': plan } = state.tracks;
  const { masterPlan } = state.config;
  if (discontent < 0 || discontent > RIOT_STAGE) return `Discontent on slot ${discontent} (R-TRK-1)`;
  if (plan > LAST_PLAN) return `the Master Plan on slot ${plan} (TRK-4)`;
  return plan < masterPlan
    ? `the Master Plan shows ${plan}, but it began at ${masterPlan} and never goes back (TRK-4)`
    : undefined;
}

/** The third successful Riot wins that moment, and without it the Revolutionaries have not won. */
export function keepRevolution(g: Game): string | undefined {
  const riots = successfulRiots(g);
  const { outcome } = g.state;
  if (outcome === undefined)
    return riots >= RIOTS_TO_WIN ? `${riots} successful Riots, but no side has won (VIC-1)` : undefined;
  if (outcome.winner !== 'revolutionaries' || outcome.how === 'resignation') return undefined;
  if (outcome.how === 'two-riots-and-riot-stage' && !isRiotStage(g))
    return 'the Revolutionaries have won by the Riot Stage, but it is not reached (VIC-1)';
  // The Riot that wins lays no token (R-ACT-5).
  return riots < RIOTS_TO_WIN - 1
    ? `the Revolutionaries have won, but there are ${riots} successful Riots (VIC-1)`
    : undefined;
}

/** Plan XII wins that moment, and without it the Great Machine has not won. */
export function keepPlan({ state }: Game): string | undefined {
  const { outcome, tracks } = state;
  const plan = tracks['master-plan'];
  if (outcome === undefined)
    return plan === LAST_PLAN ? 'the Master Plan shows XII, but no side has won (VIC-2)' : undefined;
  return outcome.winner === 'machine' && outcome.how !== 'resignation' && plan < LAST_PLAN
    ? `the Great Machine has won, but the Master Plan shows ${plan} (VIC-2)`
    : undefined;
}
