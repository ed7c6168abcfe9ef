import { type Advice, advise } from '@great-machine/bots';
import {
  factSentence,
  finishSentence,
  type Menu,
  type PickContext,
  percentOf,
  pickLabel,
  splitPick,
} from '@great-machine/messages';
import type { DecisionOptions, View } from '@great-machine/rules';
import { RULES } from '../game-options.js';
import { words } from '../words.js';
import type { Table } from './table.js';

/** What a hint is about. */
interface Asked {
  readonly view: View;
  readonly open: DecisionOptions;
}

/**
 * The best answers, best first: which option begins them, the chance to win, and the facts that decide. The level's own
 * number of playouts, a second or less, gives the same hint for the same question.
 */
export function giveHint(table: Table, menu: Menu): readonly string[] {
  const situation = table.situation(menu);
  const { view, options, decision } = situation;
  const asked: Asked = { view, open: options.find((open) => open.decision === decision)! };
  return [
    'The best answers, with your chance to win as far as games played out from here tell:',
    ...advise(RULES, situation, { level: 'engineer' }).map((advice) => describe(menu, asked, advice)),
  ];
}

function describe(menu: Menu, asked: Asked, { picks, plan = [], chance, facts }: Advice): string {
  const { draft } = asked.open;
  const answers = [describePicks(asked, draft, picks), ...plan.map((next) => describePicks(asked, [], next))];
  const option = `Option ${numberOf(menu, asked, picks[0])} (${percentOf(words, chance)})`;
  return [
    finishSentence(`${option}: ${answers.join('; then ')}.`),
    ...facts.map((fact) => factSentence(words, fact)),
  ].join(' ');
}

/** The option of the menu; of tokens that nobody can tell apart it shows one. */
function numberOf({ choices }: Menu, asked: Asked, pick: string): number {
  const label = pickLabel(words, pick, contextOf(asked, asked.open.draft));
  const isPicked = (answer: { readonly picks?: readonly string[] }) => answer.picks?.[0] === pick;
  return 1 + choices.findIndex((choice) => choice.answers.some(isPicked) || choice.label === label);
}

/** "order Lex Hecate, to the Art District". Of a split the last share tells them all. */
function describePicks(asked: Asked, draft: readonly string[], picks: readonly string[]): string {
  const names = picks.map((pick, at) => nameOf(pick, contextOf(asked, [...draft, ...picks.slice(0, at)])));
  if (asked.open.kind === 'trust-split') return names[names.length - 1];
  return names.filter((_, at) => at === 0 || !isFormality(picks[at])).join(', ');
}

function isFormality(pick: string): boolean {
  return pick === 'done' || splitPick(pick).pick === 'ready';
}

function contextOf({ view, open }: Asked, draft: readonly string[]): PickContext {
  const { kind, actor: hero } = open;
  const about = view.decisions.find(({ decision }) => decision === open.decision)?.about;
  return { view, kind, hero, draft, about };
}

/** Picks that are called as their label is; of the labels of others the name will do. */
const NAMES = ['card', 'ready', 'hero', 'option'];
const NAMES_WITH_EFFECT = ['do', 'use', 'directive'];

function nameOf(pick: string, context: PickContext): string {
  const { pick: kind, of } = splitPick(pick);
  const label = pickLabel(words, pick, context);
  if (kind === 'servant') return `order ${words.name('servant', of)}`;
  if (NAMES_WITH_EFFECT.includes(kind)) return label.split(':')[0];
  return NAMES.includes(kind) || context.kind === 'trust-split'
    ? label
    : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
