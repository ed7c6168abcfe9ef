import type { DirectiveDefinition } from '../../../model/content.js';

/** Ending a detained Hero's turn applies both Punitive Measures, each once. */
export const interrogate: DirectiveDefinition = {
  id: 'interrogate',
  source: { name: 'design', effect: 'design' },
  hooks: {
    amount: (_g, name, value, { option }) => (name === 'punitive-measures' && option === 'B' ? 2 : value),
  },
};
