import type { Advice } from '@great-machine/client';
import {
  factSentence,
  finishSentence,
  type PickContext,
  percentOf,
  pickLabel,
} from '@great-machine/messages';
import { itemAt, type PickView, type SeatQuestion, samePickView, type View } from '@great-machine/rules';
import { words } from '../terminal/terminal-words.js';
import { textBefore } from '../terminal/text.js';
import type { NumberedMenu } from './numbering.js';
import type { SeenTable } from './table.js';

/** What a hint is about. */
export interface Asked {
  readonly view: View;
  readonly question: SeatQuestion;
}

/**
 * The best answers, best first: which option begins them, the chance to win, and the facts that decide. The level's own
 * number of playouts, a second or less, gives the same hint for the same question.
 */
export async function giveHint(
  table: Pick<SeenTable, 'view' | 'advise' | 'questionNamed'>,
  menu: NumberedMenu,
): Promise<readonly string[]> {
  const { question } = menu;
  const advice = await table.advise(question);
  const askedIn = ({ offer = question.id }: Advice): Asked => ({
    view: table.view,
    question: table.questionNamed(offer) ?? question,
  });
  return [
    'The best answers, with your chance to win as far as games played out from here tell:',
    ...advice.map((one) => describe(menu, askedIn(one), one)),
  ];
}

function describe(menu: NumberedMenu, asked: Asked, advice: Advice): string {
  const number = numberOf(menu, asked, itemAt(advice.picks, 0));
  return describeAdvice(asked, advice, `Option ${number} (${percentOf(words, advice.chance)})`);
}

/** What is advised, after what it is called, with the facts that decide. */
export function describeAdvice(asked: Asked, { picks, plan = [], facts }: Advice, called: string): string {
  const { draft } = asked.question;
  const answers = [describePicks(asked, draft, picks), ...plan.map((next) => describePicks(asked, [], next))];
  return [
    finishSentence(`${called}: ${answers.join('; then ')}.`),
    ...facts.map((fact) => factSentence(words, fact)),
  ].join(' ');
}

/** The option of the menu; of tokens that nobody can tell apart it shows one. */
function numberOf({ choices, numbers }: NumberedMenu, asked: Asked, pick: PickView): number {
  const label = pickLabel(words, pick, contextOf(asked, asked.question.draft));
  const at = choices.findIndex(
    ({ picks, ...choice }) => picks.some((one) => samePickView(one, pick)) || choice.label === label,
  );
  return itemAt(numbers, at);
}

/** "order Lex Hecate, to the Art District". Of a split the last share tells them all. */
function describePicks(asked: Asked, draft: readonly PickView[], picks: readonly PickView[]): string {
  const names = picks.map((pick, at) => nameOf(pick, contextOf(asked, [...draft, ...picks.slice(0, at)])));
  if (asked.question.kind === 'trust-split') return names.at(-1) ?? '';
  return names.filter((_, at) => at === 0 || !isFormality(itemAt(picks, at))).join(', ');
}

function isFormality({ pick }: PickView): boolean {
  return pick === 'done' || pick === 'ready';
}

function contextOf({ view, question }: Asked, draft: readonly PickView[]): PickContext {
  const { kind, actor: hero, about } = question;
  return { view, kind, hero, draft, about };
}

/** Picks that are called as their label is; of the labels of others the name will do. */
const NAMES = ['card', 'ready', 'hero', 'option'];

/** Labels of Actions and cards go on with what these do. */
function nameOf(pick: PickView, context: PickContext): string {
  const label = pickLabel(words, pick, context);
  if (pick.names === 'servant') return `order ${words.name('servant', pick.of)}`;
  if (pick.names === 'action') return textBefore(label, ':');
  if (pick.names === 'card') {
    const said = textBefore(label, ':');
    return said.startsWith(words.name('card', pick.of)) ? said : inSentence(said);
  }
  return NAMES.includes(pick.pick) || context.kind === 'trust-split' ? label : inSentence(label);
}

function inSentence(label: string): string {
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
