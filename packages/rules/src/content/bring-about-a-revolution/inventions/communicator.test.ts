import { describe, it } from 'vitest';
import { akiraActs, goOn, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const copy = (hero: string) => ({ do: 'akira', decision: 'communicator', picks: [`hero ${hero}`] });

describe('the Communicator', () => {
  it('gives Akira the ability of the Fowler after the first Action [INV-communicator, R-WIN-2]', () => {
    play({
      ...akiraActs(['communicator'], { draws: { 'breakdown-die': ['fine'] } }),
      steps: [
        { do: 'akira', decision: 'hero-action', picks: ['do incitement'] },
        { expect: { asked: { akira: 'invention' } } },
        use('communicator'),
        copy('fowler'),
        {
          expect: {
            asked: { akira: 'hero-action' },
            refused: [
              {
                do: 'akira',
                decision: 'hero-action',
                picks: ['do incitement'],
                code: 'not-as-second-action',
              },
            ],
          },
        },
        { do: 'akira', decision: 'hero-action', picks: ['do gain-trust'] },
        { expect: { state: { turn: 'none' } } },
      ],
    });
  });

  it('broken by an explosion, works to the end of the round [INV-communicator, R-AKI-1]', () => {
    play({
      ...akiraActs(['communicator'], { draws: { 'breakdown-die': ['explosion'] } }),
      steps: [
        use('communicator'),
        copy('fowler'),
        { expect: { state: { extra: { inventions: { held: [], gone: ['communicator'] } } } } },
        { do: 'akira', picks: ['do incitement'] },
        { expect: { asked: { akira: 'hero-action' } } },
      ],
    });
  });

  it('does not break on a malfunction, and asks again the round after [INV-communicator, AKI-4]', () => {
    play({
      ...akiraActs(['communicator'], { draws: { 'breakdown-die': ['malfunction'] } }),
      steps: [
        use('communicator'),
        copy('actress'),
        { expect: { state: { extra: { inventions: { held: ['communicator'] } } } } },
        { do: 'akira', picks: ['do gain-trust'] },
        { expect: { asked: { akira: 'invention' }, state: { round: 2, history: { used: [] } } } },
        goOn,
      ],
    });
  });

  it.each(['before', 'after'])(
    'leaves a stake as it was paid if Old Soldier is copied %s the roll [R-AKI-1, R-ACT-2]',
    (moment) => {
      play({
        ...akiraActs(['communicator'], { draws: { 'assault-die': ['3'], 'breakdown-die': ['fine'] } }),
        heroes: { akira: { in: 'art', trust: 4 }, veteran: {}, fowler: {} },
        steps: [
          { do: 'akira', decision: 'hero-action', picks: ['do attack', 'amount 3'] },
          ...(moment === 'after' ? [goOn] : []),
          use('communicator'),
          copy('veteran'),
          {
            expect: {
              log: [{ key: 'attack-resolved', stake: 3, success: true }],
              state: { heroes: { akira: { trust: 1 } }, districts: { art: { guards: 1 } } },
            },
          },
        ],
      });
    },
  );

  it('gives the ability to Akira and to no other Hero [INV-communicator]', () => {
    const inTurnOf = (hero: string) => ({
      ...akiraActs(['communicator']),
      turn: hero,
      heroes: { akira: { in: 'art' }, fowler: {}, actress: { in: 'art', trust: 2 } },
      history: { used: ['communicator', 'communicator fowler'] },
    });
    play({
      ...inTurnOf('actress'),
      steps: [{ do: 'actress', picks: ['do incitement'] }, { expect: { asked: { actress: 'nothing' } } }],
    });
    play({
      ...inTurnOf('akira'),
      heroes: { akira: { in: 'art', trust: 2 }, fowler: {}, actress: {} },
      steps: [{ do: 'akira', picks: ['do incitement'] }, { expect: { asked: { akira: 'hero-action' } } }],
    });
  });

  it('copies the ability, not the maximum of Trust [INV-communicator, R-AKI-1]', () => {
    play({
      ...akiraActs(['communicator'], { heroes: { akira: { in: 'art', trust: 7 } } }),
      history: { used: ['communicator', 'communicator fowler'] },
      steps: [
        { do: 'akira', picks: ['do gain-trust'] },
        { expect: { log: [{ key: 'trust-received', hero: 'akira', amount: 1, discarded: 0 }] } },
      ],
    });
  });
});
