import { describe, it } from 'vitest';
import { playHeroCard } from '../../../../test/hero-card.js';
import { play } from '../../../../test/play.js';
import { playSurcharged } from '../../../../test/surcharge.js';

const inArt = {
  phase: 'heroes',
  turn: 'physician',
  step: 'action',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { physician: { in: 'art', trust: 4 } },
  districts: { art: { guards: 2, citizens: ['a: any', 'b: any', 'c: any', 'd: any', 'e: any identified'] } },
};

const paid = { key: 'trust-paid', hero: 'physician' };

function identify(...names: string[]): string[] {
  return ['do identify', ...names.map((name) => `citizen ${name}`)];
}

describe('Lucien Moreau', () => {
  it('starts on the Central Square, acts last and holds 6 Trust [HERO-physician]', () => {
    playHeroCard({
      hero: 'physician',
      startsIn: 'central-square',
      maxTrust: 6,
      order: ['finch', 'artificer', 'physician'],
    });
  });

  it('identifies one Citizen for nothing and pays for the others [HERO-physician, R-COST-1]', () => {
    play({
      ...inArt,
      steps: [
        {
          expect: {
            offered: [
              { to: 'physician', picks: identify('a'), price: 0, left: 4 },
              { to: 'physician', picks: identify('a', 'b'), price: 2, left: 2 },
              { to: 'physician', picks: identify('a', 'b', 'c'), price: 4, left: 0 },
            ],
            notOffered: [{ to: 'physician', picks: identify('a', 'b', 'c', 'd') }],
          },
        },
        { do: 'physician', picks: [...identify('a', 'b'), 'done'] },
        {
          expect: {
            log: [{ ...paid, amount: 2 }],
            state: {
              districts: {
                art: {
                  citizens: ['a: any identified', 'b: any identified', 'any', 'any', 'e: any identified'],
                },
              },
            },
          },
        },
      ],
    });
  });

  it('identifies one Citizen, but not two, without Trust [HERO-physician]', () => {
    play({
      ...inArt,
      heroes: { physician: { in: 'art', trust: 0 } },
      steps: [
        {
          expect: {
            offered: [{ to: 'physician', picks: identify('a'), price: 0 }],
            notOffered: [{ to: 'physician', picks: identify('a', 'b') }],
          },
        },
        { do: 'physician', picks: [...identify('a'), 'done'] },
        { expect: { log: [{ key: 'citizen-identified', citizen: 'a' }] } },
      ],
    });
  });

  it.each([
    [['any', 'any', 'any'], 4],
    [['any', 'any', 'noble identified'], 2],
    [['any', 'noble revealed'], 0],
    [['noble identified', 'noble revealed'], 0],
  ])('among %j starts a Riot beside 2 Guards for %i Trust [HERO-physician, R-COST-1]', (citizens, price) => {
    play({
      ...inArt,
      districts: { art: { guards: 2, citizens } },
      steps: [
        { expect: { offered: [{ to: 'physician', picks: ['do riot'], price, left: 4 - price }] } },
        { do: 'physician', picks: ['do riot'] },
        { expect: price > 0 ? { log: [{ ...paid, amount: price }] } : { notLog: [paid] } },
      ],
    });
  });

  it('cannot start a Riot 1 Trust short [HERO-physician]', () => {
    play({
      ...inArt,
      heroes: { physician: { in: 'art', trust: 5 } },
      steps: [{ expect: { refused: [{ do: 'physician', picks: ['do riot'], code: 'too-little-trust' }] } }],
    });
    play({
      ...inArt,
      heroes: { physician: { in: 'art', trust: 6 } },
      steps: [{ expect: { offered: [{ to: 'physician', picks: ['do riot'], price: 6 }] } }],
    });
  });

  it('pays a surcharge for the Citizen he is spared too [HERO-physician, R-COST-1]', () => {
    playSurcharged({
      ...inArt,
      steps: [
        {
          expect: {
            offered: [
              { to: 'physician', picks: identify('a'), price: 1 },
              { to: 'physician', picks: identify('a', 'b'), price: 3 },
            ],
          },
        },
      ],
    });
  });

  it('saves 1 Trust for a Servant who counts as a Guard as well [HERO-physician, DIR-shadow]', () => {
    play({
      ...inArt,
      directives: { published: ['shadow'] },
      servants: { judgementor: { in: 'art' } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'physician', picks: identify('a'), price: 0 },
              { to: 'physician', picks: identify('a', 'b'), price: 3 },
            ],
          },
        },
      ],
    });
  });

  it('pays in full for other Actions [HERO-physician]', () => {
    play({
      ...inArt,
      steps: [
        {
          expect: {
            offered: [
              { to: 'physician', picks: ['do incitement'], price: 2 },
              { to: 'physician', picks: ['do move-citizens', 'citizen a', 'to science'], price: 1 },
            ],
          },
        },
      ],
    });
  });

  it('is the only one: the Artificer pays for every Citizen [HERO-physician, ACT-5]', () => {
    play({
      ...inArt,
      turn: 'artificer',
      heroes: { artificer: { in: 'art', trust: 7 }, physician: {} },
      steps: [
        {
          expect: {
            offered: [{ to: 'artificer', picks: identify('a'), price: 2 }],
            refused: [{ do: 'artificer', picks: ['do riot'], code: 'too-little-trust' }],
          },
        },
      ],
    });
  });
});
