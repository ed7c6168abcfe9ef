import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'machine',
  event: 'the-countdown',
  bonds: 4,
  heroes: { finch: {}, fowler: {}, physician: {} },
  servants: { judgementor: { in: 'art' } },
  districts: { art: { guards: 1, broken: 3 }, science: { guards: 0, broken: 1 } },
  directives: { published: ['overhaul'] },
};

const repair = { do: 'machine', picks: ['servant judgementor', 'do repair'] };

describe('Overhaul', () => {
  it('repairs all broken Guards of the District, and only there, for 2 Bonds [DIR-overhaul, GM-6]', () => {
    play({
      ...position,
      steps: [
        { expect: { offered: [{ to: 'machine', picks: repair.picks, price: 2 }] } },
        repair,
        {
          expect: {
            state: {
              bonds: 2,
              districts: { art: { guards: 4, broken: 0 }, science: { guards: 0, broken: 1 } },
              servants: { judgementor: { actions: 1 } },
            },
          },
        },
      ],
    });
  });

  it('repairs a single one too, and asks for at least one [DIR-overhaul]', () => {
    play({
      ...position,
      districts: { art: { guards: 0, broken: 1 } },
      steps: [repair, { expect: { state: { districts: { art: { guards: 1, broken: 0 } } } } }],
    });
    play({
      ...position,
      districts: { art: { guards: 2, broken: 0 } },
      steps: [{ expect: { refused: [{ ...repair, code: 'no-broken-guard' }] } }],
    });
  });

  it('does nothing in the hand of the Great Machine [DIR-overhaul]', () => {
    play({
      ...position,
      directives: { hand: ['overhaul'] },
      steps: [repair, { expect: { state: { districts: { art: { guards: 2, broken: 2 } } } } }],
    });
  });

  it('does nothing any more once it is taken back [DIR-overhaul]', () => {
    play({
      ...position,
      servants: { judgementor: { in: 'art' }, phantasmer: { in: 'tower-of-law' } },
      directives: { published: ['overhaul', 'levy', 'curfew'], hand: ['shadow'] },
      steps: [
        {
          do: 'machine',
          picks: ['servant phantasmer', 'do publish-directive', 'take-back overhaul', 'directive shadow'],
        },
        repair,
        { expect: { state: { districts: { art: { guards: 2, broken: 2 } } } } },
      ],
    });
  });

  it('does not help Repair Crews, which are no Action [DIR-overhaul, EVT-repair-crews]', () => {
    play({
      ...position,
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      event: 'repair-crews',
      steps: [
        { pass: ['physician'] },
        { expect: { state: { round: 2, districts: { art: { guards: 2, broken: 2 } } } } },
      ],
    });
  });
});
