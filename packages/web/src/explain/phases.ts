import type { Words } from '@great-machine/messages';
import { textsOf } from '../i18n/use-words.js';
import type { Explained } from './explained.js';

/** The Phases of a round in their order, each with its picture among the tokens and its rules. */
export const PHASES = [
  { phase: 'opening', token: 'city-event', rules: ['OPN-2', 'OPN-3', 'OPN-5'] },
  { phase: 'access', token: 'access-card', rules: ['ACC-1', 'ACC-2', 'ACC-3'] },
  { phase: 'machine', token: 'raid', rules: ['GM-1', 'GM-2', 'GM-4'] },
  { phase: 'heroes', token: 'trust', rules: ['HER-1', 'HER-4', 'ACT-1'] },
  { phase: 'closing', token: 'master-plan', rules: ['CLO-1', 'CLO-2', 'CLO-5'] },
] as const;

export function explainPhase(words: Words, id: string): Explained | undefined {
  const known = PHASES.find(({ phase }) => phase === id);
  if (known === undefined) return undefined;
  const t = textsOf(words);
  return {
    kind: t('ui.explain.phase'),
    title: words.name('phase', id),
    picture: { kind: 'tokens', id: known.token },
    texts: [t(`ui.howTo.phase.${known.phase}`)],
    facts: [],
    rules: [...known.rules, 'OPN-1'],
  };
}
