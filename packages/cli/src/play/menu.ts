import type { Answer, DecisionOptions, OptionMeaning, Play, View } from '@great-machine/rules';
import { finishSentence, heroName } from '../messages/names.js';
import { describeMeaning, type ShownMeaning } from '../messages/outcomes.js';
import { labelPick, type PickContext, possessive, splitPick } from '../messages/picks.js';
import { describeQuestion } from '../messages/questions.js';

/** Something to choose by its number. */
export interface Choice {
  readonly label: string;
  readonly meaning: ShownMeaning;
  /** How many picks look just like this one. */
  readonly alike: number;
  readonly answers: readonly Answer[];
}

/** What the person is asked now. */
export interface Menu {
  readonly question: string;
  readonly rule: string;
  readonly choices: readonly Choice[];
  /** The open decision, for `back` and `why`. */
  readonly seat: string;
  readonly decision: string;
  readonly canGoBack: boolean;
  /** What `back` is good for here. */
  readonly hint?: string;
}

interface Open {
  readonly seat: string;
  readonly asked: DecisionOptions;
}

/** The next question to these seats: of several open at once, the one least answered so far. */
export function buildMenu(play: Play, seats: readonly string[], view: View): Menu | undefined {
  const open = seats
    .flatMap((seat) => play.options(seat).map((asked): Open => ({ seat, asked })))
    .filter(({ asked }) => asked.options.length > 0)
    .sort((a, b) => a.asked.draft.length - b.asked.draft.length);
  if (open.length === 0) return undefined;
  return open.length > 1 && open.every(isOnlyReady)
    ? confirmAll(open, view, play.entries)
    : menuOf(open[0], view);
}

function isOnlyReady({ asked }: Open): boolean {
  return asked.options.every(({ pick }) => splitPick(pick).pick === 'ready');
}

function menuOf({ seat, asked }: Open, view: View): Menu {
  const decision = view.decisions.find((candidate) => candidate.decision === asked.decision)!;
  const context: PickContext = {
    view,
    kind: asked.kind,
    hero: asked.actor,
    draft: asked.draft,
    about: decision.about,
  };
  const choices = asked.options.map(({ pick, meaning }): Choice => {
    const answers = [{ seat, decision: asked.decision, picks: [pick] }];
    return { label: labelPick(pick, context), meaning: showMeaning(pick, meaning, asked), alike: 1, answers };
  });
  const next = splitPick(asked.options[0].pick).pick;
  return {
    question: describeQuestion({ view, decision, draft: asked.draft, next }),
    rule: decision.rule,
    choices: joinAlike(choices),
    seat,
    decision: asked.decision,
    canGoBack: asked.draft.length > 0,
    hint: asked.draft.length > 0 ? (HINTS[asked.kind] ?? HINTS.other) : undefined,
  };
}

const HINTS: Readonly<Record<string, string>> = {
  'machine-phase': "('back' for another order)",
  'hero-action': "('back' for another Action)",
  other: "('back' changes the last step)",
};

/** What the screen says of a meaning: no price where it is not decided, a total where there are several. */
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

/** Tokens that nobody can tell apart are one choice. */
function joinAlike(choices: readonly Choice[]): readonly Choice[] {
  const joined = new Map<string, Choice>();
  for (const choice of choices) {
    const key = `${choice.label} ${JSON.stringify(choice.meaning)}`;
    const first = joined.get(key);
    joined.set(key, first === undefined ? choice : { ...first, alike: first.alike + 1 });
  }
  return [...joined.values()];
}

/** All Heroes have laid something: one question instead of one each. */
function confirmAll(open: readonly Open[], view: View, entries: Play['entries']): Menu {
  const { seat, asked } = findLatest(open, entries);
  const rule = view.decisions.find(({ decision }) => decision === asked.decision)!.rule;
  const laid = open.map(({ asked }) => `${heroName(asked.actor)}: ${labelDraft(asked, view)}`);
  const ready: Choice = {
    label: 'Ready: that is final',
    meaning: { rule },
    alike: 1,
    answers: open.map(({ seat, asked }) => ({
      seat,
      decision: asked.decision,
      picks: [asked.options[0].pick],
    })),
  };
  const changes = open.map(
    ({ seat, asked }): Choice => ({
      label: `Change ${possessive(asked.actor)} choice`,
      meaning: { rule },
      alike: 1,
      answers: [{ seat, decision: asked.decision, back: true }],
    }),
  );
  return {
    question: finishSentence(`${laid.join('; ')}. Is that final?`),
    rule,
    choices: [ready, ...changes],
    seat,
    decision: asked.decision,
    canGoBack: true,
  };
}

/** The question that was answered last: `back` takes that answer back. */
function findLatest(open: readonly Open[], entries: Play['entries']): Open {
  const answered = (entry: (typeof entries)[number]) =>
    'picks' in entry && entry.picks !== undefined
      ? open.find(({ asked }) => asked.decision === entry.decision)
      : undefined;
  for (let at = entries.length - 1; at >= 0; at--) {
    const latest = answered(entries[at]);
    if (latest !== undefined) return latest;
  }
  return open[0];
}

function labelDraft({ draft, kind, actor }: DecisionOptions, view: View): string {
  return labelPick(draft[0], { view, kind, hero: actor, draft: [] });
}

/** A choice in one line: what it is, its price, what is left, what may follow. */
export function describeChoice({ label, meaning, alike }: Choice): string {
  const phrases = describeMeaning(meaning);
  const count = alike > 1 ? ` (${alike} alike)` : '';
  return `${label}${count}${phrases.length === 0 ? '' : ` – ${phrases.join(', ')}`}`;
}
