import type { DirectiveDefinition } from '../../../model/content.js';

/** Servants move for 1 Bond per District. */
export const expedite: DirectiveDefinition = {
  id: 'expedite',
  source: { name: 'design', effect: 'public' },
  hooks: { amounts: { 'servant-exit-price': () => 1 } },
};
