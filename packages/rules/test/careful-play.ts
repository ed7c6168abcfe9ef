import {
  apply,
  type GameConfig,
  LoggedPlay,
  playerDice,
  type Rules,
  restore,
  serialise,
  verifyRecord,
} from '@great-machine/rules';
import { expect } from 'vitest';
import { randomAnswer } from './leaks/recording.js';
import { expectSameGame } from './same-game.js';

/**
 * Plays a random game to its end. After every answer it is the same as one that was written down and read before it, the old
 * state is as it was, and undoing and doing it again leads back. Its record leads to the same end. Returns the number of undos.
 */
export function playCarefully(rules: Rules, config: GameConfig, seed: number): number {
  const play = new LoggedPlay(rules, config);
  const below = playerDice(seed);
  let undone = 0;
  for (;;) {
    const answer = randomAnswer(play, below);
    if (answer === undefined) break;
    const before = play.state;
    const text = serialise(before);
    const restored = apply(rules, restore(text), answer);
    if (!restored.ok || !play.answer(answer).ok) expect.fail('refused');
    const after = play.state;
    expectSameGame(restored.state, after, 'restored');
    if (serialise(before) !== text) expect.fail('the old state has changed');
    if (play.undoLimit(answer.seat) === 0) continue;
    play.undo(answer.seat);
    expectSameGame(play.state, before, 'undone');
    if (!play.answer(answer).ok) expect.fail('refused after undo');
    expectSameGame(play.state, after, 'done again');
    undone++;
  }
  expect(play.state.outcome).toBeDefined();
  expect(verifyRecord(rules, play.record())).toBe('same');
  return undone;
}
