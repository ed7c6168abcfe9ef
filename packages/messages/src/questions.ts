import type { View } from '@great-machine/rules';
import { splitPick } from './picks.js';
import { finishSentence } from './typography.js';
import type { MessageParams, Words } from './words.js';

/** A question as its side sees it, with the kind of pick that comes next. */
export interface Asked {
  readonly view: View;
  readonly decision: View['decisions'][number];
  readonly draft: readonly string[];
  readonly next: string;
}

/** What is asked of whom. */
export function questionSentence(words: Words, asked: Asked): string {
  const { kind, actor, about } = asked.decision;
  const { step, ...params } = STEPS[kind]?.(words, asked) ?? {};
  const key = `question.${kind}${step === undefined ? '' : `.${step}`}`;
  return finishSentence(words.textOf(key, { hero: actor, ...about, ...heroParams(asked), ...params }));
}

/** Where the Hero of the question is, and what they have. */
function heroParams({ view, decision: { about } }: Asked): MessageParams {
  const hero = view.heroes.find(({ hero }) => hero === about.hero);
  return { trust: hero?.trust, place: hero?.place, destination: hero?.destination };
}

/** What else the message needs, and which message it is if not the first one of its kind. */
type Step = MessageParams & { readonly step?: string };

const STEPS: Readonly<Record<string, (words: Words, asked: Asked) => Step>> = {
  'trust-split': (_words, { decision: { about }, draft }) => {
    const given = draft.reduce((sum, pick) => sum + Number(splitPick(pick).of), 0);
    const hero = Array.isArray(about.heroes) ? about.heroes[draft.length] : undefined;
    return { rest: Number(about.amount) - given, hero };
  },
  'access-choice': (_words, { draft }) =>
    draft.length === 0 ? {} : { step: 'final', district: splitPick(draft[0]).of },
  'trust-share': (_words, { draft }) =>
    draft.length === 0 ? {} : { step: 'final', amount: splitPick(draft[0]).of },
  'riot-arrests': (_words, { draft }) => ({ again: draft.length > 0 }),
  'machine-phase': askMachine,
  'hero-action': askAction,
};

function askMachine(words: Words, { view: { bonds }, draft, next }: Asked): Step {
  if (draft.length === 0) return { bonds };
  const [first, second] = draft.map(splitPick);
  const further = words.textOf(`further.${next}`);
  if (first.pick === 'guard') return { step: 'guard', bonds, district: first.of };
  if (first.pick === 'use') return { step: 'use', action: first.of, further };
  if (second === undefined) return { step: 'servant', bonds, servant: first.of };
  return { step: 'further', servant: first.of, action: second.of, further };
}

function askAction(words: Words, { decision: { about }, draft, next }: Asked): Step {
  if (draft.length === 0) return { again: Array.isArray(about.taken) && about.taken.length > 0 };
  const another = next === 'citizen' && draft.some((pick) => splitPick(pick).pick === 'citizen');
  const further = words.textOf(`further.${another ? 'done' : next}`);
  return { step: 'further', action: splitPick(draft[0]).of, further };
}
