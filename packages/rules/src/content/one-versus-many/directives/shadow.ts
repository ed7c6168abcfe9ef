import type { DirectiveDefinition } from '../../../model/content.js';

/** Each Servant counts as 1 Guard for Heroes who exit its District or take Actions priced per Guard there. */
export const shadow: DirectiveDefinition = {
  id: 'shadow',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  hooks: { servantIsGuard: (_g, _servant, use) => use !== 'riot' },
};
