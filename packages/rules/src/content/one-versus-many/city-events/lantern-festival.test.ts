import { describe, it } from 'vitest';
import { expectPlan } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** The Artificer may take an Action beside one Guard, with Discontent at this slot. */
const artificerIn = (district: string, discontent = 4) => ({
  event: 'lantern-festival',
  phase: 'heroes',
  turn: 'artificer',
  step: 'action',
  tracks: { discontent },
  heroes: { fowler: {}, artificer: { in: district, trust: 3 }, physician: {} },
  districts: { [district]: { guards: 1 } },
});

const incite = { do: 'artificer', picks: ['do incitement'] };

describe('Lantern Festival', () => {
  it('lets Incitement in the Art District raise Discontent by 2 at the same price [EVT-lantern-festival]', () => {
    play({
      ...artificerIn('art'),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'artificer',
                picks: ['do incitement'],
                price: 1,
                left: 2,
                outcomes: [{ key: 'discontent-rises', params: { amount: 2 } }],
              },
            ],
          },
        },
        incite,
        { expect: { state: { tracks: { discontent: 6 }, heroes: { artificer: { trust: 2 } } } } },
      ],
    });
  });

  it('leaves Incitement elsewhere at 1 [EVT-lantern-festival]', () => {
    play({
      ...artificerIn('science'),
      steps: [incite, { expect: { state: { tracks: { discontent: 5 } } } }],
    });
  });

  it('ends with the track: the second step is lost at the Riot Stage [EVT-lantern-festival, R-TRK-5]', () => {
    const toTheEnd = [
      incite,
      { expect: { log: [{ key: 'riot-stage-reached' }], state: { tracks: { discontent: 18 } } } },
    ];
    play({ ...artificerIn('art', 16), steps: toTheEnd });
    play({ ...artificerIn('art', 17), steps: toTheEnd });
  });

  it('is over in the round after [EVT-lantern-festival]', () => {
    play({
      ...artificerIn('art'),
      round: 2,
      event: 'parade',
      pastEvents: ['lantern-festival'],
      steps: [incite, { expect: { state: { tracks: { discontent: 5 } } } }],
    });
  });

  it('advances the Plan if no Hero is in the Art District now [EVT-lantern-festival, R-CLO-3]', () => {
    const elsewhere = { fowler: { in: 'velvet' }, physician: { in: 'science' } };
    expectPlan('lantern-festival', 'advances', {
      heroes: { ...elsewhere, artificer: { in: 'commerce' } },
    });
    expectPlan('lantern-festival', 'stays', { heroes: { ...elsewhere, artificer: { in: 'art' } } });
  });
});
