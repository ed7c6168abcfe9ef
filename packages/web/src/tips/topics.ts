import type { PickView } from '@great-machine/rules';
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
export function topicOf(kind: string, [first]: readonly PickView[]): Topic | undefined {
  if (kind === 'access-choice') return first === undefined ? 'access' : 'access-final';
  if (kind === 'machine-phase' && first !== undefined)
    return first.pick === 'guard' || first.pick === 'servant' ? first.pick : undefined;
  if (kind === 'hero-action' && first !== undefined)
    return first.names === 'action' && isTopic(first.of) ? first.of : undefined;
  return isTopic(kind) && (first === undefined || kind !== 'trust-share') ? kind : undefined;
}

export function headingOf(topic: Topic): UiKey {
  return `ui.tip.${topic}`;
}

export function linesOf(topic: Topic): readonly UiKey[] {
  return Array.from({ length: TOPICS[topic] }, (_, at) => `ui.tip.${topic}.${at + 1}` as UiKey);
}
