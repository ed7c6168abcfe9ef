import { decisionId, forkGame, type PickView, showPick, type View } from '@great-machine/rules';
import type { DestinationBelief } from '../../worlds/belief/destinations.js';
import type { Mixture } from '../mind.js';
import type { Expectation } from '../policy/expectation.js';
import { Policy, SOUND } from '../policy/policy.js';
import { Budget } from '../search/budget.js';
import { answerInBetween, machineDecision } from '../search/playout.js';
import { carryOut, drawPlan, END, type MachinePlan } from '../search/secret.js';
import { mixPlans } from '../search/secret-choices.js';
import type { Ability } from './answers.js';
import { drawChoice, raidMixture } from './mixtures.js';
import type { Thinking } from './thinking.js';

/** An answer that is meant to be given in this Machine Phase. */
export interface PlannedAnswer {
  /** The question that it answers. */
  readonly question: string;
  readonly picks: readonly PickView[];
}

/** What the Machine thinks of the Heroes. */
export interface Opinion {
  readonly belief: DestinationBelief;
  readonly expected: Expectation;
}

interface MixedPlan {
  readonly plan: MachinePlan;
  readonly mixture: Mixture;
}

/** So many Bonds are many to be left over. */
const MANY_BONDS = 8;
const NOISY_PLANS = 2;
const LEAST_NOISE = 0.25;

/** A plan of the rest of the Machine Phase; one that would waste Bonds is thought over with more playouts. */
export function makePlan(thinking: Thinking, ability: Ability, think: () => Opinion): MixedPlan {
  const { situation, limits } = thinking;
  const { settings } = ability;
  const made = planWith(thinking, ability, think(), settings?.secret);
  const thinksAgain = limits.milliseconds === undefined && wouldWaste(ability, situation.view, made.plan[0]);
  return thinksAgain ? planWith(thinking, ability, think(), settings?.lastLook) : made;
}

/** A level that searches does not end a Machine Phase with many Bonds before it has looked for what they could pay for. */
export function wouldWaste(
  { settings }: Ability,
  { bonds }: View,
  next: readonly { readonly pick: string }[] = [],
): boolean {
  return settings !== undefined && settings.lastLook > 0 && next[0]?.pick === END.pick && bonds >= MANY_BONDS;
}

function planWith(
  thinking: Thinking,
  { profile, settings }: Ability,
  { belief, expected }: Opinion,
  playouts = 0,
): MixedPlan {
  const { sampler, world, dice, seed, limits } = thinking;
  if (settings === undefined) {
    const plans = drawNoisyPlans(thinking, expected, profile.noise);
    const even = plans.map((choice) => ({ choice, share: 1 / plans.length }));
    return { plan: dice.pick(plans), mixture: raidMixture(world, even) };
  }
  const budget = new Budget(limits, playouts, settings.additions);
  const mixed = mixPlans({ sampler, settings, budget, dice, seed }, belief, expected);
  return { plan: drawChoice(mixed, dice), mixture: raidMixture(world, mixed) };
}

/** A handful of plans that differ a little, one of which is taken. */
function drawNoisyPlans({ sampler, dice }: Thinking, expected: Expectation, noise: number): MachinePlan[] {
  return Array.from({ length: NOISY_PLANS }, () =>
    drawPlan(sampler.draw(dice), Math.max(LEAST_NOISE, noise), expected, dice),
  );
}

/** The answers of a plan as they will be given, each with the question that it will answer. */
export function foresee({ world, dice }: Thinking, plan: MachinePlan): PlannedAnswer[] {
  const g = forkGame(world);
  const policy = new Policy(SOUND, dice);
  return plan.flatMap((picks) => {
    answerInBetween(g, policy);
    const asked = machineDecision(g);
    if (asked === undefined) return [];
    const question = decisionId(g.state.round, asked);
    const shown = picks.map((pick) => showPick(g, pick));
    carryOut(g, [picks], dice);
    return [{ question, picks: shown }];
  });
}
