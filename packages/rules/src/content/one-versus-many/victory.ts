import { noteDiscontentRaised } from '../../effects/round-history.js';
import { win } from '../../effects/tracks.js';
import type { TrackDefinition } from '../../model/content.js';
import { tell } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { LAST_PLAN, RIOT_STAGE, RIOTS_TO_WIN } from '../../model/goals.js';
import type { Hooks } from '../../model/hooks.js';
import { isRiotStage, successfulRiots } from '../../model/queries.js';

/** VIC-1: the third successful Riot is the Revolution; the Riot Stage counts as one. */
function maybeRevolution(g: Game, riots: number): void {
  if (riots < RIOTS_TO_WIN) return;
  win(g, 'revolutionaries', isRiotStage(g) ? 'two-riots-and-riot-stage' : 'three-riots');
}

export const revolution: Hooks = { riotSucceeded: (g) => maybeRevolution(g, successfulRiots(g) + 1) };

/** TRK-1, R-TRK-1: 19 slots; the last freezes the track for ever. */
export const discontent: TrackDefinition = {
  id: 'discontent',
  max: RIOT_STAGE,
  startsAt: (g) => g.state.config.revolutionaries - 1,
  isFrozen: isRiotStage,
  afterStep(g, change, because) {
    const to = g.state.tracks.discontent;
    if (change < 0) {
      tell(g, { event: 'discontent-dropped', to, because });
      return;
    }
    noteDiscontentRaised(g);
    tell(g, { event: 'discontent-raised', to, because });
    if (!isRiotStage(g)) return;
    tell(g, { event: 'riot-stage-reached' });
    maybeRevolution(g, successfulRiots(g));
  },
};

const WAYS_OF_THE_PLAN: Readonly<Record<string, string>> = {
  detainment: 'plan-by-detainment',
  'failed-riot': 'plan-by-failed-riot',
  'the-countdown': 'plan-by-countdown',
};

/** VIC-2: the Great Machine wins the moment the Plan shows XII (R-TRK-4). */
export const masterPlan: TrackDefinition = {
  id: 'master-plan',
  max: LAST_PLAN,
  startsAt: (g) => g.state.config.masterPlan,
  afterStep(g, _change, because) {
    const to = g.state.tracks['master-plan'];
    tell(g, { event: 'plan-advanced', to, because });
    if (to === LAST_PLAN) win(g, 'machine', WAYS_OF_THE_PLAN[because] ?? 'plan-by-city-event');
  },
};
