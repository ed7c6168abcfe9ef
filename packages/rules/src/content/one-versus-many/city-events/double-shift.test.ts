import { describe, it } from 'vitest';
import { expectPlan } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** Beside the Industrial District lie the Velvet District, the Central Square and the Tower. */
const machinePhase = (bonds: number) => ({
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'double-shift',
  phase: 'machine',
  bonds,
  servants: { 'lex-hecate': { in: 'industrial' } },
});

const guardTo = (from: string, to: string, price: number, bonds: number) => ({
  to: 'machine',
  picks: [`guard ${from}`, `to ${to}`],
  price,
  left: bonds - price,
});

describe('Double Shift', () => {
  it('lets Guards leave the Industrial District free of charge, without a limit [EVT-double-shift]', () => {
    play({
      ...machinePhase(0),
      steps: [
        { do: 'machine', picks: ['guard industrial', 'to velvet'] },
        { do: 'machine', picks: ['guard industrial', 'to velvet'] },
        {
          expect: {
            state: { bonds: 0, districts: { industrial: { guards: 0 }, velvet: { guards: 4 } } },
            refused: [
              { do: 'machine', picks: ['guard velvet', 'to industrial'], code: 'guard-cannot-go-anywhere' },
            ],
          },
        },
      ],
    });
  });

  it('charges for every other District on the way [EVT-double-shift]', () => {
    play({
      ...machinePhase(3),
      steps: [
        {
          expect: {
            offered: [
              guardTo('industrial', 'tower-of-law', 0, 3),
              guardTo('industrial', 'commerce', 1, 3),
              guardTo('art', 'velvet', 1, 3),
              guardTo('velvet', 'industrial', 1, 3),
            ],
          },
        },
      ],
    });
  });

  it('makes the way through the Industrial District the cheapest route [EVT-double-shift, R-GM-2]', () => {
    play({
      ...machinePhase(3),
      steps: [
        {
          note: 'By the Central Square the same way would cost 2.',
          expect: { offered: [guardTo('velvet', 'tower-of-law', 1, 3), guardTo('art', 'commerce', 2, 3)] },
        },
        { do: 'machine', picks: ['guard velvet', 'to tower-of-law'] },
        {
          expect: {
            log: [{ key: 'guard-moved', from: 'velvet', to: 'tower-of-law', price: 1 }],
            state: { bonds: 2 },
          },
        },
      ],
    });
  });

  it('does nothing for Servants [EVT-double-shift]', () => {
    play({
      ...machinePhase(3),
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', picks: ['servant lex-hecate', 'to velvet'], price: 2, left: 1 }],
          },
        },
      ],
    });
  });

  it('is over in the round after [EVT-double-shift]', () => {
    play({
      ...machinePhase(3),
      round: 2,
      event: 'parade',
      pastEvents: ['double-shift'],
      steps: [
        {
          expect: {
            offered: [guardTo('industrial', 'velvet', 1, 3), guardTo('velvet', 'tower-of-law', 2, 3)],
          },
        },
      ],
    });
  });

  it('advances the Plan if 4 working Guards are in the Industrial District [EVT-double-shift]', () => {
    expectPlan('double-shift', 'advances', { districts: { industrial: { guards: 4 } } });
    expectPlan('double-shift', 'stays', { districts: { industrial: { guards: 3 } } });
    expectPlan('double-shift', 'stays', { districts: { industrial: { guards: 3, broken: 1 } } });
  });
});
