import {
  apply,
  assembleRules,
  createConfig,
  LoggedPlay,
  playerDice,
  restore,
  serialise,
} from '@great-machine/rules';
import { expect, it } from 'vitest';
import { randomAnswer } from './leaks/recording.js';
import { expectSameGame } from './same-game.js';

const rules = assembleRules();
const GAMES = Number(process.env.CAREFUL_GAMES ?? 300);

it(`keeps ${GAMES} games the same when restored, undone and looked back at, answer by answer [R-ORD-4]`, () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const play = new LoggedPlay(
      rules,
      createConfig(rules, { seed: `careful-${seed}`, city: 'random', revolutionaries: 1 + (seed % 3) }),
    );
    const below = playerDice(seed);
    for (;;) {
      const answer = randomAnswer(play, below);
      if (answer === undefined) break;
      const before = play.state;
      const text = serialise(before);
      const restored = apply(rules, restore(text), answer);
      if (!restored.ok || !play.answer(answer).ok) expect.fail(`seed ${seed}: refused`);
      const after = play.state;
      expectSameGame(restored.state, after, `seed ${seed}: restored`);
      if (serialise(before) !== text) expect.fail(`seed ${seed}: the old state has changed`);
      if (play.undoLimit(answer.seat) > 0) {
        play.undo(answer.seat);
        expectSameGame(play.state, before, `seed ${seed}: undone`);
        if (!play.answer(answer).ok) expect.fail(`seed ${seed}: refused after undo`);
        expectSameGame(play.state, after, `seed ${seed}: done again`);
      }
    }
    expect(play.state.outcome, `seed ${seed}`).toBeDefined();
  }
}, 300_000);
