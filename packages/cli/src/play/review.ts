import { reviewAnswer, type Situation } from '@great-machine/bots';
import { percentOf } from '@great-machine/messages';
import type { PickView, Rules, SeatQuestion, View } from '@great-machine/rules';
import { words } from '../terminal/terminal-words.js';
import { describeAdvice } from './hint.js';

/** An answer of the person, with what they could know when they began to give it. */
export interface GivenAnswer {
  readonly situation: Situation;
  readonly question: SeatQuestion;
  readonly picks: readonly PickView[];
}

/** What an answer was worth compared with the best one, as far as its seat could know. */
export function reviewGiven(rules: Rules, { situation, question, picks }: GivenAnswer): readonly string[] {
  const { given, best, lost } = reviewAnswer(rules, situation, picks, { level: 'engineer' });
  if (given === undefined) return ['Your last answer cannot be compared with others.'];
  const asked: { view: View; question: SeatQuestion } = { view: situation.view, question };
  const own = describeAdvice(asked, given, `Your last answer (${percentOf(words, given.chance)})`);
  if (Math.round(lost) <= 0) return [own, 'Nothing better was found.'];
  return [own, describeAdvice(asked, best, `Better (${percentOf(words, best.chance)})`)];
}
