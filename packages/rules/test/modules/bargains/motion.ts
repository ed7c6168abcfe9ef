import { advancePlan, raiseDiscontent } from '../../../src/effects/tracks.js';
import { heroActor, MACHINE } from '../../../src/flow/actors.js';
import { itemAt } from '../../../src/kernel/checked.js';
import type { Answered, AnswerPick, Decision, DecisionKind } from '../../../src/kernel/decision.js';
import { numberPicked } from '../../../src/kernel/decision.js';
import { ask } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';
import { pickAmount, pickOption } from '../../../src/model/picks.js';
import type { ModulePart } from '../../../src/model/rules.js';

const EVERY = 2;
const PLAN = pickOption('plan');
const UNREST = pickOption('unrest');
const TRACKS: readonly AnswerPick[] = [PLAN, UNREST];
const STEPS: readonly AnswerPick[] = [pickAmount(0), pickAmount(3)];

/** Every second round the two sides move in turn, the Great Machine first. */
function askMover(g: Game): void {
  if (g.state.round % EVERY !== 0) return;
  const isMachine = (g.state.round / EVERY) % 2 === 1;
  ask(g, 'motion', isMachine ? MACHINE : heroActor(g, 0), {});
}

/** Which track, then how far. */
const motionChoice: DecisionKind = {
  rule: 'MOTION',
  options: (_g: Game, { draft }: Decision) => (draft.length === 0 ? TRACKS : STEPS),
  isComplete: (_g: Game, { draft }: Decision) => draft.length === 2,
  resolve(g: Game, [{ draft }]: Answered) {
    const steps = numberPicked(draft, 1);
    if (itemAt(draft, 0).of === UNREST.of) raiseDiscontent(g, steps, 'MOTION');
    else for (let step = 0; step < steps && g.state.outcome === undefined; step++) advancePlan(g, 'MOTION');
  },
};

/** One side moves a track forward, the Plan or Discontent, by nothing or by 3. */
export const motion: ModulePart = {
  steps: [{ in: 'closing', before: 'failed-raids', step: { name: 'motion', run: askMover } }],
  decisions: { motion: motionChoice },
};
