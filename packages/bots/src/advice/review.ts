import type { Advice } from '@great-machine/client';
import { itemAt, type PickView, type Rules, samePickView } from '@great-machine/rules';
import type { Situation } from '../thinking/mind.js';
import { adviceOf, weigh } from './advice.js';
import { statedChance } from './certainty.js';
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
  const most = statedChance(c, first);
  const best = adviceOf(c, first, all, most);
  if (answer === undefined) return { given: undefined, best, lost: 0 };
  const found = all.find(({ picks }) =>
    given.every((pick, at) => picks[at] === undefined || samePickView(picks[at], pick)),
  );
  if (found === undefined) return { given: undefined, best, lost: 0 };
  const own = adviceOf(c, found, all, most);
  return { given: own, best, lost: 100 * (most - own.chance) };
}
