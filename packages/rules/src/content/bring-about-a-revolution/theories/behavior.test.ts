import { AUDIENCES } from '@great-machine/rules';
import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, inAccess, inTurnOf, notTaken } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

const published = { directives: { published: ['shadow', 'levy'] } };
const shadowed = {
  ...published,
  servants: { judgementor: { in: 'science' } },
  heroes: { fowler: { trust: 3 } },
  districts: { science: { guards: 1 } },
};

describe('the Behavior Theory', () => {
  it.each([
    ['in the Access Phase', inAccess],
    ['between turns', beforeTurns],
  ])('%s switches the text of a published Directive off [THE-behavior]', (_when, position) => {
    play({
      ...position(['behavior'], published),
      steps: [
        apply('behavior'),
        {
          expect: {
            offered: [
              { to: 'enkidu', decision: 'behavior', exactly: ['directive shadow', 'directive levy'] },
            ],
          },
        },
        answer('behavior', 'directive shadow'),
        {
          expect: {
            log: [{ key: 'directive-switched-off', card: 'shadow' }],
            state: {
              directives: { published: ['shadow', 'levy'], off: ['shadow'] },
              extra: { theories: { held: [], gone: ['behavior'] } },
            },
            view: AUDIENCES.map((of) => ({
              of,
              contains: { directives: { published: ['shadow', 'levy'], off: { exactly: ['shadow'] } } },
            })),
          },
        },
      ],
    });
  });

  it('says why another Directive cannot be switched off [THE-behavior]', () => {
    play({
      ...inAccess(['behavior'], { directives: { published: ['shadow', 'levy', 'curfew'], off: ['levy'] } }),
      steps: [
        apply('behavior'),
        {
          expect: {
            refused: [
              notTaken('directive-off', 'behavior', 'directive levy'),
              notTaken('not-published', 'behavior', 'directive optimize'),
            ],
          },
        },
      ],
    });
  });

  it('changes prices while it lasts, and they are as before the round after [THE-behavior, R-ENK-1]', () => {
    const incitement = (price: number) => ({
      expect: { offered: [{ to: 'fowler', picks: ['do incitement'], price }] },
    });
    play({
      ...beforeTurns(['behavior'], shadowed),
      steps: [apply('behavior'), answer('behavior', 'directive shadow'), incitement(1)],
    });
    play({
      ...inTurnOf('enkidu', [], { ...shadowed, directives: { published: ['shadow'], off: ['shadow'] } }),
      step: 'end',
      steps: [
        {
          expect: {
            log: [{ key: 'directives-switched-on', cards: ['shadow'] }],
            state: { round: 2, directives: { off: [] } },
          },
        },
      ],
    });
    play({ ...inTurnOf('fowler', [], shadowed), steps: [incitement(2)] });
    play({
      ...inTurnOf('enkidu', [], shadowed),
      step: 'end',
      steps: [{ expect: { state: { round: 2 }, notLog: [{ key: 'directives-switched-on' }] } }],
    });
  });

  it('is of no use without a Directive that is on, in a turn, or in the Great Machine Phase [THE-behavior]', () => {
    for (const position of [
      inAccess(['behavior'], { directives: { published: ['levy'], off: ['levy'] } }),
      inTurnOf('enkidu', ['behavior'], published),
    ])
      play({
        ...position,
        steps: [
          {
            expect: {
              refused: [
                { do: 'enkidu', decision: 'theory', picks: ['theory behavior'], code: 'not-of-use-now' },
              ],
            },
          },
        ],
      });
    play({
      ...inAccess(['behavior'], published),
      phase: 'machine',
      steps: [{ expect: { asked: { machine: 'machine-phase' }, offered: [{ to: 'enkidu', exactly: [] }] } }],
    });
  });
});
