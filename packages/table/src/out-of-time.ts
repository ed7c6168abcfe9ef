import {
  answerOfClock,
  askedIn,
  type BotPool,
  Dice,
  type Level,
  type Situation,
  tableOf,
} from '@great-machine/bots';
import {
  type Answer,
  audienceOfSeat,
  type OpenQuestion,
  type Play,
  type Refusal,
} from '@great-machine/rules';

/** Who thinks where R-TIME-1 names no answer. */
const THINKS: Level = 'journeyman';

/**
 * What a seat is asked that keeps the game waiting, and what it knows; undefined if it is asked nothing. The clock plays no
 * card that is merely offered.
 */
export function awaitedFrom(play: Play, seat: string): Situation | undefined {
  const isAsked = ({ isOffer }: OpenQuestion) => !isOffer;
  const questions = play.questions(seat).filter(isAsked);
  const awaited = questions.find(({ awaited, options }) => awaited && options.length > 0);
  if (awaited === undefined) return undefined;
  const view = play.view(audienceOfSeat(play.look(), seat));
  return {
    table: tableOf(play.config),
    seat,
    question: awaited.id,
    view: { ...view, questions: view.questions.filter(isAsked) },
    questions,
  };
}

/** What is said for a seat whose time is up (R-TIME-1). Its chance comes from the secret of the table. */
export async function answersOutOfTime(
  situation: Situation,
  secret: string,
  pool: BotPool,
): Promise<readonly Answer[]> {
  const { seat, id: decision, rev } = askedIn(situation);
  const seed = `${secret} out of time ${seat} ${decision} ${rev}`;
  const answer = answerOfClock(situation, new Dice(seed)) ?? {
    takesBack: false,
    picks: (await pool.think({ player: THINKS, seed, situation }).promise).thought.picks,
  };
  const said = { seat, decision, outOfTime: true };
  const picked = { ...said, picks: answer.picks };
  return answer.takesBack ? [{ ...said, rev, back: true }, picked] : [{ ...picked, rev }];
}

/** Whether the seat has answered meanwhile: then the clock has nothing more to say. */
export function isTooLate({ code }: Refusal): boolean {
  return code === 'stale-answer' || code === 'no-such-decision' || code === 'game-over';
}
