import { identifyCitizen } from '../effects/citizens.js';
import { removeRaids } from '../effects/raids.js';
import { advancePlan, raiseDiscontent } from '../effects/tracks.js';
import { itemAt } from '../kernel/checked.js';
import { type Answered, type DecisionKind, numberPicked } from '../kernel/decision.js';
import { ask, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { distanceBetween, mapOf } from '../model/city/index.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { pickCitizen } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import { countedHeroes, isRiotStage, unidentifiedCitizens } from '../model/queries.js';
import type { District } from '../model/state.js';
import { heroActor } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'free-identification': FailedRaid;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly closing: Closing;
  }
}

interface Closing {
  nextRaid?: number;
  /** What the question of step 3 came to. */
  advances?: boolean;
}

/** V. Closing Phase (CLO-1). */
export const closing: FrameDefinition<'closing'> = {
  name: 'closing',
  locals: { all: { nextRaid: 'number?', advances: 'flag?' } },
  steps: [
    { name: 'failed-raids', run: resolveFailedRaids },
    { name: 'remove-raids', run: removeRaids },
    { name: 'end-of-round', run: (g: Game) => currentEvent(g).endOfRound?.(g) },
    { name: 'plan-question', run: (g: Game) => currentEvent(g).askPlanAdvance?.(g) },
    { name: 'plan', run: maybeAdvancePlan },
  ],
};

function currentEvent(g: Game) {
  return itemAt(g.rules.cityEvents, g.state.cityEvents.current ?? '');
}

export interface FailedRaid {
  readonly district: District;
}

/** Step 1: failed Raids one by one, in the order placed (R-CLO-1). */
function resolveFailedRaids(g: Game, locals: Closing): void {
  const at = locals.nextRaid ?? 0;
  if (at >= g.state.raids.length) return;
  locals.nextRaid = at + 1;
  repeatStep(g);
  const { district, succeeded } = itemAt(g.state.raids, at);
  if (succeeded) return;
  tell(g, { event: 'raid-failed', district });
  if (!isRiotStage(g)) raiseDiscontent(g, 1, 'CLO-2');
  else if (unidentifiedCitizens(g).length > 0) {
    ask(g, 'free-identification', heroActor(g, nearestHero(g, district)), { district });
  }
}

/** The Hero nearest to the Raid; ties go to the lowest Initiative; off the grid is farthest. */
export function nearestHero(g: Game, district: District): number {
  const map = mapOf(g.state.city);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const hero of countedHeroes(g)) {
    const { place } = heroAt(g, hero);
    const distance = place < map.size ? distanceBetween(map, place, district) : Number.POSITIVE_INFINITY;
    if (distance >= least) continue;
    nearest = hero;
    least = distance;
  }
  return nearest;
}

/** CLO-3: any one unidentified Citizen of the City, for free. */
export const freeIdentification: DecisionKind<FailedRaid> = {
  rule: 'CLO-3',
  about: { all: { district: 'district' } },
  options: (g: Game) => unidentifiedCitizens(g).map(pickCitizen),
  resolve: (g: Game, [{ draft }]: Answered) => identifyCitizen(g, numberPicked(draft), 'CLO-3'),
};

/** Step 3: the bottom half of the City Event (CLO-5). */
function maybeAdvancePlan(g: Game, { advances }: Closing): void {
  const event = currentEvent(g);
  if (advances ?? event.planAdvances?.(g) ?? false) advancePlan(g, event.id);
  else tell(g, { event: 'plan-not-advanced', card: event.id });
}
