import type { Advice } from '@great-machine/client';
import { itemAt, type PickView, type Rules, samePickView } from '@great-machine/rules';
import type { Situation } from '../thinking/mind.js';
import { adviceOf, explain, weigh } from './advice.js';
import { type AdviceOptions, consider, readAnswer } from './consideration.js';

export interface Review {
  /** The answer that was given, and what decided; undefined if it was not offered. */
  readonly given: Advice | undefined;
  readonly best: Advice;
  /** How many percentage points of the chance to win the answer lost against the best. */
  readonly lost: number;
}

/** What an answer, whole or begun, was worth compared with the best, as the seat could know it then. */
export function reviewAnswer(
  rules: Rules,
  situation: Situation,
  given: readonly PickView[],
  options: AdviceOptions = {},
): Review {
  const c = consider(rules, situation, options);
  if (c === undefined) throw new Error(`${situation.seat} has nothing to say to ${situation.question}`);
  const answer = readAnswer(c, given);
  const all = weigh(c, answer ?? []);
  const first = itemAt(all, 0);
  const best = explain({ c, weighed: first }, all);
  const most = best.chance;
  const withoutGiven = { given: undefined, best: adviceOf(best, most, undefined), lost: 0 };
  if (answer === undefined) return withoutGiven;
  const found = all.find(({ picks }) =>
    given.every((pick, at) => picks[at] === undefined || samePickView(picks[at], pick)),
  );
  if (found === undefined) return withoutGiven;
  if (found === first) return { ...withoutGiven, given: withoutGiven.best };
  const own = explain({ c, weighed: found }, all);
  const lost = 100 * (most - own.chance);
  return { given: adviceOf(own, most, best), best: adviceOf(best, most, own), lost };
}
