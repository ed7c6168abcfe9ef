import type { PickView, SeatQuestion, View } from '@great-machine/rules';
import { amountsOf, pickParams, totalOf } from './picks.js';
import { nextInTurn, stopParams } from './stops.js';
import { finishSentence } from './typography.js';
import type { MessageParams, Words } from './words.js';

/** A question that has options, with the view of its side. */
interface Asked {
  readonly words: Words;
  readonly question: SeatQuestion;
  readonly view: View;
  /** The kind of pick that comes next. */
  readonly next: string;
}

/** What is asked of whom; of a question without words no more than that. */
export function questionSentence(words: Words, question: SeatQuestion, view: View): string {
  const { kind, actor, about, draft, options } = question;
  const asked = { words, question, view, next: options[0]?.pick.pick ?? '' };
  const { step, ...params } = STEPS[kind]?.(asked) ?? nothingToPlay(asked) ?? nextStep(asked);
  const key = step === undefined ? `question.${kind}` : `question.${kind}.${step}`;
  return finishSentence(
    words.textOf(words.has(key) ? key : 'question.unknown', {
      ...{ actor, hero: actor, again: draft.length > 0, bonds: view.bonds },
      ...about,
      why: reasonOfStop(asked),
      ...heroParams(asked),
      ...params,
    }),
  );
}

/** Why the game stops just now, as a sentence before the question; nothing where it does not. */
function reasonOfStop({ words, question: { about }, view }: Asked): string {
  const key = `stop.${about.stop}`;
  return words.has(key) ? `${words.textOf(key, { ...about, ...stopParams(view) })} ` : '';
}

/** At a stop for hidden cards there may be none that can be played, and that is said to their owner. */
function nothingToPlay({ words, question: { kind, options } }: Asked): QuestionParams | undefined {
  const isPlayable = options.some(({ pick }) => pick.pick === kind);
  return isPlayable || !words.has(`question.${kind}.none`) ? undefined : { step: 'none' };
}

/** Where the Hero of the question is, and what they have. */
function heroParams({ view, question: { about } }: Asked): MessageParams {
  const found = view.heroes.find(({ hero }) => hero === about.hero);
  if (found === undefined) return {};
  const { trust, place, destination } = found;
  return { trust, place, destination };
}

/** What else the message needs, and which message it is if not the first one of its kind. */
type QuestionParams = MessageParams & { readonly step?: string };

/** Once something is picked: the message for the kind of pick that comes next, if there is one, with what was picked. */
function nextStep(asked: Asked): QuestionParams {
  const { words, question, next } = asked;
  const { kind, draft } = question;
  if (draft.length === 0 || !words.has(`question.${kind}.${next}`)) return {};
  return Object.assign({ step: next }, ...draft.map((pick) => paramsOf(asked, pick)));
}

function paramsOf({ words, question, view }: Asked, pick: PickView): MessageParams {
  const { kind, actor: hero, draft, about } = question;
  return pickParams(words, pick, { view, kind, hero, draft, about });
}

const STEPS: Readonly<Record<string, (asked: Asked) => QuestionParams>> = {
  'trust-split': ({ question: { about, draft } }) => ({
    rest: Number(about.amount) - totalOf(amountsOf(draft)),
    hero: Array.isArray(about.heroes) ? about.heroes[draft.length] : undefined,
  }),
  'access-choice': askIfFinal,
  'trust-share': askIfFinal,
  'now-or-later': ({ question: { actor }, view }) => ({ next: nextInTurn(view, actor) }),
  'machine-phase': askMachine,
  'hero-action': askAction,
};

/** Something is laid; what is left to say is that it is final. */
function askIfFinal(asked: Asked): QuestionParams {
  const [laid] = asked.question.draft;
  return laid === undefined ? {} : { ...paramsOf(asked, laid), step: 'final' };
}

function askMachine(asked: Asked): QuestionParams {
  const [first, second] = asked.question.draft;
  if (first === undefined) return {};
  const picked = paramsOf(asked, first);
  if (first.pick === 'guard') return { ...picked, step: 'guard' };
  if (first.pick === 'use') return { ...picked, step: 'use', further: furtherQuestion(asked) };
  if (second === undefined) return { ...picked, step: 'servant' };
  return { ...picked, ...paramsOf(asked, second), step: 'further', further: furtherQuestion(asked) };
}

function askAction(asked: Asked): QuestionParams {
  const { about, draft } = asked.question;
  const [first] = draft;
  if (first === undefined) return { again: Array.isArray(about.taken) && about.taken.length > 0 };
  return { ...paramsOf(asked, first), step: 'further', further: furtherQuestion(asked) };
}

/** What a further pick of an Action is about. */
function furtherQuestion({ words, question: { kind, draft }, next }: Asked): string {
  const isAnother = kind === 'hero-action' && next === 'citizen' && draft.some(({ pick }) => pick === next);
  const key = `further.${isAnother ? 'done' : next}`;
  return words.textOf(words.has(key) ? key : 'further.unknown');
}
