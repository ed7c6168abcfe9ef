import type { Play } from '@great-machine/rules';

/** The questions for which the game waits, as all can see them. */
export function awaitedQuestions(play: Play) {
  return play.openQuestions('public').filter(({ awaited }) => awaited);
}

/** The seats for which the game waits. */
export function awaitedSeats(play: Play): readonly string[] {
  const actors = awaitedQuestions(play).map(({ actor }) => actor);
  return play.config.seats
    .filter(({ speaksFor }) => actors.some((actor) => speaksFor.includes(actor)))
    .map(({ seat }) => seat);
}
