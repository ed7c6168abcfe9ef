import type { DirectiveDefinition } from '../../../model/content.js';

/** Servants move for 1 Bond per District. */
export const expedite: DirectiveDefinition = {
  id: 'expedite',
  source: { name: 'design', effect: 'public' },
  hooks: { amount: (_g, name, value) => (name === 'servant-exit-price' ? 1 : value) },
};
