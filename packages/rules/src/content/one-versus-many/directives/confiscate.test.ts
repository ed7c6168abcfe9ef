import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'machine',
  event: 'the-countdown',
  bonds: 4,
  heroes: { finch: { in: 'art', trust: 5 }, fowler: { in: 'art', trust: 4 }, physician: { trust: 6 } },
  servants: { judgementor: { in: 'art' }, phantasmer: { in: 'art' } },
  directives: { published: ['confiscate'] },
};

const picks = ['servant judgementor', 'do confiscate'];

function confiscateFrom(hero: string) {
  return { do: 'machine', picks: [...picks, `hero ${hero}`] };
}

function refused(code: string) {
  return [{ expect: { refused: [{ do: 'machine', picks, code }], notOffered: [{ to: 'machine', picks }] } }];
}

describe('Confiscate', () => {
  it('turns 3 Trust of a Hero into Bonds for a price of 2 [DIR-confiscate, GM-13]', () => {
    play({
      ...position,
      steps: [
        { expect: { offered: [{ to: 'machine', picks, price: 2, left: 2, rule: 'DIR-confiscate' }] } },
        confiscateFrom('finch'),
        {
          expect: {
            state: {
              bonds: 5,
              heroes: { finch: { trust: 2 }, fowler: { trust: 4 }, physician: { trust: 6 } },
              servants: { judgementor: { actions: 1 } },
            },
          },
        },
      ],
    });
  });

  it.each([
    [4, 1, 5],
    [3, 0, 5],
    [2, 0, 4],
    [1, 0, 3],
  ])(
    'leaves a Hero with %i Trust %i, and the Machine has %i Bonds [DIR-confiscate]',
    (trust, left, bonds) => {
      play({
        ...position,
        heroes: { finch: { in: 'art', trust } },
        steps: [
          confiscateFrom('finch'),
          { expect: { state: { bonds, heroes: { finch: { trust: left } } } } },
        ],
      });
    },
  );

  it('lets the Machine choose among the Heroes with Trust in the District [DIR-confiscate]', () => {
    play({
      ...position,
      heroes: { finch: { in: 'art', trust: 1 }, fowler: { in: 'art', trust: 0 }, physician: { trust: 6 } },
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', picks: [...picks, 'hero finch'] }],
            notOffered: [
              { to: 'machine', picks: [...picks, 'hero fowler'] },
              { to: 'machine', picks: [...picks, 'hero physician'] },
            ],
          },
        },
      ],
    });
  });

  it.each([
    ['is in the District', { finch: {}, fowler: {}, physician: { trust: 6 } }],
    ['there has Trust', { finch: { in: 'art', trust: 0 }, fowler: {}, physician: { trust: 6 } }],
  ])('is not offered when no Hero %s [DIR-confiscate]', (_what, heroes) => {
    play({ ...position, heroes, steps: refused('no-hero-with-trust-here') });
  });

  it('may be taken by several Servants, against the same Hero too [DIR-confiscate]', () => {
    play({
      ...position,
      steps: [
        confiscateFrom('finch'),
        { do: 'machine', picks: ['servant phantasmer', 'do confiscate', 'hero finch'] },
        { expect: { state: { bonds: 5, heroes: { finch: { trust: 0 } } } } },
      ],
    });
  });

  it('does nothing in the hand of the Great Machine [DIR-confiscate]', () => {
    play({ ...position, directives: { hand: ['confiscate'] }, steps: refused('no-such-action-now') });
  });

  it('does nothing once it is discarded [DIR-confiscate]', () => {
    play({ ...position, directives: { discarded: ['confiscate'] }, steps: refused('no-such-action-now') });
  });
});
