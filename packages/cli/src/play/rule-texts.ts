import { readdirSync, readFileSync } from 'node:fs';
import type { Rules } from '@great-machine/rules';
import { rulesOfAll } from '../options/module-options.js';
import { words } from '../terminal/terminal-words.js';
import { simplify } from '../terminal/text.js';

export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The title of the page it stands on. */
  readonly page: string;
}

const RULES = rulesOfAll();
const PAGES = new URL('../../../../docs/rules/', import.meta.url);

let known: ReadonlyMap<string, RuleText> | undefined;

/** All rules of the pages, by id in capitals; empty when the pages are not there. Read when first needed. */
export function ruleTexts(): ReadonlyMap<string, RuleText> {
  known ??= readPages();
  return known;
}

/** A rule by its id, or a card's rule by the card's id. */
export function findRule(name: string): RuleText | undefined {
  const wanted = name.trim().toUpperCase().replaceAll(' ', '-');
  const rules = ruleTexts();
  return ['', 'EVT-', 'DIR-', 'HERO-']
    .map((prefix) => rules.get(prefix + wanted))
    .find((rule) => rule !== undefined);
}

export interface Hits {
  /** Rules that bear the very name. */
  readonly exact: readonly RuleText[];
  /** Rules that have to do with it. */
  readonly others: readonly RuleText[];
}

/** Rules and cards by id, by a name on the screen, by title or page, else by a word of their text. */
export function findRules(name: string): Hits {
  const wanted = simplify(name).replaceAll(/[^\p{L}\d ]/gu, '');
  const all = [...ruleTexts().values()];
  const byId = findRule(name);
  const aliases = ALIASES.filter(([alias]) => alias === wanted).map(([, id]) => id);
  const exact = all.filter(
    (rule) => rule === byId || simplify(rule.title) === wanted || aliases.includes(rule.id),
  );
  if (wanted === '') return { exact, others: [] };
  const rest = all.filter((rule) => !exact.includes(rule)).sort((a, b) => a.title.length - b.title.length);
  const whole = new RegExp(`(^| )${wanted}s?( |$)`);
  const begun = new RegExp(`(^| )${wanted}`);
  const title = ({ id, title }: RuleText) => `${simplify(id)} ${simplify(title)}`;
  const page = (rule: RuleText) => simplify(rule.page);
  const text = (rule: RuleText) => simplify(rule.text);
  const searches = [
    () => rest.filter((rule) => whole.test(title(rule))),
    () => rest.filter((rule) => whole.test(page(rule))),
    () => (exact.length > 0 ? [] : rest.filter((rule) => whole.test(text(rule)))),
    () => (exact.length > 0 ? [] : rest.filter((rule) => begun.test(`${title(rule)} ${text(rule)}`))),
  ];
  for (const search of searches) {
    const others = search();
    if (others.length > 0) return { exact, others };
  }
  return { exact, others: [] };
}

/** Names that the rule pages do not use as titles, and the rules they stand for. */
const ALIASES: readonly (readonly [string, string])[] = [
  ...words.ids('hero').flatMap((id) => {
    const called = (form: string) => words.name('hero', id, form);
    const names = [...called('title').split(','), called('short'), called('ability')];
    return names.map((name) => [simplify(name), `HERO-${id}`] as const);
  }),
  ...words.ids('city-event').map((id) => [simplify(words.name('city-event', id)), `EVT-${id}`] as const),
  ...words.ids('directive').map((id) => [simplify(words.name('directive', id)), `DIR-${id}`] as const),
  ...Object.values(RULES.heroActions).map(
    ({ id, rule }) => [simplify(words.name('hero-action', id)), rule] as const,
  ),
  ...Object.values(RULES.servantActions).map(
    ({ id, rule }) => [simplify(words.name('servant-action', id)), rule] as const,
  ),
];

const ORIGINS = { rulebook: 'rulebook', public: 'public sources', design: 'our own design' } as const;

/** The cards whose rules begin with these letters. */
const CARDS: Readonly<Record<string, Rules['cityEvents' | 'directives' | 'heroes']>> = {
  EVT: RULES.cityEvents,
  DIR: RULES.directives,
  HERO: RULES.heroes,
};

/** Where name and effect of a card come from; undefined for other rules. */
export function sourceOfCard(rule: string): string | undefined {
  const [, kind, id] = /^(EVT|DIR|HERO)-(.+)$/.exec(rule) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const source = CARDS[kind]?.[id]?.source;
  if (source === undefined) return undefined;
  const parts = [`name: ${ORIGINS[source.name]}`, `effect: ${ORIGINS[source.effect]}`];
  if (source.details !== undefined) parts.push(`details: ${ORIGINS[source.details]}`);
  return `(${parts.join('; ')})`;
}

function readPages(): Map<string, RuleText> {
  const rules = new Map<string, RuleText>();
  let pages: string[] = [];
  try {
    pages = readdirSync(PAGES).filter((page) => page.endsWith('.md'));
  } catch {
    return rules;
  }
  for (const page of pages) {
    for (const rule of parsePage(readFileSync(new URL(page, PAGES), 'utf8'))) {
      rules.set(rule.id.toUpperCase(), rule);
    }
  }
  return rules;
}

/** Sections `### ID Title`; the list of sources after the text is for the pages only. */
export function parsePage(page: string): RuleText[] {
  const pageTitle = /^# (.*)$/m.exec(page)?.[1] ?? '';
  return page
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [id = '', ...title] = heading.trim().split(' ');
      const end = lines.findIndex((line) => line.startsWith('- Source:') || line.startsWith('#'));
      const text = lines.slice(0, end < 0 ? undefined : end).join(' ');
      const plain = text.replace(/[*_]{1,2}(\S.*?\S)[*_]{1,2}/g, '$1').trim();
      return { id, title: title.join(' '), text: plain, page: pageTitle };
    });
}
