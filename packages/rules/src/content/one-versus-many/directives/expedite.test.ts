import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'machine',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  bonds: 4,
  servants: { phantasmer: { in: 'grand-citadel' } },
  directives: { published: ['expedite'] },
};

function go(to: string) {
  return ['servant phantasmer', `to ${to}`];
}

describe('Expedite', () => {
  it('lets Servants move for 1 Bond per District exited [DIR-expedite]', () => {
    play({
      ...position,
      steps: [
        {
          expect: {
            offered: [
              { to: 'machine', picks: go('art'), price: 1, left: 3 },
              { to: 'machine', picks: go('science'), price: 2, left: 2 },
            ],
          },
        },
        { do: 'machine', picks: go('science') },
        { expect: { state: { bonds: 2, servants: { phantasmer: { in: 'science' } } } } },
      ],
    });
  });

  it('takes a Servant as many Districts as there are Bonds, and no further [DIR-expedite]', () => {
    play({
      ...position,
      bonds: 1,
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', picks: go('art'), left: 0 }],
            refused: [{ do: 'machine', picks: go('science'), code: 'too-few-bonds' }],
          },
        },
      ],
    });
  });

  it('changes neither what Guards pay nor what Actions cost [DIR-expedite]', () => {
    play({
      ...position,
      districts: { art: { guards: 1 }, science: { guards: 1 } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'machine', picks: ['guard art', 'to science'], price: 1 },
              { to: 'machine', picks: ['servant phantasmer', 'do raid'], price: 2 },
            ],
          },
        },
      ],
    });
  });

  it('does nothing in the hand of the Great Machine [DIR-expedite, GM-2]', () => {
    play({
      ...position,
      directives: { hand: ['expedite'] },
      steps: [{ expect: { offered: [{ to: 'machine', picks: go('science'), price: 4 }] } }],
    });
  });

  it('ends as soon as it is taken back [DIR-expedite]', () => {
    play({
      ...position,
      servants: { 'lex-hecate': { in: 'tower-of-law' }, phantasmer: { in: 'grand-citadel' } },
      directives: { published: ['expedite', 'levy', 'curfew'], hand: ['overhaul'] },
      steps: [
        {
          do: 'machine',
          picks: ['servant lex-hecate', 'do publish-directive', 'take-back expedite', 'directive overhaul'],
        },
        {
          expect: {
            offered: [{ to: 'machine', picks: go('art'), price: 2 }],
            refused: [{ do: 'machine', picks: go('science'), code: 'too-few-bonds' }],
          },
        },
      ],
    });
  });
});
