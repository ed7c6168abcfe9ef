import { it } from 'vitest';
import { expectPlan, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const machinePhase = { round: 7, phase: 'machine', event: 'emergency-decree' };

it('makes a Raid cost 1 Bond and no other Action cheaper [EVT-emergency-decree, GM-8]', () => {
  play({
    ...machinePhase,
    bonds: 1,
    servants: { 'lex-hecate': { in: 'art' } },
    districts: { art: { guards: 1, broken: 1 } },
    steps: [
      {
        expect: {
          offered: [{ to: 'machine', picks: ['servant lex-hecate', 'do raid'], price: 1, left: 0 }],
          refused: [{ do: 'machine', picks: ['servant lex-hecate', 'do repair'], code: 'too-few-bonds' }],
        },
      },
      { do: 'machine', picks: ['servant lex-hecate', 'do raid'] },
      { expect: { state: { bonds: 0, raids: ['art'] } } },
    ],
  });
});

it('does not make a Raid free [EVT-emergency-decree]', () => {
  play({
    ...machinePhase,
    bonds: 0,
    servants: { 'lex-hecate': { in: 'art' } },
    steps: [{ expect: { notOffered: [{ to: 'machine', picks: ['servant lex-hecate'] }] } }],
  });
});

it('makes the Raid of a second Action cost 2 Bonds [EVT-emergency-decree, R-GM-4]', () => {
  play({
    ...machinePhase,
    bonds: 4,
    directives: { published: ['optimize'] },
    steps: [
      { do: 'machine', picks: ['servant lex-hecate', 'do draw-directive'] },
      {
        expect: {
          offered: [{ to: 'machine', picks: ['servant lex-hecate', 'do raid'], price: 2, left: 0 }],
        },
      },
    ],
  });
});

it('leaves the price at 2 Bonds the round after [EVT-emergency-decree]', () => {
  play({
    ...lastTurn('emergency-decree', {
      heroes: {
        finch: { forfeited: ['art'] },
        fowler: { forfeited: ['art'] },
        physician: { forfeited: ['art'] },
      },
      events: ['sealed-archives'],
    }),
    steps: [
      { pass: ['physician'] },
      { choose: { finch: 'industrial', fowler: 'velvet', physician: 'central-square' } },
      {
        expect: {
          state: { round: 8, event: 'sealed-archives' },
          offered: [{ to: 'machine', picks: ['servant lex-hecate', 'do raid'], price: 2 }],
        },
      },
    ],
  });
});

it('advances the plan once more after a Raid that caught a Hero [EVT-emergency-decree, DET-2]', () => {
  play({
    ...lastTurn('emergency-decree', { raids: ['central-square'] }),
    step: 'reveal',
    steps: [
      { do: 'machine', picks: ['option advance-the-plan'] },
      { expect: { state: { tracks: { 'master-plan': 6 } } } },
      { pass: ['physician'] },
      {
        expect: {
          log: [{ key: 'plan-advanced', because: 'emergency-decree', to: 7 }],
          state: { tracks: { 'master-plan': 7 } },
        },
      },
    ],
  });
});

it('advances the plan if one of two Raids succeeded [EVT-emergency-decree]', () => {
  expectPlan('emergency-decree', 'advances', { raids: ['art', 'science succeeded'] });
});

it('keeps the plan back if every Raid failed [EVT-emergency-decree]', () => {
  expectPlan('emergency-decree', 'stays', { raids: ['art', 'science'] });
});

it('does not take a capture by Guards for a Raid [EVT-emergency-decree, R-RAID-1]', () => {
  expectPlan('emergency-decree', 'stays', { raids: ['art'], heroes: { finch: { detained: true } } });
});
