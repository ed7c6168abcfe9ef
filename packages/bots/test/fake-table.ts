import { type Answer, audienceOfSeat, type LoggedPlay, type Refusal } from '@great-machine/rules';
import type { BotTable } from '../src/hosting/seated-bots.js';

/** A table as bots reach it, around a game in the test's own thread. A test may change what it does. */
export function tableAround(play: LoggedPlay, changed: Partial<BotTable> = {}): BotTable {
  const audienceOf = (seat: string) => audienceOfSeat(play.look(), seat);
  return {
    audienceOf,
    look: (seat) => ({ view: play.view(audienceOf(seat)), questions: play.questions(seat) }),
    answer: (answer) => Promise.resolve(answerIn(play, answer)),
    ...changed,
  };
}

export function answerIn(play: LoggedPlay, answer: Answer): Refusal | undefined {
  const result = play.answer(answer);
  return result.ok ? undefined : result.refusal;
}
