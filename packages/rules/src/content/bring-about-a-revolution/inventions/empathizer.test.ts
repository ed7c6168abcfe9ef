import { describe, it } from 'vitest';
import { akiraActs, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const choose = (hero: string) => ({ do: 'akira', decision: 'empathizer', picks: [`hero ${hero}`] });

describe('the Empathizer', () => {
  it('gives Akira and another Hero 1 Trust each, and is used up for the round [INV-empathizer, AKI-4]', () => {
    play({
      ...akiraActs(['empathizer'], { draws: { 'breakdown-die': ['explosion'] } }),
      steps: [
        {
          expect: {
            asked: { akira: 'hero-action' },
            offered: [{ to: 'akira', decision: 'invention', picks: ['invention empathizer'] }],
          },
        },
        use('empathizer'),
        {
          expect: {
            offered: [{ to: 'akira', decision: 'empathizer', exactly: ['hero fowler', 'hero actress'] }],
            refused: [{ do: 'akira', decision: 'empathizer', picks: ['hero akira'], code: 'same-hero' }],
          },
        },
        choose('actress'),
        {
          expect: {
            log: ['akira', 'actress'].map((hero) => ({
              key: 'trust-received',
              hero,
              amount: 1,
              because: 'INV-empathizer',
            })),
            state: {
              heroes: { akira: { trust: 5 }, actress: { trust: 1 }, fowler: { trust: 0 } },
              extra: { inventions: { held: ['empathizer'], gone: [] } },
              history: { used: ['empathizer'] },
            },
            view: [{ of: 'machine', lacks: ['invention-use'] }],
          },
        },
      ],
    });
  });

  it('may be used although the Trust is lost, and breaks on a malfunction [INV-empathizer]', () => {
    play({
      ...akiraActs(['empathizer'], {
        heroes: { akira: { in: 'art', trust: 'max' } },
        draws: { 'breakdown-die': ['malfunction'] },
      }),
      steps: [
        use('empathizer'),
        choose('fowler'),
        {
          expect: {
            log: [
              { key: 'trust-received', hero: 'akira', amount: 0, discarded: 1 },
              { key: 'invention-tested', broken: true },
            ],
            state: {
              heroes: { akira: { trust: 8 } },
              extra: { inventions: { held: [], gone: ['empathizer'] } },
            },
          },
        },
      ],
    });
  });

  it('may be used in the turn of another Hero and in the Great Machine Phase [INV-empathizer, R-WIN-1]', () => {
    const position = akiraActs(['empathizer'], { draws: { 'breakdown-die': ['fine'] } });
    for (const moment of [{ turn: 'fowler' }, { phase: 'machine', turn: undefined, step: undefined }])
      play({
        ...position,
        ...moment,
        steps: [
          use('empathizer'),
          choose('fowler'),
          { expect: { state: { heroes: { akira: { trust: 5 } } } } },
        ],
      });
  });
});
