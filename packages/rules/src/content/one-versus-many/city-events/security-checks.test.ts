import { describe, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** The Fowler is about to leave the Art District for the Commerce District, two exits away. */
const fowlerLeaves = (trust: number, guards: number) =>
  ({
    city: 'the-keystone',
    event: 'security-checks',
    phase: 'heroes',
    turn: 'fowler',
    step: 'move',
    heroes: { fowler: { in: 'art', trust, chosen: 'commerce' }, artificer: {}, physician: {} },
    districts: { art: { guards }, science: { guards: 0 } },
  }) as const;

describe('Security Checks', () => {
  it('adds 1 Trust to every exit of a Hero, also where no Guard stands [EVT-security-checks, R-HER-7]', () => {
    play({
      ...fowlerLeaves(5, 2),
      steps: [
        { expect: { offered: [{ to: 'fowler', picks: ['to science'], price: 3, left: 2 }] } },
        { do: 'fowler', picks: ['to science'] },
        { expect: { offered: [{ to: 'fowler', picks: ['to commerce'], price: 1, left: 1 }] } },
        { do: 'fowler', picks: ['to commerce'] },
        { expect: { state: { heroes: { fowler: { in: 'commerce', trust: 1, detained: false } } } } },
      ],
    });
  });

  it('lets a Hero who can just pay it leave without a die [EVT-security-checks, R-HER-7]', () => {
    play({
      ...fowlerLeaves(1, 0),
      draws: {},
      steps: [
        { do: 'fowler', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'trust-paid', hero: 'fowler', amount: 1 }],
            notLog: [{ key: 'die-rolled' }],
            state: { heroes: { fowler: { in: 'science', trust: 0 } } },
          },
        },
      ],
    });
  });

  it('sends a Hero without Trust to the Escape die, Guards or not [EVT-security-checks, R-HER-7]', () => {
    play({
      ...fowlerLeaves(0, 0),
      draws: { 'escape-die': ['running-man', 'handcuffs'] },
      steps: [
        { do: 'fowler', picks: ['to science'] },
        { expect: { state: { heroes: { fowler: { in: 'science', detained: false } } } } },
        { do: 'fowler', picks: ['to commerce'] },
        {
          expect: {
            asked: { machine: 'detainment' },
            state: { heroes: { fowler: { in: 'commerce', detained: true } } },
          },
        },
      ],
    });
  });

  it('takes all Trust of a Hero who is 1 short before the roll [EVT-security-checks, R-HER-7]', () => {
    play({
      ...fowlerLeaves(2, 2),
      draws: { 'escape-die': ['running-man'] },
      steps: [
        { do: 'fowler', picks: ['to science'] },
        { expect: { state: { heroes: { fowler: { in: 'science', trust: 0 } } } } },
      ],
    });
  });

  it('costs a Hero who stays nothing [EVT-security-checks]', () => {
    const position = fowlerLeaves(1, 1);
    play({
      ...position,
      heroes: { ...position.heroes, fowler: { in: 'art', trust: 1, chosen: 'art' } },
      steps: [{ expect: { asked: { fowler: 'hero-action' }, state: { heroes: { fowler: { trust: 1 } } } } }],
    });
  });

  it('is over in the round after [EVT-security-checks]', () => {
    play({
      ...fowlerLeaves(2, 1),
      round: 2,
      event: 'tax-audit',
      pastEvents: ['security-checks'],
      steps: [
        { expect: { offered: [{ to: 'fowler', picks: ['to science'], price: 1, left: 1 }] } },
        { do: 'fowler', picks: ['to science'] },
        { expect: { offered: [{ to: 'fowler', picks: ['to commerce'], price: 0, left: 1 }] } },
      ],
    });
  });

  it('advances the Plan if a Hero was detained this round, and only then [EVT-security-checks]', () => {
    expectPlan('security-checks', 'advances', { heroes: { fowler: { detained: true } } });
    expectPlan('security-checks', 'stays', { heroes: { fowler: { detained: false } } });
  });

  it('does not ask about a detainment of the round before [EVT-security-checks, R-CLO-3]', () => {
    play({
      ...lastTurn('parade', {
        events: ['security-checks'],
        heroes: {
          fowler: { detained: true, forfeited: [] },
          artificer: { forfeited: [] },
          physician: { forfeited: [] },
        },
      }),
      steps: [
        ...intoNextRound({ fowler: 'velvet', artificer: 'science', physician: 'central-square' }),
        { pass: ['fowler', 'artificer', 'physician'] },
        { expect: { log: [{ key: 'plan-not-advanced', card: 'security-checks' }], state: { round: 9 } } },
      ],
    });
  });
});
