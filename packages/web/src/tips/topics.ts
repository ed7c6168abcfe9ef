import type { UiKey } from '../i18n/words.js';

/** How many lines each topic has below its heading. */
export const TOPICS = {
  'trust-split': 1,
  access: 3,
  'access-final': 1,
  'hero-step': 2,
  'hero-action': 3,
  attack: 1,
  identify: 1,
  'move-citizens': 1,
  'attack-payment': 1,
  'card-retrieval': 1,
  'directive-discard': 1,
  'citizen-return': 1,
  'free-identification': 1,
  'trust-share': 1,
  'machine-phase': 3,
  servant: 2,
  guard: 1,
  detainment: 2,
  'riot-arrests': 1,
  'machine-payment': 1,
} as const;

export type Topic = keyof typeof TOPICS;

function isTopic(word: string): word is Topic {
  return word in TOPICS;
}

/** What there is to say about a question, by its kind and what has been picked of the answer. */
export function topicOf(kind: string, draft: readonly string[]): Topic | undefined {
  const [pick = '', of = ''] = draft[0]?.split(' ') ?? [];
  if (kind === 'access-choice') return pick === '' ? 'access' : 'access-final';
  if (kind === 'machine-phase' && pick !== '')
    return pick === 'guard' || pick === 'servant' ? pick : undefined;
  if (kind === 'hero-action' && pick !== '') return isTopic(of) ? of : undefined;
  return isTopic(kind) && (pick === '' || kind !== 'trust-share') ? kind : undefined;
}

export function headingOf(topic: Topic): UiKey {
  return `ui.tip.${topic}`;
}

export function linesOf(topic: Topic): readonly UiKey[] {
  return Array.from({ length: TOPICS[topic] }, (_, at) => `ui.tip.${topic}.${at + 1}` as UiKey);
}
