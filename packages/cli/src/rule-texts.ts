import { readdirSync, readFileSync } from 'node:fs';

export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const PAGES = new URL('../../../docs/rules/', import.meta.url);

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
  return page
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading, ...lines] = section.split('\n');
      const [id, ...title] = heading.trim().split(' ');
      const end = lines.findIndex((line) => line.startsWith('- Source:') || line.startsWith('#'));
      const text = lines.slice(0, end < 0 ? undefined : end).join(' ');
      return { id, title: title.join(' '), text: text.replace(/[*_]{1,2}(\S.*?\S)[*_]{1,2}/g, '$1').trim() };
    });
}
