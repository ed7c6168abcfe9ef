import { type AnswerPick, type Decision, type Game, seatsOf } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { nextPicks } from '../policy/any-answer.js';
import { Policy, type Profile } from '../policy/policy.js';
import { answersToJudge } from './one-step.js';

/** An offer that is left alone. */
export const NOTHING: readonly AnswerPick[] = [];

/** What lies beside the questions for a seat to use (R-WIN-1). */
export function offersTo(g: Game, seat: string): readonly Decision[] {
  return g.state.offers.filter(({ actor }) => seatsOf(g, actor).includes(seat));
}

/**
 * What may be done with an offer, `NOTHING` among it; none if it is of no use. What comes first is done unless another
 * looks clearly better: what a rule of thumb would use, or nothing where none knows the offer.
 */
export function answersToOffer(
  g: Game,
  offer: Decision,
  profile: Profile,
  dice: Dice,
): readonly (readonly AnswerPick[])[] {
  if (nextPicks(g, offer, []).length === 0) return [];
  const isKnown = Policy.knows(offer);
  const uses = isKnown ? new Policy(profile, dice).answersToOffer(g, offer) : answersToJudge(g, offer, dice);
  if (uses.length === 0) return [];
  return isKnown ? [...uses, NOTHING] : [NOTHING, ...uses];
}
