import type { DirectiveDefinition } from '../../../model/content.js';

/** 2 Bonds more in every Opening Phase that begins with it published. */
export const levy: DirectiveDefinition = {
  id: 'levy',
  source: { name: 'design', effect: 'design' },
  hooks: { amounts: { 'bonds-income': (_g, value) => value + 2 } },
};
