import type { PickView } from '@great-machine/rules';
import type { UiKey } from '../i18n/use-words.js';

export const TOPICS = [
  'trust-split',
  'access',
  'access-final',
  'hero-step',
  'hero-action',
  'attack',
  'identify',
  'move-citizens',
  'attack-payment',
  'card-retrieval',
  'directive-discard',
  'citizen-return',
  'free-identification',
  'trust-share',
  'machine-phase',
  'servant',
  'guard',
  'detainment',
  'riot-arrests',
  'machine-payment',
] as const;

export type Topic = (typeof TOPICS)[number];

function isTopic(word: string): word is Topic {
  return TOPICS.some((topic) => topic === word);
}

/** What there is to say about a question, by its kind and what has been picked of the answer. */
export function topicOf(kind: string, [first, second]: readonly PickView[]): Topic | undefined {
  if (kind === 'access-choice') return first === undefined ? 'access' : 'access-final';
  if (kind === 'machine-phase' && first !== undefined)
    return second === undefined && isTopic(first.pick) ? first.pick : undefined;
  if (kind === 'hero-action' && first !== undefined)
    return first.names === 'action' && isTopic(first.of) ? first.of : undefined;
  return isTopic(kind) && (first === undefined || kind !== 'trust-share') ? kind : undefined;
}

export function headingOf(topic: Topic): UiKey {
  return `ui.tip.${topic}`;
}

export function textOf(topic: Topic): UiKey {
  return `ui.tip.${topic}.text`;
}
