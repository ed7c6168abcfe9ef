import type { Answer, DecisionOptions, OptionMeaning, View } from '@great-machine/rules';
import { meaningPhrases, type ShownMeaning } from './meanings.js';
import { pickLabel, splitPick } from './picks.js';
import { questionSentence } from './questions.js';
import { finishSentence } from './typography.js';
import type { Words } from './words.js';

/** Something to choose. */
export interface Choice {
  readonly label: string;
  readonly meaning: ShownMeaning;
  /** The picks in the words of the rules: several where nobody can tell them apart. */
  readonly picks: readonly string[];
  /** How many picks look just like this one. */
  readonly alike: number;
  readonly answers: readonly Answer[];
}

/** What a person is asked now. */
export interface Menu {
  readonly question: string;
  readonly kind: string;
  readonly actor: string;
  readonly rule: string;
  readonly choices: readonly Choice[];
  /** The open decision, for going back and for asking why. */
  readonly seat: string;
  readonly decision: string;
  readonly canGoBack: boolean;
}

/** A question that a seat may answer. */
export interface Open {
  readonly seat: string;
  readonly asked: DecisionOptions;
}

/**
 * The next question to some seats: of several open at once, the one least answered so far. Where all are answered but
 * not final, one question for all; `latestDecision`, the one answered last, is then what going back changes.
 */
export function buildMenu(
  words: Words,
  open: readonly Open[],
  view: View,
  latestDecision?: string,
): Menu | undefined {
  const asked = open
    .filter(({ asked }) => asked.options.length > 0)
    .sort((a, b) => a.asked.draft.length - b.asked.draft.length);
  if (asked.length === 0) return undefined;
  if (asked.length === 1 || !asked.every(isOnlyReady)) return menuOf(words, asked[0], view);
  const latest = asked.find(({ asked }) => asked.decision === latestDecision) ?? asked[0];
  return confirmAll(words, asked, view, latest);
}

function isOnlyReady({ asked }: Open): boolean {
  return asked.options.every(({ pick }) => splitPick(pick).pick === 'ready');
}

function decisionOf({ asked }: Open, view: View): View['decisions'][number] {
  return view.decisions.find(({ decision }) => decision === asked.decision)!;
}

function menuOf(words: Words, open: Open, view: View): Menu {
  const { seat, asked } = open;
  const { kind, actor, draft } = asked;
  const decision = decisionOf(open, view);
  const context = { view, kind, hero: actor, draft, about: decision.about };
  const choices = asked.options.map(
    ({ pick, meaning }): Choice => ({
      label: pickLabel(words, pick, context),
      meaning: showMeaning(pick, meaning, asked),
      picks: [pick],
      alike: 1,
      answers: [{ seat, decision: asked.decision, picks: [pick] }],
    }),
  );
  const next = splitPick(asked.options[0].pick).pick;
  return {
    question: questionSentence(words, { view, decision, draft, next }),
    kind,
    actor,
    rule: decision.rule,
    choices: joinAlike(choices),
    seat,
    decision: asked.decision,
    canGoBack: draft.length > 0,
  };
}

/** What is said of a meaning: no price where it is not decided, a total where there are several. */
function showMeaning(
  pick: string,
  meaning: OptionMeaning,
  { kind, draft }: Pick<DecisionOptions, 'kind' | 'draft'>,
): ShownMeaning {
  if (kind === 'trust-split') return { ...meaning, outcomes: undefined };
  if (saysNoPrice(pick, meaning, draft)) return { ...meaning, price: undefined };
  const citizens = [...draft, pick].filter((word) => splitPick(word).pick === 'citizen').length;
  return citizens > 1 ? { ...meaning, inAll: true } : meaning;
}

/** The price of a move comes with its end; a stake or a refusal says for itself what it costs. */
function saysNoPrice(pick: string, { price, atLeast }: OptionMeaning, draft: readonly string[]): boolean {
  const { pick: kind } = splitPick(pick);
  if (kind === 'citizen' && draft[0] === 'do move-citizens') return true;
  const speaksForItself = kind === 'amount' || kind === 'decline' || pick === 'do attack';
  return price === 0 && atLeast !== true && speaksForItself;
}

/** Tokens that nobody can tell apart are one choice, answered by the first of them. */
function joinAlike(choices: readonly Choice[]): readonly Choice[] {
  const joined = new Map<string, Choice>();
  for (const choice of choices) {
    const key = `${choice.label} ${JSON.stringify(choice.meaning)}`;
    const first = joined.get(key);
    if (first === undefined) joined.set(key, choice);
    else joined.set(key, { ...first, picks: [...first.picks, ...choice.picks], alike: first.alike + 1 });
  }
  return [...joined.values()];
}

/** All Heroes have laid something: one question instead of one each. */
function confirmAll(words: Words, open: readonly Open[], view: View, latest: Open): Menu {
  const { rule } = decisionOf(latest, view);
  const { kind, actor, decision } = latest.asked;
  const ready: Choice = {
    label: words.text('choice.confirm-all'),
    meaning: { rule },
    picks: open.map(({ asked }) => asked.options[0].pick),
    alike: 1,
    answers: open.map(({ seat, asked }) => ({
      seat,
      decision: asked.decision,
      picks: [asked.options[0].pick],
    })),
  };
  const changes = open.map(
    ({ seat, asked }): Choice => ({
      label: words.text('choice.change', { hero: asked.actor }),
      meaning: { rule },
      picks: [],
      alike: 1,
      answers: [{ seat, decision: asked.decision, back: true }],
    }),
  );
  const choices = open.map(({ asked }) => describeDraft(words, asked, view)).join('; ');
  return {
    question: finishSentence(words.text('question.confirm-all', { choices })),
    kind,
    actor,
    rule,
    choices: [ready, ...changes],
    seat: latest.seat,
    decision,
    canGoBack: true,
  };
}

function describeDraft(words: Words, { draft, kind, actor }: DecisionOptions, view: View): string {
  const choice = pickLabel(words, draft[0], { view, kind, hero: actor, draft: [] });
  return words.text('question.confirm-all.choice', { hero: actor, choice });
}

/** A choice in one line: what it is, its price, what is left, what may follow. */
export function describeChoice(words: Words, { label, meaning, alike }: Choice): string {
  const count = alike > 1 ? ` ${words.text('choice.alike', { alike })}` : '';
  const phrases = meaningPhrases(words, meaning);
  return `${label}${count}${phrases.length === 0 ? '' : ` – ${phrases.join(', ')}`}`;
}
