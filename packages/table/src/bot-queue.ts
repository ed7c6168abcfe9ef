import type { Play } from '@great-machine/rules';
import { awaitedQuestions } from './awaited-seats.js';

/**
 * How many thoughts for other tables come before those of the bots here. The pool is looked at when the game begins to wait
 * for them: later it would tell of their thoughts.
 */
export class BotQueue {
  private wait = '';
  ahead = 0;

  note(play: Play, botsAwaited: readonly string[], ahead: () => number): void {
    const asked = awaitedQuestions(play).map(({ id }) => id);
    const wait = JSON.stringify([play.state.round, asked, botsAwaited]);
    if (wait === this.wait) return;
    this.wait = wait;
    this.ahead = ahead();
  }
}
