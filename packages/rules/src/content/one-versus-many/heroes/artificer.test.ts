import { describe, it } from 'vitest';
import { playHeroCard } from '../../../../test/hero-card.js';
import { play } from '../../../../test/play.js';
import { playSurcharged } from '../../../../test/surcharge.js';

const turn = { phase: 'heroes', turn: 'artificer', step: 'action', event: 'the-countdown' };

/** Each Special Action has something to do; every Major District holds 3 Guards. */
function inMajorDistrict(district: string, trust: number) {
  return {
    ...turn,
    heroes: { artificer: { in: district, trust, forfeited: ['velvet'] } },
    districts: { [district]: { guards: 3 } },
    directives: { hand: ['levy'], published: ['overhaul'] },
    arrested: 3,
  };
}

const SPECIAL_ACTIONS = [
  ['central-square', 'central-square'],
  ['control-nexus', 'control-nexus-a'],
  ['control-nexus', 'control-nexus-b'],
  ['tower-of-law', 'tower-of-law-a'],
  ['tower-of-law', 'tower-of-law-b'],
  ['grand-citadel', 'grand-citadel-a'],
  ['grand-citadel', 'grand-citadel-b'],
];

describe('Sylvia Wu', () => {
  it('starts in the Science District, acts after the Actress and holds 7 Trust [HERO-artificer]', () => {
    playHeroCard({
      hero: 'artificer',
      startsIn: 'science',
      maxTrust: 7,
      order: ['actress', 'artificer', 'physician'],
    });
  });

  it.each(SPECIAL_ACTIONS)('in %s takes %s without Trust [HERO-artificer]', (district, action) => {
    play({
      ...inMajorDistrict(district, 0),
      steps: [{ expect: { offered: [{ to: 'artificer', picks: [`do ${action}`], price: 0, left: 0 }] } }],
    });
  });

  it.each(SPECIAL_ACTIONS)('in %s pays a surcharge on %s [HERO-artificer, R-COST-1]', (district, action) => {
    const picks = [`do ${action}`];
    playSurcharged({
      ...inMajorDistrict(district, 1),
      steps: [{ expect: { offered: [{ to: 'artificer', picks, price: 1, left: 0 }] } }],
    });
    playSurcharged({
      ...inMajorDistrict(district, 0),
      steps: [{ expect: { refused: [{ do: 'artificer', picks, code: 'too-little-trust' }] } }],
    });
  });

  it('pays nothing for Servants who count as Guards [HERO-artificer, DIR-shadow]', () => {
    play({
      ...inMajorDistrict('grand-citadel', 0),
      directives: { hand: ['levy'], published: ['shadow'] },
      servants: { phantasmer: { in: 'grand-citadel' } },
      steps: [{ expect: { offered: [{ to: 'artificer', picks: ['do grand-citadel-a'], price: 0 }] } }],
    });
  });

  it('stirs up no more on the Central Square than others [HERO-artificer, ACT-12]', () => {
    play({
      ...turn,
      tracks: { discontent: 4 },
      heroes: { artificer: { in: 'central-square', trust: 2 }, physician: {} },
      districts: { 'central-square': { guards: 1, citizens: ['any', 'any', 'any', 'any'] } },
      steps: [
        { do: 'artificer', picks: ['do central-square'] },
        { expect: { state: { tracks: { discontent: 7 }, heroes: { artificer: { trust: 2 } } } } },
      ],
    });
  });

  it('pays in full for her other Actions [HERO-artificer]', () => {
    play({
      ...turn,
      heroes: { artificer: { in: 'art', trust: 6 } },
      districts: { art: { guards: 2, citizens: ['any', 'any'] } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'artificer', picks: ['do incitement'], price: 2 },
              { to: 'artificer', picks: ['do identify', 'citizen any@art'], price: 2 },
              { to: 'artificer', picks: ['do riot'], price: 4 },
            ],
          },
        },
      ],
    });
  });

  it('pays in full for her way [HERO-artificer]', () => {
    play({
      ...inMajorDistrict('control-nexus', 6),
      city: ['AASSCC', 'GVQQTN', 'GVIITN'],
      step: 'move',
      heroes: { artificer: { in: 'control-nexus', trust: 6, chosen: 'commerce' } },
      steps: [{ expect: { offered: [{ to: 'artificer', picks: ['to commerce'], price: 3 }] } }],
    });
  });

  it('is the only one: the Fowler pays for all Guards [HERO-artificer, ACT-2]', () => {
    play({
      ...inMajorDistrict('grand-citadel', 0),
      turn: 'fowler',
      heroes: { fowler: { in: 'grand-citadel', trust: 2 }, artificer: {} },
      steps: [
        { expect: { refused: [{ do: 'fowler', picks: ['do grand-citadel-a'], code: 'too-little-trust' }] } },
      ],
    });
  });
});
