import { it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { directivesBut } from '../../../../test/directives.js';
import { play } from '../../../../test/play.js';

const event = 'sealed-archives';

it('gives the Machine the top Directive, which nobody else sees [EVT-sealed-archives, INF-3]', () => {
  play({
    ...lastTurn(event, { directives: { hand: ['pacify'], deck: ['overhaul', 'shadow'] } }),
    steps: [
      { pass: ['physician'] },
      {
        expect: {
          state: { directives: { hand: ['pacify', 'overhaul'], deck: ['shadow'] } },
          log: [
            { key: 'directive-drawn', card: 'overhaul', audience: 'machine' },
            { key: 'directive-drawn', audience: 'revolutionaries' },
            { key: 'directive-drawn', audience: 'public' },
          ],
          notLog: [
            { key: 'directive-drawn', card: 'overhaul', audience: 'revolutionaries' },
            { key: 'directive-drawn', card: 'overhaul', audience: 'public' },
          ],
          view: [
            { of: 'machine', contains: { directives: { inHand: 2, known: ['overhaul'] } } },
            { of: 'revolutionaries', contains: { directives: { inHand: 2 } }, lacks: ['overhaul'] },
            { of: 'public', contains: { directives: { inHand: 2 } }, lacks: ['overhaul'] },
          ],
        },
      },
    ],
  });
});

it('draws nothing from an empty deck [EVT-sealed-archives, SET-11]', () => {
  const hand = ['levy', 'interrogate'];
  const discarded = directivesBut(...hand);
  play({
    ...lastTurn(event, { directives: { hand, discarded } }),
    steps: [
      { pass: ['physician'] },
      {
        expect: {
          notLog: [{ key: 'directive-drawn' }],
          state: { round: 8, directives: { hand, discarded } },
        },
      },
    ],
  });
});

it('draws no Directive at the end of the round after [EVT-sealed-archives]', () => {
  play({
    ...lastTurn(event, {
      directives: { deck: ['overhaul', 'shadow'] },
      heroes: {
        finch: { forfeited: ['art'] },
        fowler: { forfeited: ['art'] },
        physician: { forfeited: ['art'] },
      },
      events: ['repair-crews'],
    }),
    steps: [
      ...intoNextRound({ finch: 'industrial', fowler: 'velvet', physician: 'central-square' }),
      { pass: ['finch', 'fowler', 'physician'] },
      { expect: { state: { round: 9, directives: { hand: ['overhaul'], deck: ['shadow'] } } } },
    ],
  });
});

it('keeps the plan back with 1 Directive published and others in hand [EVT-sealed-archives]', () => {
  expectPlan(event, 'stays', { directives: { published: ['curfew'], hand: ['shadow', 'pacify'] } });
});

it.each([
  [2, ['curfew', 'shadow']],
  [3, ['curfew', 'shadow', 'pacify']],
])('advances the plan with %i Directives published [EVT-sealed-archives]', (_count, published) => {
  expectPlan(event, 'advances', { directives: { published } });
});
