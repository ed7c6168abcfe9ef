import type { Advice, Fact } from '@great-machine/client';
import { type AnswerPick, itemAt, type Rules } from '@great-machine/rules';
import type { Situation } from '../thinking/mind.js';
import { weighAnswers } from './answers.js';
import { weighCards } from './cards.js';
import { fateFacts, isProvedToWin, isWinning, soonestFirst, statedChance } from './certainty.js';
import { type AdviceOptions, atMost, type Consideration, consider, type Weighed } from './consideration.js';
import { tellingFirst, verdict } from './explanation.js';
import { fact } from './fact.js';
import { type WeighedOffer, weighOffers } from './offers.js';
import { weighPlans } from './plans.js';

const MOST_ADVICE = 3;
const MOST_FACTS = 3;
/** A choice made that often, or that seldom, is no mixture. */
const UNMIXED = 0.99;

/**
 * The best answers to a decision, best first, from what the seat may know alone; none if it has nothing to say. Before them
 * comes an own offer that gains, unless the best answer is a proved win; one that gains nothing comes behind the answers that are as good.
 */
export function advise(rules: Rules, situation: Situation, options: AdviceOptions = {}): readonly Advice[] {
  const c = consider(rules, situation, options);
  if (c === undefined) return [];
  const explained = explainBest(c);
  return explained.map((_, at) => inList(explained, at));
}

/** What is advised, best first, with all that is known of it. */
export function explainBest(c: Consideration): readonly Explained[] {
  const answers = weigh(c, []);
  const groups = answers.map(({ group }) => group);
  const best = itemAt(answers, 0);
  const offer = isProvedToWin(c, best) ? undefined : weighOffers(c, best.chance);
  const different = answers
    .filter(({ group }, at) => groups.indexOf(group) === at)
    .map((weighed) => ({ c, weighed }));
  const advised = withOffer(different, offer).slice(0, MOST_ADVICE);
  return advised.map((one) => explain(one, answers));
}

/** An answer, or the use of an offer, with what it is considered by. */
interface Advised {
  readonly c: Consideration;
  readonly weighed: Weighed;
}

/** The use of an offer comes first if it gains; else behind the answers that are as good without it. */
function withOffer(answers: readonly Advised[], offer: WeighedOffer | undefined): readonly Advised[] {
  if (offer === undefined) return answers;
  const worse = offer.isWorthwhile
    ? 0
    : answers.findIndex(({ weighed }) => weighed.chance < offer.weighed.chance);
  return answers.toSpliced(worse < 0 ? answers.length : worse, 0, offer);
}

/** All answers that are compared, best first; some of them begin with what is given. */
export function weigh(c: Consideration, given: readonly AnswerPick[]): readonly Weighed[] {
  const sorted = [...weighByKind(c, given)].sort(
    (a, b) =>
      Number(isWinning(b)) - Number(isWinning(a)) ||
      (b.share ?? 0) - (a.share ?? 0) ||
      (b.ownShare ?? 0) - (a.ownShare ?? 0) ||
      Number(b.isPreferred ?? false) - Number(a.isPreferred ?? false) ||
      b.chance - a.chance,
  );
  return withoutPraise(soonestFirst(c, sorted));
}

/** What the search prefers comes first, and nothing behind it is called better. */
function withoutPraise(sorted: readonly Weighed[]): readonly Weighed[] {
  let least = 1;
  return sorted.map((weighed) => {
    least = Math.min(least, weighed.chance);
    return atMost(weighed, least);
  });
}

function weighByKind(c: Consideration, given: readonly AnswerPick[]): Weighed[] {
  if (c.decision.kind === 'machine-phase') return weighPlans(c, given);
  if (c.decision.kind === 'access-choice') return weighCards(c, given);
  return weighAnswers(c, given);
}

/** An answer with its facts, before those are chosen that are named. */
export interface Explained extends Advised {
  readonly facts: readonly Fact[];
  readonly chance: number;
}

export function explain({ c, weighed }: Advised, all: readonly Weighed[]): Explained {
  const facts = [...fateFacts(c, weighed, all), ...weighed.facts()];
  return { c, weighed, facts, chance: statedChance(c, weighed) };
}

/** `most` is the chance of the best; named are the facts that tell it from the answer beside it, if there is one. */
export function adviceOf(
  { c, weighed, facts: known, chance }: Explained,
  most: number,
  beside: Explained | undefined,
): Advice {
  const { offer, picks, plan, share } = weighed;
  const told = beside === undefined ? known : tellingFirst(c.side, known, beside.facts);
  const facts = told.slice(0, MOST_FACTS);
  if (share !== undefined && share > 1 - UNMIXED && share < UNMIXED)
    facts.push(fact('advice.mix', { chance: share }));
  if (facts.length === 0) facts.push(fact('advice.best-chance', { chance }));
  return {
    ...(offer === undefined ? {} : { offer }),
    picks,
    ...(plan === undefined ? {} : { plan }),
    chance,
    better: 100 * (chance - most),
    facts,
  };
}

/** An answer of the list, with why it comes before the next one; the last is told from the one before it. */
function inList(explained: readonly Explained[], at: number): Advice {
  const one = itemAt(explained, at);
  const next = explained[at + 1];
  const advice = adviceOf(one, itemAt(explained, 0).chance, next ?? explained[at - 1]);
  if (next === undefined) return advice;
  const ahead = 100 * (one.chance - next.chance);
  return { ...advice, facts: [...advice.facts, ...verdict(one.c.side, one.facts, next.facts, ahead)] };
}
