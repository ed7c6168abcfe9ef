import {
  type AnswerPick,
  aboutOf,
  heroAt,
  numberPicked,
  optionsOf,
  topFrame,
  unidentifiedCitizens,
} from '@great-machine/rules';
import { givenOf, horizonFor } from '../thinking/minds/answers.js';
import { walk } from '../thinking/policy/any-answer.js';
import { Policy } from '../thinking/policy/policy.js';
import { alternatives, distinct } from '../thinking/search/alternatives.js';
import { Budget } from '../thinking/search/budget.js';
import { compareAnswers } from '../thinking/search/compare.js';
import { keyOfLooks } from './alike.js';
import { answerFacts } from './answer-facts.js';
import { beginsLike, type Consideration, ownProspect, showPicks, type Weighed } from './consideration.js';
import { orderByWay } from './ways.js';

const MOST_COMPARED = 12;
/** Ways to go on from a beginning that none of the usual answers has. */
const GOING_ON = 4;

/** Compares whole answers; those that begin with `given` are among them. */
export function weighAnswers(c: Consideration, given: readonly AnswerPick[]): Weighed[] {
  const { world, decision, sampler, settings, limits, dice, seed } = c;
  const { action, small } = settings;
  const budget = new Budget(limits, decision.kind === 'hero-action' ? action : small);
  const answers = answersToCompare(c, given);
  const worlds = () => sampler.draw(dice);
  const horizon = horizonFor(decision, settings);
  const compared = compareAnswers(decision, answers, worlds, budget, horizon, seed).map((one) => ({
    picks: one.picks,
    ...ownProspect(c, one),
  }));
  const preferred = preferredOf(c, compared);
  const weighed = compared.map(
    ({ picks, chance, fate }, at): Weighed => ({
      picks: showPicks(world, picks.slice(c.draft.length)),
      group: keyOfLooks(c, picks),
      chance,
      fate,
      isPreferred: at === preferred,
      answers: [picks],
      facts: () => answerFacts(c, picks),
    }),
  );
  return decision.kind === 'hero-step' ? orderByWay(c, weighed) : weighed;
}

/** What a bot would give; undefined if that is for the chances alone to say. */
function preferredOf(
  { decision, draft }: Consideration,
  compared: readonly { readonly picks: readonly AnswerPick[]; readonly chance: number }[],
): number | undefined {
  const isRuleFirst = draft.length === 0 && Policy.knows(decision) && decision.kind !== 'hero-step';
  return isRuleFirst ? givenOf(decision, compared) : undefined;
}

function answersToCompare(c: Consideration, given: readonly AnswerPick[]): (readonly AnswerPick[])[] {
  const { world, decision, draft, dice } = c;
  const goOn = (beginning: readonly AnswerPick[]) =>
    Array.from({ length: GOING_ON }, () => walk(world, decision, beginning, dice));
  const whole = [
    ...(CANDIDATES[decision.kind]?.(c) ?? alternatives(world, decision, dice, MOST_COMPARED)),
  ].filter((answer) => beginsLike(answer, draft));
  if (whole.length === 0) whole.push(...goOn(draft));
  const beginning = [...draft, ...given];
  if (!whole.some((answer) => beginsLike(answer, beginning))) whole.push(...goOn(beginning));
  return distinct(whole);
}

const amount = (of: number): AnswerPick => ({ pick: 'amount', of });

/** The answers to compare where the usual ones are too many or too few. */
const CANDIDATES: Readonly<Record<string, (c: Consideration) => (readonly AnswerPick[])[]>> = {
  'hero-step': ({ world, decision }) => optionsOf(world, decision).map((pick) => [pick]),
  'trust-split': splits,
  'trust-share': shares,
  'free-identification': onePerDistrict,
};

/** The rule of thumb's split, an equal one, and all to one Hero. */
function splits({ world, decision, dice }: Consideration): (readonly AnswerPick[])[] {
  const { heroes, amount: whole } = aboutOf(decision, 'trust-split');
  const equal = heroes.map((_, at) => Math.floor((whole + heroes.length - 1 - at) / heroes.length));
  const toOne = heroes.map((_, one) => heroes.map((_other, at) => (at === one ? whole : 0)));
  const others = [equal, ...toOne].map((parts) => parts.slice(0, -1).map(amount));
  return [...alternatives(world, decision, dice, 1), ...others];
}

/** The rule of thumb's share, nothing, what the others leave to be paid, and what is laid already. */
function shares({ world, decision, dice, draft, situation }: Consideration): (readonly AnswerPick[])[] {
  const { hero, wanted } = aboutOf(decision, 'trust-share');
  const [own = []] = alternatives(world, decision, dice, 1);
  const byOthers = topFrame(world).asks.reduce(
    (sum, { actor, draft: [laid] }) =>
      actor === decision.actor || laid === undefined ? sum : sum + Number(laid.of),
    0,
  );
  const missing = Math.min(Math.max(0, wanted - byOthers), heroAt(world, hero).trust);
  const ready: AnswerPick = { pick: 'ready', of: situation.seat };
  const laid = [...own.slice(0, 1), amount(0), amount(missing), ...draft.slice(0, 1)];
  return laid.map((pick) => [pick, ready]);
}

/** The unidentified Citizens of a District are all alike. */
function onePerDistrict({ world, decision, dice }: Consideration): (readonly AnswerPick[])[] {
  const { citizenPlace } = world.state;
  const [own = []] = alternatives(world, decision, dice, 1);
  const seen = new Set([citizenPlace[numberPicked(own)]]);
  const others = unidentifiedCitizens(world).filter((citizen) => {
    const isNew = !seen.has(citizenPlace[citizen]);
    seen.add(citizenPlace[citizen]);
    return isNew;
  });
  return [own, ...others.map((citizen) => [{ pick: 'citizen', of: citizen }])];
}
