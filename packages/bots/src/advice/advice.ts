import type { Advice } from '@great-machine/client';
import { type AnswerPick, itemAt, type Rules } from '@great-machine/rules';
import type { Situation } from '../thinking/mind.js';
import { weighAnswers } from './answers.js';
import { weighCards } from './cards.js';
import { fateFacts, isProvedToWin, isWinning, soonestFirst, statedChance } from './certainty.js';
import { type AdviceOptions, type Consideration, consider, type Weighed } from './consideration.js';
import { fact } from './fact.js';
import { type WeighedOffer, weighOffers } from './offers.js';
import { weighPlans } from './plans.js';

const MOST_ADVICE = 3;
const MOST_FACTS = 3;
/** A choice made that often, or that seldom, is no mixture. */
const UNMIXED = 0.99;

/**
 * The best answers to a decision, best first, from what the seat may know alone; none if it has nothing to say. Before them
 * comes an own offer that is worth using, unless the best answer is a proved win.
 */
export function advise(rules: Rules, situation: Situation, options: AdviceOptions = {}): readonly Advice[] {
  const c = consider(rules, situation, options);
  if (c === undefined) return [];
  const answers = weigh(c, []);
  const groups = answers.map(({ group }) => group);
  const best = itemAt(answers, 0);
  const offer = isProvedToWin(c, best) ? undefined : weighOffers(c, best.chance);
  const all = offer === undefined ? answers : [offer.weighed, ...answers];
  const different = answers
    .filter(({ group }, at) => groups.indexOf(group) === at)
    .map((weighed) => ({ c, weighed }));
  const advised = withOffer(different, offer).slice(0, MOST_ADVICE);
  const first = itemAt(advised, 0);
  const most = statedChance(first.c, first.weighed);
  return advised.map((one) => adviceOf(one.c, one.weighed, all, most));
}

/** An answer, or the use of an offer, with what it is considered by. */
interface Advised {
  readonly c: Consideration;
  readonly weighed: Weighed;
}

/** The use of an offer comes first if it gains; else behind the answers that are as good without it. */
function withOffer(answers: readonly Advised[], offer: WeighedOffer | undefined): readonly Advised[] {
  if (offer === undefined) return answers;
  const worse =
    offer.gain > 0 ? 0 : answers.findIndex(({ weighed }) => weighed.chance < offer.weighed.chance);
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
    return least < weighed.chance ? { ...weighed, chance: least } : weighed;
  });
}

function weighByKind(c: Consideration, given: readonly AnswerPick[]): Weighed[] {
  if (c.decision.kind === 'machine-phase') return weighPlans(c, given);
  if (c.decision.kind === 'access-choice') return weighCards(c, given);
  return weighAnswers(c, given);
}

/** `most` is the chance of the best. */
export function adviceOf(c: Consideration, weighed: Weighed, all: readonly Weighed[], most: number): Advice {
  const { offer, picks, plan, share } = weighed;
  const chance = statedChance(c, weighed);
  const facts = [...fateFacts(c, weighed, all), ...weighed.facts()].slice(0, MOST_FACTS);
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
