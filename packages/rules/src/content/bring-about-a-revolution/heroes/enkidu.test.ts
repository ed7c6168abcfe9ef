import { describe, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

describe('Enkidu', () => {
  it.each([
    [8, 1],
    [9, 0],
  ])('with %i Trust receives %i more, and acts last [HERO-enkidu]', (trust, amount) => {
    play({
      modules: REVOLUTION,
      phase: 'heroes',
      turn: 'physician',
      step: 'end',
      event: 'the-countdown',
      heroes: { enkidu: { trust }, physician: {}, fowler: {} },
      steps: [
        { expect: { state: { turn: 'enkidu' } } },
        { do: 'enkidu', picks: ['do gain-trust'] },
        { expect: { log: [{ key: 'trust-received', hero: 'enkidu', amount, discarded: 1 - amount }] } },
      ],
    });
  });

  it('starts in any Minor District [HERO-enkidu, REV-2]', () => {
    play({
      modules: REVOLUTION,
      phase: 'setup',
      step: 'start',
      heroes: { enkidu: {}, physician: {}, fowler: {} },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'enkidu',
                exactly: ['art', 'science', 'commerce', 'industrial', 'velvet'].map((id) => `district ${id}`),
              },
            ],
          },
        },
        { do: 'enkidu', picks: ['district industrial'] },
        {
          expect: {
            log: [{ key: 'start-chosen', hero: 'enkidu', district: 'industrial' }],
            state: { heroes: { enkidu: { in: 'industrial' } } },
            asked: { enkidu: 'theory-choice' },
          },
        },
      ],
    });
  });
});
