import { createConfig, type Game, itemAt, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { placeGuard } from '../../../../rules/src/effects/guards.js';
import { bargainsRules, resistanceRules } from '../../../../rules/test/modules/index.js';
import { arrangeGame, playFrame, questionOf } from '../../../../rules/test/modules/playing.js';
import { arrangeZeppelin, place } from '../../../../rules/test/modules/zeppelin.js';
import { Dice } from '../../worlds/dice.js';
import { everyAnswer, isOffered, offeredAnswer, someAnswers } from './any-answer.js';

const MOST = 12;
const dice = () => new Dice('any answer');

/** Which track moves, and how far. */
function openMotion(): Game {
  const g = arrangeGame(bargainsRules, ['finch', 'veteran', 'actress']);
  g.state.round = 2;
  playFrame(g, 'closing');
  return g;
}

/** To whom the first Hero lends which card, or to nobody. */
const openLoan = () => startGame(resistanceRules, createConfig(resistanceRules, { seed: 'a loan' }));

describe('answers to a question that no rule of thumb knows', () => {
  it('are all that there are, where those are few', () => {
    const g = openMotion();
    const answers = someAnswers(g, questionOf(g, 'motion'), MOST, dice());
    expect(answers.map((picks) => picks.map(({ of }) => of))).toEqual([
      ['plan', 0],
      ['plan', 3],
      ['unrest', 0],
      ['unrest', 3],
    ]);
  });

  it('follow every option and are no more than wanted, where there are many', () => {
    const g = openLoan();
    const loan = questionOf(g, 'loan');
    expect(everyAnswer(g, loan, [])).toHaveLength(2 * 8 + 1);
    const answers = someAnswers(g, loan, MOST, dice());
    expect(answers).toHaveLength(MOST);
    expect(new Set(answers.map(([first]) => `${first?.pick} ${first?.of}`)).size).toBe(3);
    for (const answer of answers) expect(isOffered(g, loan, answer)).toBe(true);
  });
});

describe('an answer by a rule of thumb', () => {
  it('is taken as far as it is offered, and completed by chance', () => {
    const g = openLoan();
    const loan = questionOf(g, 'loan');
    const whole = itemAt(everyAnswer(g, loan, []), 0);
    const end = { pick: 'end', of: 0 };
    expect(whole).toHaveLength(2);
    expect(offeredAnswer(g, loan, whole, dice())).toEqual(whole);
    expect(offeredAnswer(g, loan, [itemAt(whole, 0), { pick: 'card', of: 99 }], dice())).toHaveLength(2);
    expect(isOffered(g, loan, offeredAnswer(g, loan, [end], dice()))).toBe(true);
    expect(offeredAnswer(g, loan, [...whole, end], dice())).toEqual(whole);
  });

  it('goes on after what is asked in between, which is picked by chance', () => {
    const g = arrangeZeppelin('art');
    placeGuard(g, place('art'), 'special');
    g.state.bonds = 9;
    playFrame(g, 'machine');
    const [guard, to] = [
      { pick: 'guard', of: place('art') },
      { pick: 'to', of: place('science') },
    ];
    const kinds = Array.from({ length: 20 }, (_, seed) => {
      const answer = offeredAnswer(g, questionOf(g, 'machine-phase'), [guard, to], new Dice(`kind ${seed}`));
      expect([answer[0], answer[2]]).toEqual([guard, to]);
      return answer[1]?.of;
    });
    expect(new Set(kinds)).toEqual(new Set(['regular', 'special']));
  });
});
