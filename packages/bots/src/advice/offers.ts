import { decisionId, itemAt } from '@great-machine/rules';
import { SOUND } from '../thinking/policy/policy.js';
import { keyOf } from '../thinking/search/alternatives.js';
import { Budget } from '../thinking/search/budget.js';
import { CLEARLY, compareAnswers } from '../thinking/search/compare.js';
import { answersToOffer, NOTHING, offersTo } from '../thinking/search/offers.js';
import { answerFacts } from './answer-facts.js';
import { type Consideration, ownChance, showPicks, type Weighed } from './consideration.js';

/** A use of an offer, told as an answer to it. */
export interface WeighedOffer {
  readonly c: Consideration;
  readonly weighed: Weighed;
}

/**
 * The best use of an own offer beside the question, which stays open (R-WIN-1). Its chance is that of the best answer to
 * the question, with what the use gains compared with leaving the offer alone.
 */
export function weighOffers(c: Consideration, best: number): WeighedOffer | undefined {
  if (c.draft.length > 0 || c.world.state.offers.includes(c.decision)) return undefined;
  return offersTo(c.world, c.situation.seat)
    .flatMap((decision) => useOf({ ...c, decision }, best) ?? [])
    .reduce<WeighedOffer | undefined>(
      (most, one) => (most === undefined || one.weighed.chance > most.weighed.chance ? one : most),
      undefined,
    );
}

/** Undefined if the offer is better left alone. */
function useOf(c: Consideration, best: number): WeighedOffer | undefined {
  const { world, decision, sampler, settings, limits, dice, seed } = c;
  const answers = answersToOffer(world, decision, SOUND, dice);
  if (answers.length === 0) return undefined;
  const budget = new Budget(limits, settings.small);
  const worlds = () => sampler.draw(dice);
  const compared = compareAnswers(decision, answers, worlds, budget, settings, seed, CLEARLY).map(
    ({ picks, chance, fate }) => ({ picks, chance: ownChance(c, chance, fate) }),
  );
  const worths = compared.map(({ chance }, at) => chance + (at === 0 ? CLEARLY : 0));
  const { picks, chance } = itemAt(compared, worths.indexOf(Math.max(...worths)));
  if (picks === NOTHING) return undefined;
  const left = compared.find((one) => one.picks === NOTHING)?.chance ?? chance;
  const weighed: Weighed = {
    offer: decisionId(world.state.round, decision),
    picks: showPicks(world, picks),
    group: keyOf(picks),
    chance: Math.min(1, best + Math.max(0, chance - left)),
    answers: [picks],
    facts: () => answerFacts(c, picks),
  };
  return { c, weighed };
}
