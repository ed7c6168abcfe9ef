import { describe, it } from 'vitest';
import { akiraActs, akiraMoves, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const two = { art: { guards: 2 }, science: { guards: 3 } };

describe('the Jump Pack', () => {
  it('drops the Guards of one exit and of no other [INV-jump-pack, R-WIN-2]', () => {
    play({
      ...akiraMoves(['jump-pack'], 'commerce', { districts: two }),
      draws: { 'breakdown-die': ['fine'] },
      steps: [
        { expect: { offered: [{ to: 'akira', decision: 'hero-step', picks: ['to science'], price: 2 }] } },
        use('jump-pack'),
        {
          expect: {
            offered: [
              {
                to: 'akira',
                decision: 'hero-step',
                picks: ['to science'],
                price: 0,
                left: 4,
                breakdown: [
                  { source: 'HER-4', amount: 2 },
                  { source: 'INV-jump-pack', amount: -2 },
                ],
              },
            ],
          },
        },
        { do: 'akira', decision: 'hero-step', picks: ['to science'] },
        { do: 'akira', decision: 'hero-step', picks: ['to commerce'] },
        { expect: { state: { heroes: { akira: { trust: 1, in: 'commerce' } } } } },
      ],
    });
  });

  it('drops a Servant who counts as a Guard, too, but no surcharge [INV-jump-pack, R-AKI-2]', () => {
    play({
      ...akiraMoves(['jump-pack'], 'science', { districts: two, servants: { judgementor: { in: 'art' } } }),
      directives: { published: ['shadow'] },
      event: 'security-checks',
      draws: { 'breakdown-die': ['malfunction'] },
      steps: [
        { expect: { offered: [{ to: 'akira', decision: 'hero-step', picks: ['to science'], price: 4 }] } },
        use('jump-pack'),
        {
          expect: {
            offered: [{ to: 'akira', decision: 'hero-step', picks: ['to science'], price: 1 }],
            state: { extra: { inventions: { gone: ['jump-pack'] } } },
          },
        },
      ],
    });
  });

  it('is asked for before the only exit, where the game would go on by itself [INV-jump-pack, R-WIN-2]', () => {
    const onlyWay = (held: readonly string[]) => ({
      ...akiraMoves(held, 'science', { districts: two }),
      visited: ['grand-citadel', 'velvet', 'art'],
    });
    play({
      ...onlyWay(['jump-pack']),
      steps: [
        {
          expect: {
            offered: [
              { to: 'akira', decision: 'hero-step', exactly: ['to science'] },
              { to: 'akira', decision: 'invention', exactly: ['invention jump-pack'] },
            ],
          },
        },
      ],
    });
    play({ ...onlyWay([]), steps: [{ expect: { asked: { akira: 'hero-action' } } }] });
  });

  it('passes 1 Servant who counts as a Guard beside 1 Guard [INV-jump-pack, R-AKI-2]', () => {
    for (const guards of [0, 1])
      play({
        ...akiraMoves(['jump-pack'], 'science', {
          districts: { art: { guards } },
          servants: { judgementor: { in: 'art' } },
        }),
        directives: { published: ['shadow'] },
        draws: { 'breakdown-die': ['fine'] },
        steps: [
          {
            expect: {
              offered: [{ to: 'akira', decision: 'hero-step', picks: ['to science'], price: guards + 1 }],
            },
          },
          use('jump-pack'),
          { expect: { offered: [{ to: 'akira', decision: 'hero-step', picks: ['to science'], price: 0 }] } },
        ],
      });
  });

  it('is neither used for another Hero nor lets one pass where Akira did [INV-jump-pack]', () => {
    for (const used of [[], ['jump-pack', 'jump-pack art']])
      play({
        ...akiraActs(['jump-pack']),
        turn: 'fowler',
        step: 'move',
        heroes: { akira: { in: 'art' }, fowler: { in: 'art', trust: 4, chosen: 'commerce' }, actress: {} },
        history: { used },
        steps: [
          {
            expect: {
              offered: [
                { to: 'fowler', picks: ['to science'], price: 2 },
                { to: 'akira', exactly: [] },
              ],
            },
          },
        ],
      });
  });

  it('is of no use where no Guard stands, and not for Actions [INV-jump-pack]', () => {
    play({
      ...akiraMoves(['jump-pack'], 'science', { districts: { art: { guards: 0 } } }),
      steps: [
        {
          expect: {
            view: [{ of: 'revolutionaries', contains: { questions: { exactly: [{ kind: 'hero-step' }] } } }],
          },
        },
      ],
    });
    play({
      ...akiraActs(['jump-pack']),
      history: { used: ['jump-pack', 'jump-pack art'] },
      steps: [{ expect: { offered: [{ to: 'akira', picks: ['do incitement'], price: 2 }] } }],
    });
  });
});
