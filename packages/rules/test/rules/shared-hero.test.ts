import { describe, it } from 'vitest';
import { play } from '../play.js';

describe('a Hero led by two Revolutionaries', () => {
  const shared = {
    seats: { ann: ['finch', 'physician'], bob: ['fowler', 'physician'] },
    event: 'the-countdown',
    heroes: { physician: { in: 'art', trust: 3 }, finch: { in: 'velvet' }, fowler: { in: 'velvet' } },
  };
  const physiciansTurn = { ...shared, phase: 'heroes', turn: 'physician', step: 'action' };

  it.each(['ann', 'bob'])('is answered for by %s, and the first answer counts [R-SET-1, SET-4]', (seat) => {
    const other = seat === 'ann' ? 'bob' : 'ann';
    const picks = ['do gain-trust'];
    play({
      ...physiciansTurn,
      steps: [
        { do: 'physician', as: seat, picks },
        { expect: { state: { heroes: { physician: { trust: 4 } } }, asked: { physician: 'nothing' } } },
        { expect: { refused: [{ do: 'physician', as: other, picks, code: 'no-such-decision' }] } },
      ],
    });
  });

  it('chooses an Access card only when both have agreed to it [R-SET-1, R-ACC-1]', () => {
    play({
      ...shared,
      phase: 'access',
      steps: [
        { choose: { finch: 'velvet', fowler: 'velvet' } },
        { do: 'physician', as: 'bob', picks: ['card art', 'ready'] },
        { expect: { state: { phase: 'access' }, asked: { physician: 'access-choice' } } },
        {
          expect: { refused: [{ do: 'physician', as: 'bob', picks: ['ready ann'], code: 'not-your-seat' }] },
        },
        { do: 'physician', as: 'ann', picks: ['ready'] },
        { expect: { state: { phase: 'machine', heroes: { physician: { chosen: 'art' } } } } },
      ],
    });
  });

  it.each(['ann', 'bob'])(
    'loses the card laid, and the other\'s "ready", if %s withdraws it [R-SET-1]',
    (seat) => {
      const other = seat === 'ann' ? 'bob' : 'ann';
      const draft = ['card art', `ready ${other}`];
      const refused = [{ do: 'physician', as: other, back: true, code: 'nothing-to-take-back' }];
      play({
        ...shared,
        phase: 'access',
        steps: [
          { do: 'physician', as: 'bob', picks: ['card art', 'ready'] },
          { do: 'physician', as: 'ann', picks: ['ready'] },
          { do: 'physician', as: seat, back: true },
          { expect: { view: [{ of: other, contains: { decisions: [{ actor: 'physician', draft }] } }] } },
          { do: 'physician', as: seat, back: true },
          { expect: { refused } },
        ],
      });
    },
  );

  it('may be sent elsewhere by the one who does not agree, and both must agree anew [R-SET-1]', () => {
    play({
      ...shared,
      phase: 'access',
      steps: [
        { choose: { finch: 'velvet', fowler: 'velvet' } },
        { do: 'physician', as: 'bob', picks: ['card art', 'ready'] },
        { do: 'physician', as: 'ann', back: true },
        { do: 'physician', as: 'ann', picks: ['card science', 'ready'] },
        { expect: { state: { phase: 'access' } } },
        { do: 'physician', as: 'bob', picks: ['ready'] },
        { expect: { state: { phase: 'machine', heroes: { physician: { chosen: 'science' } } } } },
      ],
    });
  });
});
