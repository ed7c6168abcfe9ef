import type { DirectiveDefinition } from '../../../model/content.js';

/** Repair sets up all broken Guards of the District. */
export const overhaul: DirectiveDefinition = {
  id: 'overhaul',
  source: { name: 'design', effect: 'design' },
  hooks: { amount: (_g, name, value) => (name === 'repairs' ? Number.POSITIVE_INFINITY : value) },
};
