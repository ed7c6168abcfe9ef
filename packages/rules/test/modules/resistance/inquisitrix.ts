import { servantAt } from '../../../src/model/pieces.js';
import type { ModulePart } from '../../../src/model/rules.js';

const INQUISITRIX = 'inquisitrix';

/** A fourth Servant, who replaces the Phantasmer and moves for 1 Bond per District. */
export const inquisitrix: ModulePart = {
  servants: [{ id: INQUISITRIX, startsIn: 'tower-of-law' }],
  withoutServants: ['phantasmer'],
  hooks: {
    amounts: {
      'servant-exit-price': (g, value, { servant }) =>
        servant !== undefined && servantAt(g, servant).servant === INQUISITRIX ? 1 : value,
    },
  },
};
