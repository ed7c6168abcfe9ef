import type { Play } from '@great-machine/rules';
import type { AskedSeats } from './clock.js';

/** For which seats the game waits, as all can see it: a seat that has answered in secret still counts as asked. */
export function askedOf(play: Play): AskedSeats {
  const awaited = play.openQuestions('public').filter((question) => question.awaited);
  return Object.fromEntries(
    play.config.seats.flatMap(({ seat, speaksFor }) => {
      const own = awaited.filter(({ actor }) => speaksFor.includes(actor));
      return own.length === 0 ? [] : [[seat, own.map(({ id }) => id)]];
    }),
  );
}
