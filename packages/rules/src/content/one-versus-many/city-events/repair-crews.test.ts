import { it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const event = 'repair-crews';

it('lets each Servant repair one Guard of its District at the end [EVT-repair-crews, CLO-4]', () => {
  play({
    ...lastTurn(event, {
      servants: { 'lex-hecate': { in: 'art' }, judgementor: { in: 'art' }, phantasmer: { in: 'science' } },
      districts: {
        art: { guards: 1, broken: 3 },
        science: { guards: 2, broken: 0 },
        velvet: { guards: 0, broken: 2 },
      },
    }),
    steps: [
      { expect: { state: { districts: { art: { guards: 1, broken: 3 } } } } },
      { pass: ['physician'] },
      {
        expect: {
          state: {
            districts: {
              art: { guards: 3, broken: 1 },
              science: { guards: 2, broken: 0 },
              velvet: { guards: 0, broken: 2 },
            },
          },
        },
      },
    ],
  });
});

it('repairs nothing at the end of the round after [EVT-repair-crews]', () => {
  play({
    ...lastTurn(event, {
      servants: { 'lex-hecate': { in: 'art' } },
      districts: { art: { guards: 1, broken: 3 } },
      heroes: {
        finch: { forfeited: ['art'] },
        fowler: { forfeited: ['art'] },
        physician: { forfeited: ['art'] },
      },
      events: ['sealed-archives'],
    }),
    steps: [
      ...intoNextRound({ finch: 'industrial', fowler: 'velvet', physician: 'central-square' }),
      { expect: { state: { districts: { art: { guards: 2, broken: 2 } } } } },
      { pass: ['finch', 'fowler', 'physician'] },
      { expect: { state: { round: 9, districts: { art: { guards: 2, broken: 2 } } } } },
    ],
  });
});

it('advances the plan if no Guard is broken [EVT-repair-crews]', () => {
  expectPlan(event, 'advances');
});

it('advances the plan if its crews repaired the last broken Guard [EVT-repair-crews, CLO-1]', () => {
  expectPlan(event, 'advances', {
    servants: { 'lex-hecate': { in: 'art' } },
    districts: { art: { guards: 1, broken: 1 } },
  });
});

it('keeps the plan back if one Guard is still broken [EVT-repair-crews]', () => {
  expectPlan(event, 'stays', {
    servants: { 'lex-hecate': { in: 'art' } },
    districts: { art: { guards: 1, broken: 2 } },
  });
});
