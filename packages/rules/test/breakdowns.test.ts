import { createConfig, LoggedPlay, playerDice, printPick } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { randomAnswer } from './leaks/recording.js';
import { rules } from './play.js';

it('explains every price by lines that add up to it, and says what is left [R-COST-1]', () => {
  let explained = 0;
  for (let seed = 1; seed <= 15; seed++) {
    const play = new LoggedPlay(rules, createConfig(rules, { seed: `breakdown-${seed}`, city: 'random' }));
    const below = playerDice(seed);
    for (;;) {
      for (const { seat } of play.config.seats) {
        for (const { kind, draft, options } of play.questions(seat)) {
          for (const { pick, meaning } of options) {
            const { price, breakdown, left } = meaning;
            if (price === undefined || breakdown === undefined) continue;
            const sum = breakdown.reduce((total, line) => total + line.amount, 0);
            expect(sum, `seed ${seed}: ${kind} ${draft.map(printPick)} ${printPick(pick)}`).toBe(price);
            expect(left).toBeGreaterThanOrEqual(0);
            explained++;
          }
        }
      }
      const answer = randomAnswer(play, below);
      if (answer === undefined) break;
      play.answer(answer);
    }
  }
  expect(explained).toBeGreaterThan(1000);
});
