import type { ServantDefinition } from '../../model/content.js';

export const SERVANTS = ['lex-hecate', 'judgementor', 'phantasmer'] as const;

/** Where every Servant begins (SET-8). */
export function beginsInCitadel(id: string): ServantDefinition {
  return { id, startsIn: 'grand-citadel' };
}
