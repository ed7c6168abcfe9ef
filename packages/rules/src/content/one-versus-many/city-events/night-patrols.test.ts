import { describe, it } from 'vitest';
import { expectPlan } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** From the Grand Citadel it is 1 exit to the Art District, 2 to Science, 3 to Commerce. */
const machinePhase = (bonds: number) => ({
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'night-patrols',
  phase: 'machine',
  bonds,
});

const guardTo = (to: string, price: number, left: number) => ({
  to: 'machine',
  picks: ['guard grand-citadel', `to ${to}`],
  price,
  left,
});

describe('Night Patrols', () => {
  it('makes 2 exits of Guards free, in one move or in several [EVT-night-patrols, R-GM-2]', () => {
    play({
      ...machinePhase(0),
      steps: [
        {
          expect: {
            offered: [guardTo('art', 0, 0), guardTo('science', 0, 0)],
            notOffered: [{ to: 'machine', picks: ['guard grand-citadel', 'to commerce'] }],
          },
        },
        { do: 'machine', picks: ['guard grand-citadel', 'to art'] },
        { do: 'machine', picks: ['guard velvet', 'to art'] },
        {
          note: 'The third exit would cost a Bond.',
          expect: {
            state: { bonds: 0, history: { guardExits: 2 }, districts: { art: { guards: 4 } } },
            notOffered: [{ to: 'machine', picks: ['guard grand-citadel'] }],
          },
        },
      ],
    });
  });

  it('charges only for the third exit of a long move [EVT-night-patrols, R-GM-2]', () => {
    play({
      ...machinePhase(3),
      steps: [
        { expect: { offered: [guardTo('commerce', 1, 2)] } },
        { do: 'machine', picks: ['guard grand-citadel', 'to commerce'] },
        { expect: { state: { bonds: 2 }, offered: [guardTo('art', 1, 1)] } },
      ],
    });
  });

  it('uses the free exits up in the order of moves [EVT-night-patrols, R-GM-2]', () => {
    play({
      ...machinePhase(3),
      steps: [
        { do: 'machine', picks: ['guard velvet', 'to art'] },
        { expect: { offered: [guardTo('art', 0, 3), guardTo('science', 1, 2), guardTo('commerce', 2, 1)] } },
        { do: 'machine', picks: ['guard grand-citadel', 'to science'] },
        { expect: { state: { bonds: 2 }, offered: [guardTo('science', 2, 0)] } },
      ],
    });
  });

  it('does nothing for Servants, and they use nothing up [EVT-night-patrols]', () => {
    play({
      ...machinePhase(3),
      steps: [
        { do: 'machine', picks: ['servant phantasmer', 'to art'] },
        { expect: { state: { bonds: 1, history: { guardExits: 0 } }, offered: [guardTo('science', 0, 1)] } },
      ],
    });
  });

  it('is over in the round after [EVT-night-patrols]', () => {
    play({
      ...machinePhase(3),
      round: 2,
      event: 'parade',
      pastEvents: ['night-patrols'],
      steps: [{ expect: { offered: [guardTo('art', 1, 2), guardTo('science', 2, 1)] } }],
    });
  });

  it('advances the Plan if 3 Districts hold 3 or more working Guards [EVT-night-patrols]', () => {
    const two = { art: { guards: 3 }, science: { guards: 4 } };
    const three = { ...two, 'central-square': { guards: 3 } };
    expectPlan('night-patrols', 'stays', { districts: { ...two, 'central-square': { guards: 2 } } });
    expectPlan('night-patrols', 'stays', {
      districts: { ...two, 'central-square': { guards: 2, broken: 1 } },
    });
    expectPlan('night-patrols', 'advances', { districts: three });
    expectPlan('night-patrols', 'advances', { districts: { ...three, velvet: { guards: 3 } } });
  });
});
