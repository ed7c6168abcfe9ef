import { describe, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { answer, apply, goOn, inAccess, notTaken } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

/** The Opening Phase of round 3, before Enkidu's choice. */
const opening = {
  modules: REVOLUTION,
  phase: 'opening',
  round: 3,
  event: 'double-shift',
  pastEvents: ['parade'],
  events: ['night-patrols'],
  heroes: { enkidu: {}, finch: {}, fowler: {} },
  extra: { theories: { held: ['probability'] } },
  tracks: { discontent: 0 },
};
const choose = answer('theory-choice', 'take-trust');

describe('the Probability Theory', () => {
  it('puts an earlier City Event on the new one, which may be brought back later [THE-probability, R-ENK-1]', () => {
    play({
      ...opening,
      steps: [
        choose,
        { expect: { asked: { enkidu: 'theory' }, state: { event: 'night-patrols', bonds: 0 } } },
        apply('probability'),
        {
          expect: {
            offered: [
              {
                to: 'enkidu',
                decision: 'probability',
                exactly: ['city-event parade', 'city-event double-shift'],
              },
            ],
            refused: ['night-patrols', 'the-countdown', 'cordon'].map((event) =>
              notTaken('not-revealed-before', 'probability', `city-event ${event}`),
            ),
          },
        },
        answer('probability', 'city-event parade'),
        {
          expect: {
            log: [{ key: 'city-event-replaced', card: 'parade', replaced: 'night-patrols' }],
            state: { event: 'parade', pastEvents: ['double-shift', 'night-patrols'], bonds: 6 },
          },
        },
      ],
    });
  });

  it('need not be applied: the new one takes effect [THE-probability]', () => {
    play({
      ...opening,
      steps: [choose, goOn, { expect: { state: { event: 'night-patrols', bonds: 6 } } }],
    });
  });

  it('is not for round 1, nor against The Countdown, and the game does not stop there [THE-probability, R-WIN-2]', () => {
    play({
      ...opening,
      round: 1,
      event: 'none',
      pastEvents: [],
      steps: [choose, { expect: { state: { phase: 'access' } } }],
    });
    const { events: _, pastEvents: __, ...last } = opening;
    play({
      ...last,
      round: 14,
      event: 'the-countdown',
      steps: [choose, { expect: { state: { phase: 'access', event: 'the-countdown' } } }],
    });
  });

  it('is refused at any other time [THE-probability]', () => {
    play({
      ...inAccess(['probability']),
      round: 2,
      event: 'double-shift',
      pastEvents: ['parade'],
      steps: [
        {
          expect: {
            refused: [
              {
                do: 'enkidu',
                decision: 'theory',
                picks: ['theory probability'],
                code: 'not-of-use-now',
                rule: 'THE-probability',
              },
            ],
          },
        },
      ],
    });
  });
});
