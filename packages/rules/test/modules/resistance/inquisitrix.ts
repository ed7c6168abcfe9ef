import { servantAt } from '../../../src/model/pieces.js';
import type { ModulePart } from '../../../src/model/rules.js';

const INQUISITRIX = 'inquisitrix';

/** A fourth Servant, who replaces the Phantasmer and moves for 1 Bond per District. */
export const inquisitrix: ModulePart = {
  servants: [{ id: INQUISITRIX, startsIn: 'tower-of-law' }],
  withoutServants: ['phantasmer'],
  hooks: {
    amount: (g, name, value, { servant }) => {
      if (name !== 'servant-exit-price' || servant === undefined) return value;
      return servantAt(g, servant).servant === INQUISITRIX ? 1 : value;
    },
  },
};
