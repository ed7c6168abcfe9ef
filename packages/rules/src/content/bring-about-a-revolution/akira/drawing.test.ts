import { describe, it } from 'vitest';
import { akiraActs, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';
import { playSurcharged } from '../../../../test/surcharge.js';
import { INVENTIONS } from './invention-deck.js';

const draw = (count: number) => ({
  do: 'akira',
  decision: 'hero-action',
  picks: ['do draw-inventions', `draw ${count}`],
});
const inDeck = (left: readonly string[]) => INVENTIONS.cards.filter((card) => !left.includes(card));
const withTrust = (trust: number) => ({ heroes: { akira: { in: 'art', trust } } });

describe('drawing Inventions', () => {
  it('costs 2 Trust for one, which lies open from now on [AKI-1, AKI-2, AKI-3]', () => {
    play({
      ...akiraActs([], { draws: { invention: ['jammer'] } }),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'akira',
                picks: ['do draw-inventions'],
                price: 2,
                left: 2,
                breakdown: [{ source: 'AKI-2', amount: 2 }],
              },
              { to: 'akira', after: ['do draw-inventions'], exactly: ['draw 1'] },
            ],
            refused: [
              {
                do: 'akira',
                picks: ['do draw-inventions', 'draw 2'],
                code: 'too-little-trust',
              },
              { do: 'akira', picks: ['do draw-inventions', 'draw 3'], code: 'not-offered' },
              { do: 'akira', picks: ['do draw-inventions', 'amount 2'], code: 'not-offered' },
            ],
          },
        },
        draw(1),
        {
          expect: {
            log: [{ key: 'invention-drawn', invention: 'jammer' }],
            state: { extra: { inventions: { held: ['jammer'], bottom: [], gone: [] } } },
            view: (['machine', 'revolutionaries', 'public'] as const).map((of) => ({
              of,
              contains: { extra: { inventions: { held: ['jammer'], inHand: 1, unseen: 6 } } },
            })),
          },
        },
      ],
    });
  });

  it('costs 5 Trust for two [AKI-2]', () => {
    play({
      ...akiraActs([], { ...withTrust(5), draws: { invention: ['jammer', 'empathizer'] } }),
      steps: [
        {
          expect: { offered: [{ to: 'akira', picks: ['do draw-inventions', 'draw 2'], price: 5, left: 0 }] },
        },
        draw(2),
        { expect: { state: { extra: { inventions: { held: ['empathizer', 'jammer'] } } } } },
      ],
    });
  });

  it('is not offered with 1 Trust, to another Hero, or with an empty deck [AKI-2, R-AKI-1]', () => {
    const refused = (actor: string, code: string, rule?: string) => [
      { expect: { refused: [{ do: actor, picks: ['do draw-inventions'], code, rule }] } },
    ];
    play({ ...akiraActs([], withTrust(1)), steps: refused('akira', 'too-little-trust') });
    play({ ...akiraActs([]), turn: 'fowler', steps: refused('fowler', 'action-of-another-hero', 'AKI-2') });
    const empty = { inventions: { held: ['jammer'], gone: inDeck(['jammer']) } };
    play({ ...akiraActs([]), extra: empty, steps: refused('akira', 'no-invention-left', 'R-AKI-1') });
  });

  it('pays a surcharge on top of the fixed price [R-AKI-1, R-COST-1]', () => {
    playSurcharged({
      ...akiraActs([]),
      steps: [{ expect: { offered: [{ to: 'akira', picks: ['do draw-inventions'], price: 3 }] } }],
    });
  });

  it('takes what is left where that is fewer [R-AKI-1]', () => {
    play({
      ...akiraActs([], { ...withTrust(5), draws: { invention: ['jammer'] } }),
      extra: { inventions: { gone: inDeck(['jammer']) } },
      steps: [draw(2), { expect: { state: { extra: { inventions: { held: ['jammer'] } } } } }],
    });
  });

  it('over 3 puts the others to the bottom, two in the order that Akira likes [AKI-3, R-AKI-1]', () => {
    play({
      ...akiraActs(['communicator', 'empathizer', 'jump-pack'], {
        ...withTrust(5),
        draws: { invention: ['jammer', 'probabilitator'] },
        history: { used: ['communicator', 'empathizer'] },
      }),
      steps: [
        draw(2),
        {
          expect: {
            offered: [
              {
                to: 'akira',
                exactly: ['communicator', 'empathizer', 'jammer', 'jump-pack', 'probabilitator'].map(
                  (card) => `invention ${card}`,
                ),
              },
            ],
          },
        },
        { do: 'akira', decision: 'invention-return', picks: ['invention jammer'] },
        { do: 'akira', decision: 'invention-return', picks: ['invention communicator'] },
        {
          expect: {
            log: [{ key: 'invention-returned', hero: 'akira', invention: 'communicator' }],
            view: [
              {
                of: 'machine',
                contains: {
                  extra: { inventions: { bottom: { exactlyInOrder: ['jammer', 'communicator'] } } },
                },
              },
            ],
            state: { extra: { inventions: { held: ['empathizer', 'jump-pack', 'probabilitator'] } } },
          },
        },
      ],
    });
  });

  it('returns nothing if a card that breaks meanwhile leaves 3 [AKI-3, R-WIN-1]', () => {
    play({
      ...akiraActs(['empathizer', 'jammer', 'jump-pack'], {
        draws: { invention: ['probabilitator'], 'breakdown-die': ['malfunction'] },
      }),
      steps: [
        draw(1),
        { expect: { asked: { akira: 'invention-return' } } },
        use('empathizer'),
        { do: 'akira', decision: 'empathizer', picks: ['hero fowler'] },
        {
          expect: {
            state: {
              turn: 'none',
              extra: { inventions: { held: ['jammer', 'jump-pack', 'probabilitator'], bottom: [] } },
            },
          },
        },
      ],
    });
  });

  it('comes to the bottom last, in its order, and asks for no card that was used this round [R-AKI-1]', () => {
    play({
      ...akiraActs([], { ...withTrust(5), history: { used: ['empathizer'] } }),
      extra: {
        inventions: { gone: inDeck(['empathizer', 'jump-pack']), bottom: ['empathizer', 'jump-pack'] },
      },
      steps: [
        draw(1),
        {
          expect: {
            state: { extra: { inventions: { held: ['empathizer'], bottom: ['jump-pack'] } } },
            log: [{ key: 'invention-drawn', invention: 'empathizer' }],
          },
        },
      ],
    });
  });
});
