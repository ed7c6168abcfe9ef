import { describe, it } from 'vitest';
import { akiraActs, akiraMoves, goOn, REVOLUTION_AND_SURGES, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

/** How likely a Guard breaks. */
const breaking = (chance: number) => [
  { key: 'guard-breaks', chance },
  { key: 'attack-fails', chance: 1 - chance },
];

describe('the Probabilitator', () => {
  it('rolls the Assault die of another Hero again, and the new face stands [INV-probabilitator]', () => {
    play({
      ...akiraActs(['probabilitator'], {
        draws: { 'assault-die': ['shield', '2'], 'breakdown-die': ['malfunction'] },
      }),
      turn: 'fowler',
      heroes: { akira: {}, fowler: { in: 'art', trust: 2 }, actress: {} },
      steps: [
        { do: 'fowler', picks: ['do attack', 'amount 2'] },
        {
          expect: {
            asked: { akira: 'invention' },
            offered: [
              {
                to: 'akira',
                picks: ['invention probabilitator'],
                outcomes: { exactly: [...breaking(1 / 6), { key: 'invention-breaks', chance: 1 / 6 }] },
              },
              { to: 'akira', picks: ['go-on'], outcomes: { exactly: breaking(0) } },
            ],
          },
        },
        use('probabilitator'),
        {
          expect: {
            log: [
              { key: 'die-rolled', face: '2' },
              { key: 'attack-resolved', success: true },
            ],
            state: { extra: { inventions: { held: ['probabilitator'] } } },
          },
        },
      ],
    });
  });

  it('rolls the Escape die again, once a round, and breaks on an explosion [INV-probabilitator, AKI-4]', () => {
    play({
      ...akiraMoves(['probabilitator'], 'science', { heroes: { akira: { trust: 1 } } }),
      draws: { 'escape-die': ['handcuffs', 'handcuffs'], 'breakdown-die': ['explosion'] },
      steps: [
        { do: 'akira', decision: 'hero-step', picks: ['to science'] },
        {
          expect: {
            offered: [
              {
                to: 'akira',
                picks: ['invention probabilitator'],
                outcomes: [
                  { key: 'escapes', chance: 1 / 3 },
                  { key: 'captured', chance: 1 - 1 / 3 },
                ],
              },
              { to: 'akira', picks: ['go-on'], outcomes: [{ key: 'captured', chance: 1 }] },
            ],
          },
        },
        use('probabilitator'),
        {
          expect: {
            asked: { machine: 'detainment' },
            state: { extra: { inventions: { held: [], gone: ['probabilitator'] } } },
          },
        },
      ],
    });
  });

  it('need not be used [INV-probabilitator]', () => {
    play({
      ...akiraMoves(['probabilitator'], 'science', { heroes: { akira: { trust: 1 } } }),
      draws: { 'escape-die': ['running-man'] },
      steps: [
        { do: 'akira', decision: 'hero-step', picks: ['to science'] },
        goOn,
        { expect: { state: { heroes: { akira: { in: 'science' } } } } },
      ],
    });
  });

  describe('under Coercion', () => {
    const coerced = (hero: string, held: readonly string[], draws: Record<string, readonly string[]>) => ({
      ...akiraActs(held, { draws: { ...draws, 'breakdown-die': held.map(() => 'fine') } }),
      modules: REVOLUTION_AND_SURGES,
      turn: hero,
      tokens: { 'improvement-installed': ['chronoleon'], 'surge-given': [`${hero} coercion`] },
    });
    const activate = { do: 'machine', decision: 'surge', picks: ['surge coercion'] };

    it('rolls one of two dice again, the one that Akira says [R-AKI-2, CHR-10]', () => {
      play({
        ...coerced('fowler', ['probabilitator'], { 'assault-die': ['shield', '3', '2'] }),
        heroes: { akira: {}, fowler: { in: 'art', trust: 3 }, actress: {} },
        steps: [
          { do: 'fowler', picks: ['do attack', 'amount 3'] },
          activate,
          {
            expect: {
              offered: [{ to: 'akira', picks: ['invention probabilitator'], outcomes: breaking(1 / 2) }],
            },
          },
          use('probabilitator'),
          {
            expect: {
              offered: [
                { to: 'akira', decision: 'probabilitator', exactly: ['die 0', 'die 1'] },
                { to: 'akira', picks: ['die 0'], outcomes: breaking(1 / 2) },
                { to: 'akira', picks: ['die 1'], outcomes: breaking(0) },
              ],
            },
          },
          { do: 'akira', decision: 'probabilitator', picks: ['die 0'] },
          { expect: { log: [{ key: 'attack-resolved', hero: 'fowler', stake: 3, success: true }] } },
        ],
      });
    });

    it('comes after it, and the Hyperbolic Emitter before it [R-WIN-2, R-AKI-2]', () => {
      play({
        ...coerced('akira', ['hyperbolic-emitter', 'probabilitator'], {
          'assault-die': ['shield', '3', '4'],
          resistance: ['velvet'],
        }),
        steps: [
          { do: 'akira', decision: 'hero-action', picks: ['do attack', 'amount 2'] },
          { expect: { asked: { akira: 'invention', machine: 'nothing' } } },
          use('hyperbolic-emitter'),
          { expect: { asked: { machine: 'surge', akira: 'nothing' } } },
          activate,
          use('probabilitator'),
          { do: 'akira', decision: 'probabilitator', picks: ['die 0'] },
          { expect: { log: [{ key: 'attack-resolved', hero: 'akira', stake: 2, success: true }] } },
        ],
      });
    });
  });
});
