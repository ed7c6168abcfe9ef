import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, inAccess, notTaken } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

const rich = { heroes: { fowler: { trust: 1 }, actress: { trust: 2 }, enkidu: { trust: 9 } } };

describe('the Emotion Theory', () => {
  it.each([
    ['in the Access Phase', inAccess],
    ['between turns', beforeTurns],
  ])(
    '%s shares the Trust of all Heroes anew, and its sum stays [THE-emotion, R-ENK-1]',
    (_when, position) => {
      play({
        ...position(['emotion'], rich),
        steps: [
          apply('emotion'),
          answer('emotion', 'amount 5', 'amount 5'),
          {
            expect: {
              state: { heroes: { fowler: { trust: 5 }, actress: { trust: 5 }, enkidu: { trust: 2 } } },
            },
          },
        ],
      });
    },
  );

  it('gives no Hero more than the maximum [THE-emotion]', () => {
    play({
      ...inAccess(['emotion'], rich),
      steps: [
        apply('emotion'),
        {
          expect: {
            offered: [
              { to: 'enkidu', decision: 'emotion', exactly: [0, 1, 2, 3, 4, 5].map((n) => `amount ${n}`) },
              {
                to: 'enkidu',
                decision: 'emotion',
                after: ['amount 0'],
                exactly: ['amount 3', 'amount 4', 'amount 5'],
              },
            ],
            refused: [
              notTaken('over-the-maximum', 'emotion', 'amount 6'),
              notTaken('over-the-maximum', 'emotion', 'amount 0', 'amount 2'),
              notTaken('trust-not-there', 'emotion', 'amount 13'),
            ],
          },
        },
      ],
    });
  });

  it('takes from some and gives to others, and leaves who keeps as much alone [THE-emotion]', () => {
    const because = 'THE-emotion';
    play({
      ...inAccess(['emotion'], rich),
      steps: [
        apply('emotion'),
        answer('emotion', 'amount 4', 'amount 2'),
        {
          expect: {
            log: [
              { key: 'trust-lost', hero: 'enkidu', amount: 3, because },
              { key: 'trust-received', hero: 'fowler', amount: 3, because },
            ],
            notLog: [
              { key: 'trust-lost', hero: 'actress' },
              { key: 'trust-received', hero: 'actress' },
            ],
          },
        },
      ],
    });
  });

  it('is of no use without any Trust [THE-emotion]', () => {
    play({
      ...inAccess(['emotion']),
      steps: [
        {
          expect: {
            refused: [
              { do: 'enkidu', decision: 'theory', picks: ['theory emotion'], code: 'not-of-use-now' },
            ],
          },
        },
      ],
    });
  });
});
