import { describe, it } from 'vitest';
import { akiraActs, goOn, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const attack = (stake: number) => ({
  do: 'akira',
  decision: 'hero-action',
  picks: ['do attack', `amount ${stake}`],
});

describe('the Hyperbolic Emitter', () => {
  it.each([
    [1, '2', true],
    [1, '3', false],
    [2, '4', true],
    [2, 'shield', false],
  ])('lets a stake of %i against %s mean success: %s [INV-hyperbolic-emitter]', (stake, face, success) => {
    play({
      ...akiraActs(['hyperbolic-emitter'], { draws: { 'assault-die': [face], 'breakdown-die': ['fine'] } }),
      steps: [
        attack(stake),
        { expect: { asked: { akira: 'invention' } } },
        use('hyperbolic-emitter'),
        {
          expect: {
            log: [{ key: 'attack-resolved', stake, success }],
            state: {
              heroes: { akira: { trust: 4 - stake } },
              districts: { art: { guards: success ? 1 : 2 } },
            },
          },
        },
      ],
    });
  });

  it('shows the chances of the doubled stake and of breaking [INV-hyperbolic-emitter]', () => {
    play({
      ...akiraActs(['hyperbolic-emitter'], { draws: { 'assault-die': ['2'] } }),
      steps: [
        attack(1),
        {
          expect: {
            offered: [
              {
                to: 'akira',
                picks: ['invention hyperbolic-emitter'],
                outcomes: [
                  { key: 'guard-breaks', chance: 1 / 6 },
                  { key: 'attack-fails', chance: 5 / 6 },
                  { key: 'invention-breaks', chance: 1 / 3 },
                ],
              },
            ],
          },
        },
        goOn,
        { expect: { log: [{ key: 'attack-resolved', stake: 1, success: false }] } },
      ],
    });
  });

  it('doubles first where Barricades add 1: a stake of 1 is 3 [R-AKI-2, EVT-barricades]', () => {
    for (const [face, success] of [
      ['3', true],
      ['4', false],
    ] as const)
      play({
        ...akiraActs(['hyperbolic-emitter'], {
          draws: { 'assault-die': [face], 'breakdown-die': ['malfunction'] },
        }),
        event: 'barricades',
        steps: [
          attack(1),
          {
            expect: {
              offered: [
                {
                  to: 'akira',
                  picks: ['invention hyperbolic-emitter'],
                  outcomes: [{ key: 'guard-breaks', chance: 1 / 2 }],
                },
              ],
            },
          },
          use('hyperbolic-emitter'),
          {
            expect: {
              log: [{ key: 'attack-resolved', success }],
              state: { extra: { inventions: { gone: ['hyperbolic-emitter'] } } },
            },
          },
        ],
      });
  });

  it('doubles what is paid after the roll with Old Soldier copied [R-AKI-2]', () => {
    play({
      ...akiraActs(['hyperbolic-emitter'], {
        draws: { 'assault-die': ['4'], 'breakdown-die': ['fine'] },
        heroes: { veteran: {}, fowler: {} },
      }),
      heroes: { akira: { in: 'art', trust: 4 }, veteran: {}, fowler: {} },
      history: { used: ['communicator', 'communicator veteran'] },
      steps: [
        { do: 'akira', picks: ['do attack'] },
        {
          expect: {
            offered: [
              {
                to: 'akira',
                picks: ['invention hyperbolic-emitter'],
                outcomes: { exactly: [{ key: 'invention-breaks' }] },
              },
            ],
          },
        },
        use('hyperbolic-emitter'),
        {
          expect: {
            offered: [
              { to: 'akira', picks: ['amount 1'], outcomes: [{ key: 'attack-fails' }] },
              { to: 'akira', picks: ['amount 2'], outcomes: [{ key: 'guard-breaks' }] },
            ],
          },
        },
        { do: 'akira', picks: ['amount 2'] },
        { expect: { state: { districts: { art: { guards: 1 } } } } },
      ],
    });
  });

  it('is of no use for a stake of 0, and not for the attack of another Hero [INV-hyperbolic-emitter]', () => {
    play({
      ...akiraActs(['hyperbolic-emitter'], { draws: { 'assault-die': ['2'] } }),
      steps: [attack(0), { expect: { log: [{ key: 'attack-resolved', success: false }] } }],
    });
    for (const used of [[], ['hyperbolic-emitter']])
      play({
        ...akiraActs(['hyperbolic-emitter'], { draws: { 'assault-die': ['3'] } }),
        turn: 'fowler',
        heroes: { akira: { in: 'art' }, fowler: { in: 'art', trust: 2 }, actress: {} },
        history: { used },
        steps: [
          { do: 'fowler', picks: ['do attack', 'amount 2'] },
          { expect: { log: [{ key: 'attack-resolved', success: false }] } },
        ],
      });
  });
});
