import { playerDice } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { openLateGame } from './late-game.js';
import { REBELS, randomAnswer } from './leaks/recording.js';
import { rules } from './play.js';

const GAMES = Number(process.env.REBEL_GAMES ?? 200);

it(`plays ${GAMES} late games to both ways of the Revolution, keeping every invariant [VIC-1]`, () => {
  const ways = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const play = openLateGame(rules, seed);
    const below = playerDice(seed);
    for (;;) {
      const game = play.look();
      for (const invariant of rules.invariants) {
        const broken = invariant(game);
        if (broken !== undefined) expect.fail(`seed ${seed}: ${broken}`);
      }
      const answer = randomAnswer(play, below, REBELS);
      if (answer === undefined) break;
      if (!play.answer(answer).ok) expect.fail(`seed ${seed}: an answer that is offered is refused`);
    }
    ways.add(play.state.outcome?.how ?? `seed ${seed} does not end`);
  }
  expect([...ways]).toEqual(expect.arrayContaining(['three-riots', 'two-riots-and-riot-stage']));
});
