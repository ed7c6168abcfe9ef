import type { Play } from '@great-machine/rules';

/** Random players answer for the other seats until none of them has anything to say. */
export function letOthersAnswer(play: Play, mine: readonly string[], dice: (n: number) => number): void {
  const others = play.config.seats.map(({ seat }) => seat).filter((seat) => !mine.includes(seat));
  while (answerOnce(play, others, dice));
}

/** One pick of one of the seats; each uses nothing but the options of its own seat. */
function answerOnce(play: Play, seats: readonly string[], dice: (n: number) => number): boolean {
  const waiting = seats.flatMap((seat) =>
    play
      .options(seat)
      .filter(({ options }) => options.length > 0)
      .map((decision) => ({ seat, decision })),
  );
  if (waiting.length === 0) return false;
  const { seat, decision } = waiting[dice(waiting.length)];
  const { pick } = decision.options[dice(decision.options.length)];
  const result = play.answer({ seat, decision: decision.decision, picks: [pick] });
  if (!result.ok) throw new Error(`the offered pick '${pick}' was refused: ${result.refusal.code}`);
  return true;
}
