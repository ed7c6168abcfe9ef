import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, goOn, inAccess, inTurnOf, notTaken } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

describe('the Relativity Theory', () => {
  it.each([
    ['in the Access Phase', inAccess],
    ['between turns', beforeTurns],
  ])('%s lets two Heroes change places for nothing [THE-relativity]', (_when, position) => {
    play({
      ...position(['relativity'], { heroes: { actress: { trust: 3 } } }),
      event: 'security-checks',
      steps: [
        apply('relativity'),
        answer('relativity', 'hero actress', 'hero enkidu'),
        {
          expect: {
            log: [
              {
                key: 'hero-relocated',
                hero: 'actress',
                from: 'commerce',
                to: 'art',
                because: 'THE-relativity',
              },
              {
                key: 'hero-relocated',
                hero: 'enkidu',
                from: 'art',
                to: 'commerce',
                because: 'THE-relativity',
              },
            ],
            state: { heroes: { actress: { in: 'art', trust: 3 }, enkidu: { in: 'commerce' } } },
          },
        },
      ],
    });
  });

  it('into a Raid detains only whose card is of that District, on the own turn [THE-relativity, R-ENK-1]', () => {
    const swapped = {
      raids: ['commerce'],
      heroes: { fowler: { trust: 5, chosen: 'science' }, actress: { chosen: 'commerce' } },
    };
    play({
      ...beforeTurns(['relativity'], swapped),
      steps: [
        apply('relativity'),
        answer('relativity', 'hero fowler', 'hero actress'),
        {
          expect: {
            state: { turn: 'fowler', heroes: { fowler: { in: 'commerce', detained: false } } },
            asked: { fowler: 'hero-step' },
          },
        },
      ],
    });
    play({
      ...beforeTurns(['relativity'], { ...swapped, heroes: { fowler: { chosen: 'commerce' } } }),
      steps: [
        apply('relativity'),
        answer('relativity', 'hero fowler', 'hero actress'),
        { expect: { asked: { machine: 'detainment' } } },
      ],
    });
  });

  it('into a Raid spares a Hero who has chosen no card, for there is none of that District [THE-relativity, R-ACC-2]', () => {
    const noCard = { trust: 3, hand: [], chosen: 'none', forfeited: undefined };
    const raids = ['commerce', 'science'];
    const swapFowler = [apply('relativity'), answer('relativity', 'hero fowler', 'hero actress')];
    const heroes = { fowler: noCard, actress: { chosen: 'commerce' } };
    play({
      ...beforeTurns(['relativity'], { raids, heroes }),
      steps: [
        ...swapFowler,
        {
          expect: {
            state: {
              turn: 'fowler',
              raids: ['commerce', 'science'],
              heroes: { fowler: { in: 'commerce', trust: 3, detained: false } },
            },
            asked: { fowler: 'hero-action' },
            view: [{ of: 'machine', contains: { thisRound: { used: ['relativity fowler'] } } }],
          },
        },
      ],
    });
    const elsewhere = { fowler: noCard, actress: { chosen: 'art' } };
    play({
      ...beforeTurns(['relativity'], { raids: ['science'], heroes: elsewhere }),
      steps: [goOn, { expect: { asked: { machine: 'detainment' }, notLog: [{ key: 'hero-relocated' }] } }],
    });
  });

  it('between turns spares nobody whose turn is over, so nothing is remembered [THE-relativity]', () => {
    play({
      ...inTurnOf('fowler', ['relativity'], {
        raids: ['commerce'],
        heroes: { fowler: { trust: 3 }, actress: { chosen: 'art' } },
      }),
      steps: [
        { pass: ['fowler'] },
        apply('relativity'),
        answer('relativity', 'hero fowler', 'hero actress'),
        {
          expect: {
            state: {
              heroes: { fowler: { in: 'commerce', detained: false } },
              history: { used: [] },
            },
          },
        },
      ],
    });
  });

  it('swaps nobody with a Hero in the same District [THE-relativity]', () => {
    play({
      ...beforeTurns(['relativity'], { heroes: { fowler: { in: 'art' } } }),
      steps: [
        apply('relativity'),
        {
          expect: {
            offered: [
              { to: 'enkidu', decision: 'relativity', after: ['hero fowler'], exactly: ['hero actress'] },
            ],
            refused: [
              notTaken('same-district', 'relativity', 'hero fowler', 'hero enkidu'),
              notTaken('same-hero', 'relativity', 'hero fowler', 'hero fowler'),
            ],
          },
        },
      ],
    });
    const together = { fowler: { in: 'art' }, actress: { in: 'art' } };
    play({
      ...beforeTurns(['relativity'], { heroes: together }),
      steps: [{ expect: { offered: [{ to: 'enkidu', exactly: ['go-on', 'no-stops'] }] } }, goOn],
    });
  });
});
