import { type AnswerPick, type Decision, itemAt } from '@great-machine/rules';
import { Policy, type Profile } from '../policy/policy.js';
import { alternatives } from '../search/alternatives.js';
import { Budget } from '../search/budget.js';
import { CLEARLY, compareAnswers } from '../search/compare.js';
import { answersToOffer, NOTHING } from '../search/offers.js';
import { answersToJudge, bestByEvaluation } from '../search/one-step.js';
import type { Horizon } from '../search/playout.js';
import type { SearchSettings } from '../search/settings.js';
import type { Thinking } from './thinking.js';

/** How well a mind knows the game, and what it may spend if it searches. */
export interface Ability {
  readonly profile: Profile;
  readonly settings: SearchSettings | undefined;
}

type Answers = readonly (readonly AnswerPick[])[];

/** Decisions that show their worth in the next round at the earliest. */
const FAR_REACHING = ['directive-discard', 'citizen-return', 'free-identification'];

/** Option A against a detained Hero. */
const ADVANCE = 'advance-the-plan';

/** An answer to any question but the secret ones. */
export function chooseAnswer(thinking: Thinking, { profile, settings }: Ability): readonly AnswerPick[] {
  const { world, decision, dice } = thinking;
  if (settings === undefined && !Policy.knows(decision))
    return bestByEvaluation(world, decision, answersToJudge(world, decision, dice));
  if (settings === undefined || decision.kind === 'card-retrieval')
    return new Policy(profile, dice).answer(world, decision);
  const most = playoutsFor(decision, settings);
  const answers = withOneMeasure(decision, alternatives(world, decision, dice, most));
  if (answers.length === 1) return itemAt(answers, 0);
  return bestByPlayouts(thinking, settings, answers, isHardToCompare(decision) ? CLEARLY : 0);
}

/** What a rule of thumb would use is used unless that looks clearly worse; any other use must look clearly better. */
export function chooseUse(thinking: Thinking, { profile, settings }: Ability): readonly AnswerPick[] {
  const { world, decision, dice } = thinking;
  const answers = answersToOffer(world, decision, profile, dice);
  if (answers.length === 0) return NOTHING;
  if (settings !== undefined) return bestByPlayouts(thinking, settings, answers, CLEARLY);
  return Policy.knows(decision) ? itemAt(answers, 0) : bestByEvaluation(world, decision, answers);
}

/** Any other than the first must be better by the margin. */
function bestByPlayouts(
  { sampler, world, decision, dice, seed, limits }: Thinking,
  settings: SearchSettings,
  answers: Answers,
  margin: number,
): readonly AnswerPick[] {
  const compared = compareAnswers(
    decision,
    answers,
    () => sampler.draw(dice),
    new Budget(limits, playoutsFor(decision, settings)),
    horizonFor(decision, settings),
    seed,
    margin,
  );
  const sign = world.rules.actors.includes(decision.actor) ? 1 : -1;
  const gains = compared.map(({ chance }, at) => sign * chance + (at === 0 ? margin : 0));
  return itemAt(compared, gains.indexOf(Math.max(...gains))).picks;
}

/** How far playouts of an answer go. */
export function horizonFor({ kind }: Decision, { depth, coefficients }: SearchSettings): Horizon {
  return { depth: FAR_REACHING.includes(kind) ? depth + 1 : depth, coefficients };
}

/**
 * Which of some compared answers a level that searches gives; the first is the rule of thumb's. Each has the own side's chance
 * to win after it.
 */
export function givenOf(
  decision: Decision,
  compared: readonly { readonly picks: readonly AnswerPick[]; readonly chance: number }[],
): number {
  if (decision.kind === 'card-retrieval') return 0;
  const margin = isHardToCompare(decision) ? CLEARLY : 0;
  const answers = compared.map(({ picks }) => picks);
  const allowed = withOneMeasure(decision, answers);
  const gains = compared.map(({ picks, chance }, at) =>
    allowed.includes(picks) ? chance + (at === 0 ? margin : 0) : Number.NEGATIVE_INFINITY,
  );
  return gains.indexOf(Math.max(...gains));
}

/** What modules bring often pays off late, too; a question without a rule of thumb has nothing to fall back on. */
function isHardToCompare(decision: Decision): boolean {
  return FAR_REACHING.includes(decision.kind) || (Policy.knows(decision) && !Policy.isOfCore(decision.kind));
}

function playoutsFor(decision: Decision, { action, small, ofModule }: SearchSettings): number {
  if (decision.kind === 'hero-action' || !Policy.knows(decision)) return action;
  return Policy.isOfCore(decision.kind) ? small : ofModule;
}

/**
 * What an Access card is worth shows only against a Machine that does not know where Heroes go, so not in playouts:
 * which Punitive Measure to take is left to the rule of thumb.
 */
function withOneMeasure({ kind }: Decision, answers: Answers): Answers {
  if (kind !== 'detainment' || answers[0]?.[0]?.of === ADVANCE) return answers;
  return answers.filter(([pick], at) => at === 0 || pick?.of === ADVANCE);
}
