import { endTurn } from '../../../effects/heroes.js';
import { leaveFrame } from '../../../kernel/flow.js';
import { akiraIn, type InventionDefinition } from '../akira/invention.js';

/** Detained: the turn ends, and the Great Machine chooses neither option (R-AKI-2). */
export const disruptionField: InventionDefinition = {
  id: 'disruption-field',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['malfunction', 'explosion'],
  isOfUse: (_g, { stop }) => stop === 'detained',
  use(g) {
    endTurn(g, akiraIn(g));
    leaveFrame(g, 'detainment');
  },
  outcomes: () => [{ key: 'turn-ends' }],
};
