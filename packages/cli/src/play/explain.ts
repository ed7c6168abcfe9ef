import {
  type Choice,
  capitalise,
  countOf,
  finishSentence,
  meaningPhrases,
  priceLines,
} from '@great-machine/messages';
import { words } from '../terminal/terminal-words.js';
import { choiceNumbered, type NumberedMenu } from './numbering.js';
import { findRule, findRules, type RuleText, ruleTexts, sourceOfCard } from './rule-texts.js';
import type { SeenTable } from './table.js';
import { explainWhyNot } from './why.js';

const MOST_HITS = 8;
const MOST_IN_FULL = 2;
/** A rule that is best read together with another one. */
const READ_TOGETHER: Readonly<Record<string, string>> = { 'ACT-8': 'ACT-9' };

/** `?` explains the question, `? 3` an option, `? GM-8`, `? curfew` or `? riot` rules and cards. */
export function explain(menu: NumberedMenu | undefined, what: string): string[] {
  if (what === '')
    return menu === undefined ? ['The game is over.'] : [menu.sentence, ...quoteRule(menu.question.rule)];
  if (/^\d+$/.test(what)) {
    const choice = menu && choiceNumbered(menu, Number(what));
    return choice === undefined ? [`There is no option ${what}.`] : explainChoice(choice);
  }
  return searchRules(what);
}

/** Why a pick, given in words, is not possible; with the rule. */
export async function explainWhy(table: SeenTable, menu: NumberedMenu, text: string): Promise<string[]> {
  const { says, rule } = await explainWhyNot(table, menu, text);
  return [...says, ...(rule === undefined ? [] : quoteRule(rule))];
}

function explainChoice(choice: Choice): string[] {
  const { label, meaning, final } = choice;
  const lines = [finishSentence(`${label}.`)];
  const phrases = meaningPhrases(words, meaning);
  if (phrases.length > 0) lines.push(`${capitalise(phrases.join('; '))}.`);
  lines.push(...explainPrice(choice));
  if (final) lines.push('This cannot be undone.');
  const together = READ_TOGETHER[meaning.rule];
  return [...lines, ...quoteRule(meaning.rule), ...(together === undefined ? [] : quoteRule(together))];
}

/** "Price: 4 Bonds: 4 for Districts exited [GM-2]." */
function explainPrice({ meaning: { price, currency = 'trust', atLeast, breakdown = [] } }: Choice): string[] {
  const parts = priceLines(words, breakdown).map(({ text, amount, source }) => {
    const sum = amount < 0 ? `minus ${-amount}` : `${amount}`;
    return `${sum} for ${text} [${source}]`;
  });
  if (price === undefined || parts.length === 0) return [];
  const total = countOf(words, price, currency);
  return [`Price: ${atLeast === true ? 'from ' : ''}${total}: ${parts.join(', ')}.`];
}

function quoteRule(id: string): string[] {
  const rule = findRule(id);
  return rule === undefined ? [notFound(id)] : [quote(rule)];
}

/** One rule in full; of several, those that bear the very name in full and the others by their titles. */
function searchRules(name: string): string[] {
  const { exact, others } = findRules(name);
  if (exact.length === 0 && others.length === 0) return [notFound(name)];
  if (exact.length === 0 && others.length <= MOST_IN_FULL) return others.map(quote);
  const [first] = others;
  if (first === undefined) return exact.map(quote);
  const listed = others.slice(0, MOST_HITS).map(({ id, title }) => `  ${id} ${title}`);
  const more = others.length > MOST_HITS ? ` (${MOST_HITS} of ${others.length})` : '';
  const heading = exact.length === 0 ? `Several rules are about '${name}'${more}:` : `See also${more}:`;
  return [...exact.map(quote), heading, ...listed, `Type for example: ? ${first.id}`];
}

function quote(rule: RuleText): string {
  const source = sourceOfCard(rule.id);
  return `${rule.id} ${capitalise(rule.title)}: ${rule.text}${source === undefined ? '' : ` ${source}`}`;
}

function notFound(id: string): string {
  return ruleTexts().size === 0
    ? `Rule ${id} (the rule pages docs/rules are not here to quote it).`
    : `There is no rule or card '${id}'.`;
}
