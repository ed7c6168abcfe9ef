import { describe, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const position = {
  modules: REVOLUTION,
  phase: 'heroes',
  event: 'the-countdown',
  heroes: { fowler: { in: 'art' }, actress: { in: 'science' }, julie: { in: 'commerce' } },
};
const now = { do: 'julie', decision: 'now-or-later', picks: ['hero julie'] };
const later = { do: 'julie', decision: 'now-or-later', picks: ['pass'] };
const turnOf = (turn: string) => ({ expect: { state: { turn } } });

describe('Julie', () => {
  it('is asked before each turn until she has gone [JUL-1, R-JUL-1]', () => {
    play({
      ...position,
      steps: [
        later,
        turnOf('fowler'),
        { pass: ['fowler'] },
        now,
        turnOf('julie'),
        { pass: ['julie'] },
        turnOf('actress'),
        { expect: { asked: { actress: 'hero-action', julie: 'nothing' } } },
      ],
    });
  });

  it('may go first, and goes last without a question [JUL-1]', () => {
    play({ ...position, steps: [now, turnOf('julie')] });
    play({
      ...position,
      steps: [later, { pass: ['fowler'] }, later, { pass: ['actress'] }, turnOf('julie')],
    });
  });
});
