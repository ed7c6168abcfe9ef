import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, goOn, inAccess, notTaken } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

const turnOf = (turn: string) => ({ expect: { state: { turn } } });

describe('the Chaos Theory', () => {
  it('lets Enkidu name the next Hero each time [THE-chaos]', () => {
    play({
      ...beforeTurns(['chaos']),
      steps: [
        apply('chaos'),
        answer('chaos', 'hero enkidu'),
        turnOf('enkidu'),
        { pass: ['enkidu'] },
        {
          expect: {
            offered: [{ to: 'enkidu', decision: 'chaos', exactly: ['hero fowler', 'hero actress'] }],
            refused: [notTaken('hero-has-gone', 'chaos', 'hero enkidu')],
          },
        },
        answer('chaos', 'hero actress'),
        turnOf('actress'),
        { pass: ['actress'] },
        turnOf('fowler'),
      ],
    });
  });

  it('leaves Initiative order the round after [THE-chaos]', () => {
    play({
      ...beforeTurns(['chaos']),
      steps: [
        apply('chaos'),
        answer('chaos', 'hero enkidu'),
        { pass: ['enkidu'] },
        answer('chaos', 'hero actress'),
        { pass: ['actress', 'fowler'] },
        answer('theory-choice', 'take-trust'),
        { choose: { fowler: 'science', actress: 'commerce', enkidu: 'art' } },
        { do: 'machine', picks: ['end'] },
        turnOf('fowler'),
      ],
    });
  });

  it('is of use at the start of the Heroes Phase only [THE-chaos]', () => {
    const refused = {
      expect: {
        refused: [{ do: 'enkidu', decision: 'theory', picks: ['theory chaos'], code: 'not-of-use-now' }],
      },
    };
    play({ ...inAccess(['chaos']), steps: [refused] });
    play({ ...beforeTurns(['chaos']), steps: [goOn, { pass: ['fowler'] }, refused] });
  });
});
