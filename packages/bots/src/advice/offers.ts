import {
  type AnswerPick,
  type Decision,
  decisionId,
  forkGame,
  type Game,
  itemAt,
} from '@great-machine/rules';
import { Policy, SOUND } from '../thinking/policy/policy.js';
import { keyOf } from '../thinking/search/alternatives.js';
import { Budget } from '../thinking/search/budget.js';
import { CLEARLY, compareAnswers, decisionLike } from '../thinking/search/compare.js';
import { answersToOffer, NOTHING, offersTo } from '../thinking/search/offers.js';
import { playOut, takeAll } from '../thinking/search/playout.js';
import { Dice } from '../worlds/dice.js';
import { answerFacts } from './answer-facts.js';
import { type Consideration, ownProspect, showPicks, type Weighed } from './consideration.js';
import { fact } from './fact.js';

/** So much a use has to gain: by less, playouts differ through luck and their length alone. */
const LEAST_GAIN = 0.005;

/** A use of an offer, told as an answer to it. */
export interface WeighedOffer {
  readonly c: Consideration;
  readonly weighed: Weighed;
  /** What it gains compared with leaving the offer alone, by playouts. */
  readonly gain: number;
  /** Whether that is enough to advise it. */
  readonly isWorthwhile: boolean;
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
      (most, one) => (most === undefined || one.gain > most.gain ? one : most),
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
  const compared = compareAnswers(decision, answers, worlds, budget, settings, seed, CLEARLY).map((one) => ({
    picks: one.picks,
    chance: ownProspect(c, one).chance,
  }));
  const worths = compared.map(({ chance }, at) => chance + (at === 0 ? CLEARLY : 0));
  const { picks, chance } = itemAt(compared, worths.indexOf(Math.max(...worths)));
  if (picks === NOTHING) return undefined;
  const left = compared.find((one) => one.picks === NOTHING)?.chance ?? chance;
  const gain = Policy.knows(decision) ? gainThisRound(c, picks) : chance - left;
  if (gain < -CLEARLY) return undefined;
  const isWorthwhile = gain >= LEAST_GAIN;
  const change = isWorthwhile ? gain : Math.min(0, gain);
  const weighed: Weighed = {
    offer: decisionId(world.state.round, decision),
    picks: showPicks(world, picks),
    group: keyOf(picks),
    chance: Math.min(1, Math.max(0, best + change)),
    // The chance is a sum, so the playouts do not make it certain.
    fate: 'open',
    answers: [picks],
    facts: () => [...(isWorthwhile ? [] : [fact('advice.gains-nothing', {})]), ...answerFacts(c, picks)],
  };
  return { c, weighed, gain, isWorthwhile };
}

/** Leaves an offer alone until the round is over, which rules of thumb would use. */
class Abstainer extends Policy {
  constructor(
    dice: Dice,
    private readonly offer: string,
    private readonly round: number,
  ) {
    super(SOUND, dice);
  }

  override answersToOffer(g: Game, offer: Decision): readonly (readonly AnswerPick[])[] {
    const isLeft = offer.kind === this.offer && g.state.round === this.round;
    return isLeft ? [] : super.answersToOffer(g, offer);
  }
}

/** What a use gains compared with none in this round, in the same worlds with the same luck. */
function gainThisRound(c: Consideration, use: readonly AnswerPick[]): number {
  const { decision, sampler, settings, limits, seed, world, side } = c;
  const budget = new Budget(limits, settings.small);
  const dice = new Dice(`${seed} offer`);
  let gained = 0;
  let tried = 0;
  while (tried === 0 || (budget.spend() && budget.spend())) {
    const left = sampler.draw(dice);
    const used = forkGame(left);
    takeAll(used, decisionLike(used, decision), use);
    const luck = () => new Dice(`${seed} offer ${tried}`);
    gained += playOut(used, new Policy(SOUND, luck()), settings);
    gained -= playOut(left, new Abstainer(luck(), decision.kind, world.state.round), settings);
    tried++;
  }
  return (side === 'machine' ? gained : -gained) / tried;
}
