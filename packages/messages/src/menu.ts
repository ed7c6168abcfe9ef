import type { Answer, Option, OptionMeaning, PickView, SeatQuestion, View } from '@great-machine/rules';
import { meaningPhrases, type ShownMeaning } from './meanings.js';
import { pickLabel } from './picks.js';
import { questionSentence } from './questions.js';
import { finishSentence } from './typography.js';
import type { Words } from './words.js';

/** Something to choose. */
export interface Choice {
  readonly label: string;
  readonly meaning: ShownMeaning;
  /** Several where nobody can tell them apart. */
  readonly picks: readonly PickView[];
  /** How many picks look just like this one. */
  readonly alike: number;
  readonly answers: readonly Answer[];
  /** It could not be taken back. */
  readonly final: boolean;
}

/** An open question in words. */
export interface Menu {
  /** Of several that are asked as one, the one that going back and asking why are about. */
  readonly question: SeatQuestion;
  readonly sentence: string;
  readonly choices: readonly Choice[];
  readonly canGoBack: boolean;
}

/**
 * The next question to some seats: of several open at once, the one least answered so far. Where all are answered but
 * not final, one menu for all; `latest`, the id of the one answered last, is then what going back changes.
 */
export function buildMenu(
  words: Words,
  questions: readonly SeatQuestion[],
  view: View,
  latest?: string,
): Menu | undefined {
  const asked = questions
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => a.draft.length - b.draft.length);
  const [first] = asked;
  if (first === undefined) return undefined;
  if (asked.length === 1 || !asked.every(isOnlyReady)) return menuOf(words, first, view);
  return confirmAll(words, asked, view, asked.find(({ id }) => id === latest) ?? first);
}

function isOnlyReady({ options }: SeatQuestion): boolean {
  return options.every(({ pick }) => pick.pick === 'ready');
}

function menuOf(words: Words, question: SeatQuestion, view: View): Menu {
  return {
    question,
    sentence: questionSentence(words, question, view),
    choices: groupAlike(words, question, view).map((group) => choiceOf(question, group)),
    canGoBack: question.draft.length > 0,
  };
}

/** An option in words. */
interface Shown {
  readonly option: Option;
  readonly label: string;
  readonly meaning: ShownMeaning;
}

/** Tokens that nobody can tell apart stand together: nothing that is said of them differs. */
function groupAlike(
  words: Words,
  question: SeatQuestion,
  view: View,
): readonly (readonly [Shown, ...Shown[]])[] {
  const { kind, actor: hero, draft, about, options } = question;
  const groups = new Map<string, [Shown, ...Shown[]]>();
  for (const option of options) {
    const label = pickLabel(words, option.pick, { view, kind, hero, draft, about });
    const meaning = showMeaning(option, question);
    const key = JSON.stringify([option.pick.pick, label, meaning]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ option, label, meaning }]);
    else group.push({ option, label, meaning });
  }
  return [...groups.values()];
}

/** Answered by the first of those that are alike. */
function choiceOf({ seat, id }: SeatQuestion, group: readonly [Shown, ...Shown[]]): Choice {
  const [{ option, label, meaning }] = group;
  return {
    label,
    meaning,
    picks: group.map((shown) => shown.option.pick),
    alike: group.length,
    answers: [{ seat, decision: id, picks: [option.pick] }],
    get final() {
      return option.final;
    },
  };
}

/** What is said of a meaning: no price where it is not decided, a total where there are several. */
function showMeaning({ pick, meaning: whole }: Option, { kind, draft }: SeatQuestion): ShownMeaning {
  // What a Hero pays with, the label says.
  const meaning = pick.pick === 'with' ? { ...whole, usesUp: undefined } : whole;
  if (kind === 'trust-split') return { ...meaning, outcomes: undefined };
  if (saysNoPrice(pick, meaning, draft)) return { ...meaning, price: undefined };
  const citizens = [...draft, pick].filter((one) => one.pick === 'citizen').length;
  return citizens > 1 ? { ...meaning, inAll: true } : meaning;
}

/** The price of a move comes with its end; a stake, a means of payment or a refusal says for itself what it costs. */
function saysNoPrice(
  pick: PickView,
  { price, atLeast, usesUp }: OptionMeaning,
  [first]: readonly PickView[],
): boolean {
  if (pick.pick === 'citizen' && isAction(first, 'move-citizens')) return true;
  const speaksForItself = ['amount', 'with', 'decline'].includes(pick.pick) || isAction(pick, 'attack');
  return price === 0 && atLeast !== true && usesUp === undefined && speaksForItself;
}

function isAction(pick: PickView | undefined, id: string): boolean {
  return pick?.names === 'action' && pick.of === id;
}

/** All Heroes have laid something: one menu instead of one each. */
function confirmAll(
  words: Words,
  questions: readonly SeatQuestion[],
  view: View,
  latest: SeatQuestion,
): Menu {
  const meaning = { rule: latest.rule };
  const ready = questions.flatMap(({ seat, id, options: [option] }) =>
    option === undefined ? [] : [{ seat, id, option }],
  );
  const confirm: Choice = {
    label: words.text('choice.confirm-all'),
    meaning,
    picks: ready.map(({ option }) => option.pick),
    alike: 1,
    answers: ready.map(({ seat, id, option }) => ({ seat, decision: id, picks: [option.pick] })),
    get final() {
      return ready.some(({ option }) => option.final);
    },
  };
  const changes = questions.map(
    ({ seat, id, actor }): Choice => ({
      label: words.text('choice.change', { hero: actor }),
      meaning,
      picks: [],
      alike: 1,
      answers: [{ seat, decision: id, back: true }],
      final: false,
    }),
  );
  const choices = questions.map((question) => describeDraft(words, question, view)).join('; ');
  return {
    question: latest,
    sentence: finishSentence(words.text('question.confirm-all', { choices })),
    choices: [confirm, ...changes],
    canGoBack: true,
  };
}

function describeDraft(words: Words, { draft: [laid], kind, actor: hero }: SeatQuestion, view: View): string {
  const choice = laid === undefined ? '' : pickLabel(words, laid, { view, kind, hero, draft: [] });
  return words.text('question.confirm-all.choice', { hero, choice });
}

/** A choice in one line: what it is, its price, what is left, what may follow. */
export function describeChoice(words: Words, { label, meaning, alike }: Choice): string {
  const count = alike > 1 ? ` ${words.text('choice.alike', { alike })}` : '';
  const phrases = meaningPhrases(words, meaning);
  return `${label}${count}${phrases.length === 0 ? '' : ` – ${phrases.join(', ')}`}`;
}
