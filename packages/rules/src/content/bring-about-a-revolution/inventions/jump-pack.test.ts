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
