import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, goOn, inAccess, inTurnOf } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

const stopped = {
  expect: {
    view: [
      {
        of: 'machine' as const,
        contains: { questions: [{ kind: 'theory', actor: 'enkidu', about: { stop: 'between-turns' } }] },
      },
    ],
  },
};

describe('hidden cards', () => {
  it.each(['probability', 'emotion'])(
    'stop the game before the first turn, between turns and after the last, whichever: %s [R-WIN-2]',
    (theory) => {
      play({
        ...beforeTurns([theory]),
        steps: [
          stopped,
          goOn,
          { pass: ['fowler'] },
          stopped,
          goOn,
          { pass: ['actress'] },
          stopped,
          goOn,
          { pass: ['enkidu'] },
          stopped,
          goOn,
          { expect: { state: { round: 2 } } },
        ],
      });
    },
  );

  it('do not stop it without one, nor any more this round if Enkidu says so [R-WIN-2]', () => {
    play({ ...beforeTurns([]), steps: [{ expect: { asked: { fowler: 'hero-action' } } }] });
    play({
      ...beforeTurns(['emotion']),
      steps: [
        answer('theory', 'no-stops'),
        { pass: ['fowler', 'actress', 'enkidu'] },
        { expect: { state: { round: 2 } } },
      ],
    });
  });

  it('are an offer in the Access Phase and beside an Action, the same whichever they are [R-WIN-1]', () => {
    const offered = {
      expect: {
        view: [
          {
            of: 'machine' as const,
            contains: { questions: [{ kind: 'theory', actor: 'enkidu', about: {} }] },
          },
        ],
      },
    };
    for (const theory of ['probability', 'government']) {
      play({ ...inAccess([theory]), steps: [offered] });
      play({ ...inTurnOf('fowler', [theory]), steps: [offered] });
    }
  });

  it('leave the game when they are applied, several in one round if Enkidu likes [ENK-4]', () => {
    play({
      ...beforeTurns(['emotion', 'chaos'], { heroes: { fowler: { trust: 2 } } }),
      steps: [
        { expect: { offered: [{ to: 'enkidu', picks: ['theory emotion'], rule: 'THE-emotion' }] } },
        apply('emotion'),
        answer('emotion', 'amount 0', 'amount 0'),
        apply('chaos'),
        {
          expect: {
            log: [{ key: 'theory-applied', theory: 'chaos' }],
            state: {
              extra: { theories: { held: [], gone: ['emotion', 'chaos'] } },
              heroes: { enkidu: { trust: 2 } },
            },
            view: [
              { of: 'public', contains: { extra: { theories: { gone: ['chaos', 'emotion'], inHand: 0 } } } },
            ],
          },
        },
      ],
    });
  });

  it('are refused with a reason if they are not in hand [ENK-4]', () => {
    play({
      ...inAccess(['emotion']),
      steps: [
        {
          expect: {
            refused: [
              {
                do: 'enkidu',
                decision: 'theory',
                picks: ['theory chaos'],
                code: 'theory-not-in-hand',
                rule: 'ENK-4',
              },
            ],
          },
        },
      ],
    });
  });
});
