import { type Play, present, type SeatQuestion } from '@great-machine/rules';

/** The first seat that speaks for an actor. */
export function seatOf({ config }: Pick<Play, 'config'>, actor: string): string {
  const found = config.seats.find(({ speaksFor }) => speaksFor.includes(actor));
  return present(found, `seat that speaks for ${actor}`).seat;
}

/** What is asked of an actor. */
export function questionOf(play: Pick<Play, 'config' | 'questions'>, actor: string): SeatQuestion {
  const found = play.questions(seatOf(play, actor)).find((question) => question.actor === actor);
  return present(found, `question to ${actor}`);
}
