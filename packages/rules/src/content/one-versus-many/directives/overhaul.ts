import type { DirectiveDefinition } from '../../../model/content.js';

/** Repair sets up all broken Guards of the District. */
export const overhaul: DirectiveDefinition = {
  id: 'overhaul',
  source: { name: 'design', effect: 'design' },
  hooks: { amounts: { repairs: () => Number.POSITIVE_INFINITY } },
};
