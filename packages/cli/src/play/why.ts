import { type Choice, finishSentence, refusalSentence, type ThingKind } from '@great-machine/messages';
import { itemAt, type PickView, type Refusal, type Rules, samePickView } from '@great-machine/rules';
import { words } from '../terminal/terminal-words.js';
import { simplify, textBefore } from '../terminal/text.js';
import { choiceNumbered, type NumberedMenu, noSuchNumber } from './numbering.js';
import type { SeenTable } from './table.js';

/** Names on the screen, and the kinds of pick that such a name may mean. */
interface Named {
  readonly kinds: readonly string[];
  readonly id: string;
  readonly names: readonly string[];
}

function named(
  kinds: readonly string[],
  thing: ThingKind,
  namesOf: (id: string) => readonly string[],
): readonly Named[] {
  return words.ids(thing).map((id) => ({ kinds, id, names: [id, ...namesOf(id)].map(simplify) }));
}

/** "Attack a Guard" is also "attack". */
function actions(pick: string, kind: ThingKind): readonly Named[] {
  return named([pick], kind, (id) => [words.name(kind, id), textBefore(words.name(kind, id), ' ')]);
}

const NAMED: readonly Named[] = [
  ...named(['to', 'card', 'guard', 'district', 'at'], 'district', (id) =>
    ['title', 'short', 'tiny'].map((form) => words.name('district', id, form)),
  ),
  ...named(['hero'], 'hero', (id) => {
    const title = words.name('hero', id, 'title');
    return [title, words.name('hero', id, 'short'), ...title.split(',')];
  }),
  ...named(['servant'], 'servant', (id) => [words.name('servant', id), words.name('servant', id, 'short')]),
  ...actions('do', 'hero-action'),
  ...actions('do', 'servant-action'),
  ...actions('use', 'machine-action'),
  ...named(['directive', 'take-back'], 'directive', (id) => [words.name('directive', id)]),
];

/** Refusals that say no more than that something is not offered. */
const VAGUE = ['malformed-answer', 'not-offered', 'too-many-picks', 'no-such-action-now'];
const MOST_REASONS = 3;

interface Explained {
  readonly says: readonly string[];
  readonly rule?: string;
}

/** Why a question cannot be answered with these picks, one after another; undefined if it can. */
type WhyNot = (...picks: readonly PickView[]) => Promise<Refusal | undefined>;

/** Why something, said in words ("to art", "riot", "3"), is not possible; or that it is. */
export async function explainWhyNot(table: SeenTable, menu: NumberedMenu, text: string): Promise<Explained> {
  const said = simplify(text);
  if (said === '') return { says: ['Say what you would like to do, for example: why to art, why riot.'] };
  if (/^\d+$/.test(said)) return { says: [explainNumber(menu, Number(said))] };
  const shown = menu.choices.findIndex((choice) => isCalled(choice, said));
  if (shown >= 0) return { says: [isPossible(menu, shown)] };
  const picks = picksMeant(table.rules, said);
  if (picks.length === 0) {
    return { says: [`I do not understand '${text.trim()}'; say for example: why to art, why riot.`] };
  }
  return explainPicks(table, menu, picks);
}

function explainNumber(menu: NumberedMenu, number: number): string {
  const choice = choiceNumbered(menu, number);
  return choice === undefined ? noSuchNumber(menu, number) : isPossible(menu, menu.choices.indexOf(choice));
}

function isPossible(menu: NumberedMenu, at: number): string {
  return finishSentence(
    `That is possible: it is option ${itemAt(menu.numbers, at)}, ${itemAt(menu.choices, at).label}.`,
  );
}

/** A label, or the part of it that names the Action or the card. */
function isCalled({ label }: Choice, said: string): boolean {
  return [label, textBefore(label, ':'), textBefore(label, ' (')].some((name) => simplify(name) === said);
}

/** The picks that the words may mean: a kind and a name ("to art"), or only a name. */
function picksMeant({ picks }: Rules, said: string): readonly PickView[] {
  if (Object.hasOwn(picks, said)) return picks[said] === 'nothing' ? [{ pick: said, names: 'nothing' }] : [];
  const [first = said, ...rest] = said.split(' ');
  const kind = Object.hasOwn(picks, first) ? first : undefined;
  const meant = kind === 'to' || kind === 'card' ? ['to', 'card'] : [kind];
  const called = (name: string, only?: readonly unknown[]) =>
    NAMED.filter(({ names }) => names.includes(name)).flatMap(({ kinds, id }) =>
      kinds
        .filter((candidate) => only === undefined || only.includes(candidate))
        .flatMap((candidate) => pickOf(picks, candidate, id)),
    );
  const whole = called(said);
  return whole.length > 0 || kind === undefined ? whole : called(simplify(rest.join(' ')), meant);
}

/** The pick of this kind that names a thing; none where the kind names nothing, or something without an id. */
function pickOf(picks: Rules['picks'], pick: string, of: string): readonly PickView[] {
  const names = picks[pick];
  switch (names) {
    case undefined:
    case 'nothing':
    case 'citizen':
    case 'number':
    case 'placement':
      return [];
    default:
      return [{ pick, names, of }];
  }
}

async function explainPicks(
  table: SeenTable,
  menu: NumberedMenu,
  picks: readonly PickView[],
): Promise<Explained> {
  const { seat, id, rule } = menu.question;
  const whyNot: WhyNot = (...path) => table.whyNot({ seat, decision: id, picks: path });
  const refusals: Refusal[] = [];
  for (const pick of picks) {
    const refusal = await whyNot(pick);
    if (refusal === undefined) return { says: [isOffered(menu, pick)] };
    refusals.push(refusal);
  }
  const clear = refusals.find(isClear);
  if (clear !== undefined) return { says: [refusalSentence(words, clear)], rule: clear.rule };
  const later = await lookAhead(menu, picks, whyNot);
  if (later.length > 0) return { says: later };
  return { says: ['That is not among the options of this question.'], rule };
}

function isClear({ code }: Refusal): boolean {
  return !VAGUE.includes(code);
}

function isOffered(menu: NumberedMenu, pick: PickView): string {
  const at = menu.choices.findIndex(({ picks }) => picks.some((one) => samePickView(one, pick)));
  return at < 0 ? 'That is possible.' : isPossible(menu, at);
}

/** What is not asked yet may come with the next question: possible after an option, or why not after it. */
async function lookAhead(
  { choices, numbers }: NumberedMenu,
  picks: readonly PickView[],
  whyNot: WhyNot,
): Promise<readonly string[]> {
  const possible: string[] = [];
  /** Each reason with the first option after which it holds. */
  const reasons = new Map<string, string>();
  for (const [at, { label, answers }] of choices.entries()) {
    const first = answers[0]?.picks?.[0];
    if (first === undefined || answers.length > 1) continue;
    const results = await Promise.all(picks.map((pick) => whyNot(first, pick)));
    const clear = results.find((refusal) => refusal !== undefined && isClear(refusal));
    if (results.includes(undefined)) possible.push(`option ${itemAt(numbers, at)} (${label})`);
    else if (clear !== undefined && !reasons.has(refusalSentence(words, clear)))
      reasons.set(refusalSentence(words, clear), `After option ${itemAt(numbers, at)} (${label}): `);
  }
  if (possible.length > 0) return [`That is possible after ${possible.slice(0, MOST_REASONS).join(' or ')}.`];
  if (reasons.size === 1) return [...reasons.keys()];
  return [...reasons].slice(0, MOST_REASONS).map(([reason, after]) => after + reason);
}
