import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const opening = { phase: 'opening', bonds: 1, heroes: { finch: {}, fowler: {}, physician: {} } };

describe('Levy', () => {
  it.each([
    [0, 1 + 6 + 2],
    [3, 1 + 7 + 2],
    [18, 1 + 12 + 2],
  ])('adds 2 Bonds to the income, at Discontent %i: %i in all [DIR-levy]', (discontent, bonds) => {
    play({
      ...opening,
      tracks: { discontent },
      directives: { published: ['levy'] },
      steps: [{ expect: { state: { phase: 'access', bonds } } }],
    });
  });

  it.each([{ hand: ['levy'] }, { discarded: ['levy'] }])('adds nothing among %j [DIR-levy]', (directives) => {
    play({
      ...opening,
      tracks: { discontent: 0 },
      directives,
      steps: [{ expect: { state: { phase: 'access', bonds: 1 + 6 } } }],
    });
  });

  it('brings nothing when it is published, but from the next Opening Phase on [DIR-levy]', () => {
    play({
      ...opening,
      phase: 'machine',
      event: 'the-countdown',
      bonds: 3,
      tracks: { discontent: 0 },
      servants: { judgementor: { in: 'tower-of-law' } },
      directives: { hand: ['levy'] },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do publish-directive', 'directive levy'] },
        { expect: { state: { bonds: 1 } } },
        { do: 'machine', picks: ['end'] },
        { pass: ['finch', 'fowler', 'physician'] },
        { expect: { state: { round: 2, bonds: 1 + 6 + 2 } } },
      ],
    });
  });

  it('brings nothing any more once a Hero has cancelled it [DIR-levy, ACT-15]', () => {
    play({
      ...opening,
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      event: 'the-countdown',
      tracks: { discontent: 0 },
      heroes: { finch: {}, fowler: {}, physician: { in: 'tower-of-law', trust: 4 } },
      districts: { 'tower-of-law': { guards: 1 } },
      directives: { published: ['levy'] },
      steps: [
        { do: 'physician', picks: ['do tower-of-law-a', 'directive levy'] },
        { expect: { state: { round: 2, bonds: 1 + 6, directives: { discarded: ['levy'] } } } },
      ],
    });
  });
});
