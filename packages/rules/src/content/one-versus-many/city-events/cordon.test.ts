import { describe, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const event = 'cordon';
const surcharge = { source: 'EVT-cordon', amount: 1 };

/** The Physician is about to go from the Art District, with so many Servants, to the Science District. */
function leavingArt(guards: number, servants: number, trust = 6) {
  const present = ['lex-hecate', 'judgementor', 'phantasmer'].slice(0, servants);
  return {
    ...lastTurn(event, {
      city: ['AASSCC', 'GVQQTN', 'GVIITN'],
      heroes: { physician: { in: 'art', trust, chosen: 'science' } },
      servants: Object.fromEntries(present.map((servant) => [servant, { in: 'art' }])),
      districts: { art: { guards } },
    }),
    step: 'reveal',
  };
}
const toScience = { to: 'physician', picks: ['to science'] };

describe('exiting a District', () => {
  it.each([
    [2, 1, 3],
    [0, 1, 1],
    [2, 3, 3],
  ])('with %i Guards and %i Servants costs %i Trust [EVT-cordon, R-HER-7]', (guards, servants, price) => {
    play({
      ...leavingArt(guards, servants),
      steps: [
        { expect: { offered: [{ ...toScience, price, left: 6 - price, breakdown: [surcharge] }] } },
        { do: 'physician', picks: ['to science'] },
        { expect: { state: { heroes: { physician: { in: 'science', trust: 6 - price } } } } },
      ],
    });
  });

  it('without a Servant costs its Guards only, though Servants wait in the next one [EVT-cordon]', () => {
    play({
      ...leavingArt(2, 0),
      servants: { 'lex-hecate': { in: 'science' } },
      steps: [
        {
          expect: {
            offered: [{ ...toScience, price: 2 }],
            notOffered: [{ ...toScience, breakdown: [surcharge] }],
          },
        },
      ],
    });
  });

  it('costs 1 more in each District with a Servant on the way [EVT-cordon, R-HER-7]', () => {
    const scene = leavingArt(0, 1);
    play({
      ...scene,
      heroes: { physician: { in: 'art', trust: 6, chosen: 'commerce' } },
      servants: { ...scene.servants, phantasmer: { in: 'science' } },
      districts: { ...scene.districts, science: { guards: 1 } },
      steps: [
        { do: 'physician', picks: ['to science'] },
        { expect: { offered: [{ to: 'physician', picks: ['to commerce'], price: 2, left: 3 }] } },
      ],
    });
  });

  it('makes a Hero without Trust roll, also without Guards [EVT-cordon, HER-5, R-HER-7]', () => {
    play({
      ...leavingArt(0, 1, 0),
      draws: { 'escape-die': ['handcuffs'] },
      steps: [{ do: 'physician', picks: ['to science'] }, { expect: { asked: { machine: 'detainment' } } }],
    });
  });

  it('counts for 1 Trust beside the Servants that Shadow makes Guards [EVT-cordon, DIR-shadow]', () => {
    play({
      ...leavingArt(1, 2),
      directives: { published: ['shadow'] },
      steps: [{ expect: { offered: [{ ...toScience, price: 4 }] } }],
    });
  });

  it('stays within the limit of Back Alleys [EVT-cordon, HERO-finch, R-COST-1]', () => {
    play({
      ...leavingArt(2, 1),
      turn: 'finch',
      heroes: { finch: { in: 'art', trust: 3, chosen: 'science' } },
      steps: [{ expect: { offered: [{ to: 'finch', picks: ['to science'], price: 1, left: 2 }] } }],
    });
  });

  it('costs its Guards only the round after [EVT-cordon]', () => {
    play({
      ...leavingArt(1, 0),
      step: 'action',
      heroes: {
        veteran: { in: 'art', trust: 5, forfeited: ['velvet'] },
        fowler: {},
        physician: { forfeited: ['art'] },
      },
      servants: { 'lex-hecate': { in: 'art' } },
      events: ['sealed-archives'],
      steps: [
        ...intoNextRound({ veteran: 'science', fowler: 'commerce', physician: 'central-square' }),
        { expect: { offered: [{ to: 'veteran', picks: ['to science'], price: 1 }] } },
      ],
    });
  });
});

describe('the plan', () => {
  const heroes = { finch: { in: 'art' }, fowler: { in: 'science' }, physician: { in: 'velvet' } };

  it('advances if 2 Heroes are in Districts with 2 Guards [EVT-cordon]', () => {
    const districts = { art: { guards: 2 }, science: { guards: 2 }, velvet: { guards: 1 } };
    expectPlan(event, 'advances', { heroes, districts });
  });

  it('advances if 2 Heroes are in the same District with 3 Guards [EVT-cordon]', () => {
    expectPlan(event, 'advances', {
      heroes: { ...heroes, fowler: { in: 'art' } },
      districts: { art: { guards: 3 }, velvet: { guards: 0 } },
    });
  });

  it('stays if only 1 Hero is in such a District, as broken Guards do not count [EVT-cordon, GM-7]', () => {
    const districts = { art: { guards: 2 }, science: { guards: 1, broken: 2 }, velvet: { guards: 1 } };
    expectPlan(event, 'stays', { heroes, districts });
  });

  it('stays though Servants count as Guards for a Hero who pays [EVT-cordon, R-GRD-1]', () => {
    expectPlan(event, 'stays', {
      heroes,
      servants: { 'lex-hecate': { in: 'science' } },
      directives: { published: ['shadow'] },
      districts: { art: { guards: 2 }, science: { guards: 1 }, velvet: { guards: 1 } },
    });
  });
});
