import { describe, it } from 'vitest';
import { expectPlan } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** The Artificer may take an Action beside 2 Guards and 3 Citizens, one of them revealed. */
const artificerIn = (district: string, trust: number) => ({
  event: 'public-lectures',
  phase: 'heroes',
  turn: 'artificer',
  step: 'action',
  heroes: { fowler: {}, artificer: { in: district, trust }, physician: {} },
  districts: { [district]: { guards: 2, citizens: ['anna: any', 'bert: any', 'noble revealed'] } },
});

describe('Public Lectures', () => {
  it('makes Identify in the Science District free, for any number of Citizens [EVT-public-lectures]', () => {
    play({
      ...artificerIn('science', 0),
      steps: [
        {
          expect: {
            offered: [
              { to: 'artificer', picks: ['do identify', 'citizen anna', 'citizen bert'], price: 0, left: 0 },
            ],
          },
        },
        { do: 'artificer', picks: ['do identify', 'citizen anna', 'citizen bert', 'done'] },
        {
          expect: {
            state: {
              heroes: { artificer: { trust: 0 } },
              districts: {
                science: { citizens: ['anna: any identified', 'bert: any identified', 'noble revealed'] },
              },
            },
          },
        },
      ],
    });
  });

  it('leaves a Riot in the Science District at its price [EVT-public-lectures]', () => {
    play({
      ...artificerIn('science', 4),
      steps: [{ expect: { offered: [{ to: 'artificer', picks: ['do riot'], price: 4, left: 0 }] } }],
    });
    play({
      ...artificerIn('science', 3),
      steps: [{ expect: { refused: [{ do: 'artificer', picks: ['do riot'], code: 'too-little-trust' }] } }],
    });
  });

  it('leaves Incitement there and Identify elsewhere at their price [EVT-public-lectures]', () => {
    play({
      ...artificerIn('science', 3),
      steps: [{ expect: { offered: [{ to: 'artificer', picks: ['do incitement'], price: 2, left: 1 }] } }],
    });
    play({
      ...artificerIn('art', 3),
      steps: [
        {
          expect: {
            offered: [{ to: 'artificer', picks: ['do identify', 'citizen anna'], price: 2, left: 1 }],
          },
        },
      ],
    });
  });

  it('is over in the round after [EVT-public-lectures]', () => {
    play({
      ...artificerIn('science', 1),
      round: 2,
      event: 'parade',
      pastEvents: ['public-lectures'],
      steps: [
        { expect: { refused: [{ do: 'artificer', picks: ['do identify'], code: 'too-little-trust' }] } },
      ],
    });
  });

  it('advances the Plan if a Servant and no Hero is in the Science District [EVT-public-lectures]', () => {
    const servant = { 'lex-hecate': { in: 'science' } };
    const nobody = { fowler: { in: 'velvet' }, artificer: { in: 'art' } };
    const hero = { ...nobody, artificer: { in: 'science' } };
    expectPlan('public-lectures', 'advances', { servants: servant, heroes: nobody });
    expectPlan('public-lectures', 'stays', { servants: servant, heroes: hero });
    expectPlan('public-lectures', 'stays', { heroes: nobody });
    expectPlan('public-lectures', 'stays', { heroes: hero });
  });
});
