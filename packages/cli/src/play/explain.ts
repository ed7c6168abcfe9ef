import type { Refusal } from '@great-machine/rules';
import { capitalise } from '../messages/names.js';
import { sentenceOfMeaning } from '../messages/outcomes.js';
import { reasonOf } from '../messages/reasons.js';
import { refusalSentence } from '../messages/refusals.js';
import { findRule, ruleTexts } from '../rule-texts.js';
import type { Choice, Menu } from './menu.js';
import type { Table } from './table.js';

/** `?` explains the question, `? 3` an option, `? GM-8` or `? curfew` a rule or card. */
export function explain(table: Table, menu: Menu | undefined, what: string): string[] {
  if (what === '')
    return menu === undefined ? ['The game is over.'] : [menu.question, ...quoteRule(menu.rule)];
  if (/^\d+$/.test(what)) {
    const choice = menu?.choices[Number(what) - 1];
    return choice === undefined ? [`There is no option ${what}.`] : explainChoice(table, choice);
  }
  return quoteRule(what);
}

function explainChoice(table: Table, { label, meaning, answers }: Choice): string[] {
  const lines = [`${capitalise(label)}.`];
  const sentence = sentenceOfMeaning(meaning);
  if (sentence !== '') lines.push(sentence);
  const parts = (meaning.breakdown ?? []).map(
    ({ source, amount }) => `${amount} ${reasonOf(source)} [${source}]`,
  );
  if (parts.length > 0) lines.push(`Price: ${parts.join(', ')}.`);
  if (table.isFinal(answers)) lines.push('This cannot be undone.');
  return [...lines, ...quoteRule(meaning.rule)];
}

function quoteRule(id: string): string[] {
  const rule = findRule(id);
  if (rule !== undefined) return [`${rule.id} ${rule.title}: ${rule.text}`];
  return ruleTexts().size === 0
    ? [`Rule ${id} (the rule pages docs/rules are not here to quote it).`]
    : [`There is no rule or card '${id}'.`];
}

/** Kinds of pick that a name alone may mean. */
const KINDS_TO_TRY = [
  'do',
  'to',
  'card',
  'guard',
  'servant',
  'use',
  'hero',
  'directive',
  'district',
  'option',
];
const VAGUE = ['malformed-answer', 'not-offered'];

/** Why a pick, given in words ("to art", "riot"), is not possible. */
export function explainWhyNot(table: Table, menu: Menu, text: string): string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return ['Say what you would like to do, for example: why to art, why do riot.'];
  const name = words.replaceAll(' ', '-');
  const tries = [words, ...KINDS_TO_TRY.map((kind) => `${kind} ${name}`)].map((pick) =>
    table.whyNot({ seat: menu.seat, decision: menu.decision, picks: [pick] }),
  );
  if (tries.includes(undefined)) return ['That is possible: it is among the options.'];
  const refusals = tries as readonly Refusal[];
  const refusal =
    refusals.find(({ code }) => !VAGUE.includes(code)) ??
    refusals.find(({ code }) => code !== 'malformed-answer') ??
    refusals[0];
  return [`${refusalSentence(refusal)} (${refusal.code})`, ...quoteRule(refusal.rule)];
}
