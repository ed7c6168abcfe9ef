import type { DirectiveDefinition } from '../../../model/content.js';

/** Ending a detained Hero's turn applies both Punitive Measures, each once. */
export const interrogate: DirectiveDefinition = {
  id: 'interrogate',
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { 'punitive-measures': (_g, value, { option }) => (option === 'B' ? 2 : value) },
  },
};
