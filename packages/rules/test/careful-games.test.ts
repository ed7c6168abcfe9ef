import {
  apply,
  assembleRules,
  createConfig,
  hashState,
  LoggedPlay,
  playerDice,
  restore,
  serialise,
} from '@great-machine/rules';
import { expect, it } from 'vitest';
import { randomAnswer } from './leaks/recording.js';

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
      const hash = hashState(before);
      const restored = apply(rules, restore(text), answer);
      expect(play.answer(answer).ok, `seed ${seed}`).toBe(true);
      const after = hashState(play.state);
      expect(restored.ok && hashState(restored.state), `seed ${seed}: restored`).toBe(after);
      expect(serialise(before), `seed ${seed}: the old state has changed`).toBe(text);
      if (play.undoLimit(answer.seat) > 0) {
        play.undo(answer.seat);
        expect(hashState(play.state), `seed ${seed}: undone`).toBe(hash);
        expect(play.answer(answer).ok, `seed ${seed}`).toBe(true);
        expect(hashState(play.state), `seed ${seed}: done again`).toBe(after);
      }
    }
    expect(play.state.outcome, `seed ${seed}`).toBeDefined();
  }
}, 300_000);
