import type { DirectiveDefinition } from '../../../model/content.js';

/** 2 Bonds more in every Opening Phase that begins with it published. */
export const levy: DirectiveDefinition = {
  id: 'levy',
  source: { name: 'design', effect: 'design' },
  hooks: { amount: (_g, name, value) => (name === 'bonds-income' ? value + 2 : value) },
};
