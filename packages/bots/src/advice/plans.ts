import { type AnswerPick, forkGame, type PickView } from '@great-machine/rules';
import { isOffered, walk } from '../thinking/policy/any-answer.js';
import type { Expectation } from '../thinking/policy/expectation.js';
import { assess } from '../thinking/policy/outlook.js';
import { actionWorths, SOUND } from '../thinking/policy/policy.js';
import { Budget } from '../thinking/search/budget.js';
import { decisionLike } from '../thinking/search/compare.js';
import { foreseeRound } from '../thinking/search/foresight.js';
import { takeAll } from '../thinking/search/playout.js';
import { carryOut, drawPlan, isSurprising, type MachinePlan } from '../thinking/search/secret.js';
import { mixPlans } from '../thinking/search/secret-choices.js';
import { believeDestinations } from '../worlds/belief/destinations.js';
import { keyOfLooks } from './alike.js';
import { beginsLike, type Consideration, ownProspect, showPicks, type Weighed } from './consideration.js';
import { planFacts, raidedBy } from './plan-facts.js';

const PLANS_FOR_BEGINNING = 4;
const NOISE = 0.3;

/** Compares whole plans of the Machine Phase that begin with the draft; some go on from `given`. */
export function weighPlans(c: Consideration, given: readonly AnswerPick[]): Weighed[] {
  const { rules, situation, world, sampler, settings, limits, dice, seed, draft, models } = c;
  const o = assess(world, 'machine', SOUND.weights.revolutionaries);
  const model = foreseeRound(
    () => sampler.draw(dice),
    'machine',
    SOUND.temperature.machine,
    SOUND.plansAhead.machine,
    dice,
  );
  const belief = believeDestinations(rules, situation.view, model, models);
  const expected = { chances: belief.marginals, actions: actionWorths(world, o, belief.marginals) };
  const beginning = [...draft, ...given];
  const also = beginning.length === 0 ? [] : plansFrom(c, beginning, expected);
  const budget = new Budget(limits, settings.secret, settings.additions);
  const mixed = mixPlans({ sampler, settings, budget, dice, seed }, belief, expected, also);
  const weighed = mixed.flatMap(({ choice: plan, share, ...ofMachine }) => {
    const [next = []] = plan;
    if (!beginsLike(next, draft)) return [];
    const raids = raidedBy(c, plan).join();
    return [{ plan, next, raids, prospect: ownProspect(c, ofMachine), share }];
  });
  const isMixed = new Set(weighed.map(({ raids }) => raids)).size > 1;
  const all = weighed.reduce((sum, { share }) => sum + share, 0);
  return weighed.map(({ plan, next, raids, prospect, share: ownShare }): Weighed => {
    const alike = weighed.filter((other) => other.raids === raids);
    const share = alike.reduce((sum, other) => sum + other.share, 0);
    const [first = [], ...rest] = asGiven(c, plan);
    return {
      picks: first.slice(draft.length),
      plan: rest,
      ...prospect,
      share: all > 0 ? share / all : 1 / weighed.length,
      ownShare,
      group: isMixed ? raids : keyOfLooks(c, next),
      answers: plan,
      facts: () => planFacts(c, plan, belief),
    };
  });
}

/** Plans whose first answer begins like this: one that plans have at some time, or else any. */
function plansFrom(c: Consideration, beginning: readonly AnswerPick[], expected: Expectation): MachinePlan[] {
  const { sampler, decision, dice } = c;
  const usual = Array.from({ length: PLANS_FOR_BEGINNING }, (_, at) =>
    drawPlan(sampler.draw(dice), at * NOISE, expected, dice),
  )
    .flat()
    .filter((answer) => beginsLike(answer, beginning) && isOffered(c.world, decision, answer));
  const plans = new Map<string, MachinePlan>();
  for (let at = 0; at < PLANS_FOR_BEGINNING; at++) {
    const g = sampler.draw(dice);
    const first = usual[at] ?? walk(g, decision, beginning, dice);
    takeAll(g, decisionLike(g, decision), first);
    const isLast = first[0]?.pick === 'end' || isSurprising(first);
    const plan = isLast ? [first] : [first, ...drawPlan(g, at * NOISE, expected, dice)];
    plans.set(JSON.stringify(plan), plan);
  }
  return [...plans.values()];
}

/** The answers of a plan, each as it is given when its turn comes. */
function asGiven({ world, dice }: Consideration, plan: MachinePlan): PickView[][] {
  const g = forkGame(world);
  return plan.map((picks) => {
    const shown = showPicks(g, picks);
    carryOut(g, [picks], dice);
    return shown;
  });
}
