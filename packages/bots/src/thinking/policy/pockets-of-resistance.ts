import { tokensOf } from '@great-machine/rules';
import type { ModuleKnowledge } from './knowledge.js';

const IN_EVALUATION = -0.04;

/** Tokens in the City help the Heroes; how they pay goes by the usual rules of thumb. */
export const pocketsOfResistance: ModuleKnowledge = {
  evaluate: (g) => IN_EVALUATION * tokensOf(g, 'resistance').length,
};
