import { describe, it } from 'vitest';
import { playHeroCard } from '../../../../test/hero-card.js';
import { play } from '../../../../test/play.js';

const raided = {
  phase: 'heroes',
  turn: 'actress',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  bonds: 0,
  tracks: { discontent: 5, 'master-plan': 4 },
  heroes: {
    actress: { in: 'art', trust: 3, chosen: 'art', forfeited: ['velvet'] },
    finch: {},
    physician: {},
  },
  raids: ['art'],
};

/** She walks from the Art to the Science District without Trust, and the Guards catch her. */
const captured = {
  ...raided,
  heroes: { actress: { in: 'art', trust: 0, chosen: 'science' }, physician: {} },
  districts: { art: { guards: 1 } },
  draws: { 'escape-die': ['handcuffs'] },
};

const walk = { do: 'actress', picks: ['to science'] };
const optionA = { do: 'machine', picks: ['option advance-the-plan'] };
const noTrust = { do: 'machine', picks: ['option no-trust'] };
const noAccess = { do: 'machine', picks: ['option no-access'] };

describe('Veiga Vazquez', () => {
  it('starts in the Art District, acts after the Fowler and holds 5 Trust [HERO-actress]', () => {
    playHeroCard({
      hero: 'actress',
      startsIn: 'art',
      maxTrust: 5,
      order: ['fowler', 'actress', 'artificer'],
    });
  });

  it('raises Discontent by 2 when a Raid detains her and her turn ends [HERO-actress, R-HER-4]', () => {
    play({
      ...raided,
      steps: [
        noTrust,
        {
          expect: {
            asked: { actress: 'nothing' },
            state: {
              bonds: 3,
              tracks: { discontent: 7, 'master-plan': 4 },
              heroes: { actress: { trust: 0, turnEnded: true } },
            },
          },
        },
      ],
    });
  });

  it("raises it after 'No Access!' too, and receives no Trust [HERO-actress]", () => {
    play({
      ...raided,
      steps: [
        noAccess,
        {
          expect: {
            state: {
              tracks: { discontent: 7 },
              heroes: { actress: { trust: 3, forfeited: ['velvet', 'art'] } },
            },
          },
        },
      ],
    });
  });

  it('receives 2 Trust when the plan advances, and goes on [HERO-actress, R-HER-4]', () => {
    play({
      ...raided,
      steps: [
        optionA,
        {
          expect: {
            asked: { actress: 'hero-action' },
            state: {
              tracks: { discontent: 5, 'master-plan': 5 },
              heroes: { actress: { trust: 5, turnEnded: false } },
            },
          },
        },
      ],
    });
  });

  it.each([
    [3, 5],
    [4, 5],
    [5, 5],
  ])('with %i Trust then has %i, her maximum [HERO-actress]', (trust, after) => {
    play({
      ...raided,
      heroes: { actress: { in: 'art', trust, chosen: 'art' }, physician: {} },
      steps: [optionA, { expect: { state: { heroes: { actress: { trust: after } } } } }],
    });
  });

  it('receives nothing when the plan is completed by it [R-HER-4, VIC-2]', () => {
    play({
      ...raided,
      tracks: { 'master-plan': 11 },
      steps: [
        optionA,
        {
          expect: {
            winner: { side: 'machine', how: 'plan-by-detainment' },
            state: { heroes: { actress: { trust: 3 } } },
          },
        },
      ],
    });
  });

  it('brings the Riot Stage, and with it the Revolution, after the Punitive Measure [R-HER-4, VIC-1]', () => {
    play({
      ...raided,
      tracks: { discontent: 16 },
      riots: ['velvet', 'commerce'],
      steps: [
        noTrust,
        {
          expect: {
            winner: { side: 'revolutionaries' },
            state: { bonds: 3, tracks: { discontent: 18 }, heroes: { actress: { trust: 0 } } },
          },
        },
      ],
    });
  });

  it('is not caught up in it by Guards alone [HERO-actress]', () => {
    const detained = { key: 'hero-detained', hero: 'actress', by: 'guards' };
    play({
      ...captured,
      raids: [],
      steps: [
        walk,
        { expect: { log: [detained] } },
        noTrust,
        { expect: { state: { tracks: { discontent: 5 }, heroes: { actress: { trust: 0 } } } } },
      ],
    });
    play({
      ...captured,
      raids: [],
      steps: [
        walk,
        optionA,
        { expect: { state: { tracks: { 'master-plan': 5 }, heroes: { actress: { trust: 0 } } } } },
      ],
    });
  });

  it('is detained by the Raid when Guards bring her there in handcuffs [HERO-actress, R-HER-3]', () => {
    play({
      ...captured,
      raids: ['science'],
      steps: [
        walk,
        { expect: { log: [{ key: 'hero-detained', hero: 'actress', by: 'raid' }] } },
        noTrust,
        { expect: { state: { tracks: { discontent: 7 } } } },
      ],
    });
  });

  it('raises it by 2 once when both Punitive Measures are applied [HERO-actress, DIR-interrogate]', () => {
    play({
      ...raided,
      directives: { published: ['interrogate'] },
      steps: [
        { do: 'machine', picks: ['option both-measures'] },
        { expect: { state: { tracks: { discontent: 7 }, bonds: 3 } } },
      ],
    });
  });

  it('is the only one: other detained Heroes move nobody [HERO-actress]', () => {
    const other = {
      ...raided,
      turn: 'physician',
      heroes: { physician: { in: 'art', trust: 3, chosen: 'art' } },
    };
    play({ ...other, steps: [noAccess, { expect: { notLog: [{ key: 'discontent-raised' }] } }] });
    play({
      ...other,
      steps: [optionA, { expect: { state: { heroes: { physician: { trust: 3 } } } } }],
    });
  });
});
