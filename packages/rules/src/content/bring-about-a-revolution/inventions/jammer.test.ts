import { describe, it } from 'vitest';
import { akiraActs } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const jam = { do: 'akira', decision: 'hero-action', picks: ['do jammer', 'servant judgementor'] };
const inArt = { lex: { in: 'science' }, judgementor: { in: 'art' } };
const servants = { 'lex-hecate': inArt.lex, judgementor: inArt.judgementor };

/** The Great Machine Phase with a deactivated Servant in the Art District. */
const lying = {
  ...akiraActs(['jammer']),
  phase: 'machine',
  turn: undefined,
  step: undefined,
  servants,
  bonds: 6,
  tokens: { deactivated: ['judgementor'] },
};

describe('the Jammer', () => {
  it('deactivates a Servant in the District as an Action without a price [INV-jammer]', () => {
    play({
      ...akiraActs(['jammer'], { servants, draws: { 'breakdown-die': ['fine'] } }),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'akira',
                picks: ['do jammer'],
                price: 0,
                left: 4,
                outcomes: [{ key: 'invention-breaks' }],
              },
              { to: 'akira', after: ['do jammer'], exactly: ['servant judgementor'] },
            ],
          },
        },
        jam,
        {
          expect: {
            log: [
              { key: 'hero-acted', action: 'jammer' },
              { key: 'servant-deactivated', servant: 'judgementor' },
            ],
            state: {
              tokens: { deactivated: ['judgementor'] },
              extra: { inventions: { held: ['jammer'] } },
            },
          },
        },
      ],
    });
  });

  it.each(['malfunction', 'explosion'])('breaks on %s [INV-jammer]', (face) => {
    play({
      ...akiraActs(['jammer'], { servants, draws: { 'breakdown-die': [face] } }),
      steps: [jam, { expect: { state: { extra: { inventions: { gone: ['jammer'] } } } } }],
    });
  });

  it('needs a standing Servant here, the card, and a round in which it was not used [INV-jammer, AKI-4]', () => {
    const refused = (code: string, rule: string) => [
      { expect: { refused: [{ do: 'akira', decision: 'hero-action', picks: ['do jammer'], code, rule }] } },
    ];
    const elsewhere = { ...servants, judgementor: { in: 'science' } };
    play({
      ...akiraActs(['jammer'], { servants: elsewhere }),
      steps: refused('no-servant-here', 'INV-jammer'),
    });
    play({
      ...akiraActs(['jammer'], { servants, tokens: { deactivated: ['judgementor'] } }),
      steps: refused('no-servant-here', 'INV-jammer'),
    });
    play({ ...akiraActs([], { servants }), steps: refused('not-in-play', 'AKI-4') });
    play({
      ...akiraActs(['jammer'], { servants, history: { used: ['jammer'] } }),
      steps: refused('already-used', 'AKI-4'),
    });
  });

  it('is for Akira alone [INV-jammer]', () => {
    play({
      ...akiraActs(['jammer'], { servants }),
      turn: 'fowler',
      heroes: { akira: {}, fowler: { in: 'art' }, actress: {} },
      steps: [
        {
          expect: {
            refused: [
              { do: 'fowler', picks: ['do jammer'], code: 'action-of-another-hero', rule: 'INV-jammer' },
            ],
          },
        },
      ],
    });
  });
});

describe('a deactivated Servant', () => {
  it('neither moves nor acts, but stands up for 2 Bonds and stays [R-AKI-3]', () => {
    play({
      ...lying,
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', after: ['servant judgementor'], exactly: ['do stand-up'] }],
            refused: [
              {
                do: 'machine',
                picks: ['servant judgementor', 'to science'],
                code: 'servant-deactivated',
                rule: 'R-AKI-3',
              },
              {
                do: 'machine',
                picks: ['servant judgementor', 'do raid'],
                code: 'servant-deactivated',
                rule: 'R-AKI-3',
              },
              {
                do: 'machine',
                picks: ['servant lex-hecate', 'do stand-up'],
                code: 'servant-stands',
                rule: 'R-AKI-3',
              },
            ],
          },
        },
        { do: 'machine', picks: ['servant judgementor', 'do stand-up'] },
        {
          expect: {
            log: [{ key: 'servant-reactivated', servant: 'judgementor', district: 'art' }],
            state: { bonds: 4, tokens: { deactivated: [] } },
            notOffered: [{ to: 'machine', picks: ['servant judgementor'] }],
          },
        },
      ],
    });
  });

  it('cannot stand up with 1 Bond, and takes one more Action with Optimize [R-AKI-3, DIR-optimize]', () => {
    play({
      ...lying,
      bonds: 1,
      steps: [{ expect: { notOffered: [{ to: 'machine', picks: ['servant judgementor'] }] } }],
    });
    play({
      ...lying,
      directives: { published: ['optimize'] },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do stand-up'] },
        {
          expect: {
            offered: [{ to: 'machine', picks: ['servant judgementor', 'do raid'], price: 3 }],
            notOffered: [{ to: 'machine', picks: ['servant judgementor', 'to science'] }],
          },
        },
      ],
    });
  });

  it('counts for nothing: no Shadow, no Cordon; the Raid it placed stays [R-AKI-3, DIR-shadow]', () => {
    for (const [tokens, price] of [
      [{ deactivated: ['judgementor'] }, 2],
      [{}, 3],
    ] as const)
      play({
        ...akiraActs([], { servants, tokens, raids: ['velvet'] }),
        directives: { published: ['shadow'] },
        steps: [
          {
            expect: {
              offered: [{ to: 'akira', picks: ['do incitement'], price }],
              state: { raids: ['velvet'] },
            },
          },
        ],
      });
  });
});
