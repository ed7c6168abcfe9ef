import type { Answer, DecisionOptions, OptionMeaning, Play, View } from '@great-machine/rules';
import { PRICED_LATER } from '../messages/actions.js';
import { capitalise, heroName } from '../messages/names.js';
import { describeMeaning } from '../messages/outcomes.js';
import { labelPick, type PickContext, possessive, splitPick } from '../messages/picks.js';
import { describeQuestion } from '../messages/questions.js';

/** Something to choose by its number. */
export interface Choice {
  readonly label: string;
  readonly meaning: OptionMeaning;
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
  return open.length > 1 && open.every(isOnlyReady) ? confirmAll(open, view) : menuOf(open[0], view);
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
  };
  const choices = asked.options.map(({ pick, meaning }): Choice => {
    const shown = saysNoPrice(pick, meaning, asked.draft) ? { ...meaning, price: undefined } : meaning;
    const answers = [{ seat, decision: asked.decision, picks: [pick] }];
    return { label: labelPick(pick, context), meaning: shown, alike: 1, answers };
  });
  const next = splitPick(asked.options[0].pick).pick;
  return {
    question: describeQuestion({ view, decision, draft: asked.draft, next }),
    rule: decision.rule,
    choices: joinAlike(choices),
    seat,
    decision: asked.decision,
    canGoBack: asked.draft.length > 0,
  };
}

/** The price of some Actions comes with later picks; a stake or a refusal says for itself what it costs. */
function saysNoPrice(pick: string, { price }: OptionMeaning, draft: readonly string[]): boolean {
  const { pick: kind, of } = splitPick(pick);
  if (kind === 'citizen' && draft[0] === 'do move-citizens') return true;
  return price === 0 && (kind === 'amount' || kind === 'decline' || PRICED_LATER.includes(of));
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
function confirmAll(open: readonly Open[], view: View): Menu {
  const [{ seat, asked }] = open;
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
    question: capitalise(`${laid.join('; ')}. Is that final?`),
    rule,
    choices: [ready, ...changes],
    seat,
    decision: asked.decision,
    canGoBack: true,
  };
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
