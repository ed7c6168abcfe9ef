import { describe, it } from 'vitest';
import { playHeroCard } from '../../../../test/hero-card.js';
import { play } from '../../../../test/play.js';

const inArt = {
  phase: 'heroes',
  turn: 'finch',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { finch: { in: 'art', trust: 5, chosen: 'science' } },
  districts: { art: { guards: 3 } },
};

describe('Ambrose Finch', () => {
  it('starts in the Industrial District, acts after the Veteran and holds 5 Trust [HERO-finch]', () => {
    playHeroCard({
      hero: 'finch',
      startsIn: 'industrial',
      maxTrust: 5,
      order: ['veteran', 'finch', 'physician'],
    });
  });

  it('leaves the District where his turn begins for 1 Trust [HERO-finch]', () => {
    play({
      ...inArt,
      steps: [
        { expect: { offered: [{ to: 'finch', picks: ['to science'], price: 1, left: 4 }] } },
        { do: 'finch', picks: ['to science'] },
        { expect: { state: { heroes: { finch: { in: 'science', trust: 4 } } } } },
      ],
    });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [4, 1],
  ])('beside %i Guards pays %i there [HERO-finch]', (guards, price) => {
    play({
      ...inArt,
      districts: { art: { guards } },
      steps: [{ expect: { offered: [{ to: 'finch', picks: ['to science'], price }] } }],
    });
  });

  it.each([0, 2])('pays 1 Trust there with two surcharges and %i Guards [HERO-finch, R-COST-1]', (guards) => {
    play({
      ...inArt,
      event: 'security-checks',
      directives: { published: ['curfew'] },
      districts: { art: { guards } },
      steps: [{ expect: { offered: [{ to: 'finch', picks: ['to science'], price: 1, left: 4 }] } }],
    });
  });

  it('pays in full for every later District of the way [HERO-finch]', () => {
    play({
      ...inArt,
      heroes: { finch: { in: 'art', trust: 5, chosen: 'commerce' } },
      districts: { art: { guards: 3 }, science: { guards: 3 } },
      steps: [
        { do: 'finch', picks: ['to science'] },
        { expect: { offered: [{ to: 'finch', picks: ['to commerce'], price: 3, left: 1 }] } },
        { do: 'finch', picks: ['to commerce'] },
        { expect: { state: { heroes: { finch: { in: 'commerce', trust: 1 } } } } },
      ],
    });
  });

  it('relies on the Escape die when even that 1 Trust is missing [HERO-finch, HER-5]', () => {
    play({
      ...inArt,
      heroes: { finch: { in: 'art', trust: 0, chosen: 'science' } },
      draws: { 'escape-die': ['running-man'] },
      steps: [
        { expect: { offered: [{ to: 'finch', picks: ['to science'], price: 1, irreversible: true }] } },
        { do: 'finch', picks: ['to science'] },
        { expect: { log: [{ key: 'die-rolled', die: 'escape-die' }] } },
      ],
    });
  });

  it('pays for Actions like anybody [HERO-finch]', () => {
    play({
      ...inArt,
      step: 'action',
      steps: [{ expect: { offered: [{ to: 'finch', picks: ['do incitement'], price: 3 }] } }],
    });
  });

  it('is the only one who does: the Fowler pays for all Guards [HERO-finch]', () => {
    play({
      ...inArt,
      turn: 'fowler',
      heroes: { finch: {}, fowler: { in: 'art', trust: 5, chosen: 'science' } },
      steps: [{ expect: { offered: [{ to: 'fowler', picks: ['to science'], price: 3, left: 2 }] } }],
    });
  });
});
