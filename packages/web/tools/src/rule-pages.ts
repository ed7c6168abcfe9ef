import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assembleRules, type CardSource } from '@great-machine/rules';
import type { Plugin } from 'vite';

const PAGES = fileURLToPath(new URL('../../../../docs/rules/', import.meta.url));
const GENERATED = fileURLToPath(new URL('../../src/generated/', import.meta.url));

/** A rule as the client keeps it. */
interface RuleText {
  readonly title: string;
  readonly text: string;
  readonly page: string;
  readonly source: string;
  /** Of a card: where its name and its effect come from. */
  readonly card?: CardSource;
}

/** The pages in the order of their list, with the sections `### ID Title` that each has. */
export function readRules(): Readonly<Record<string, RuleText>> {
  const origins = originsOfCards();
  const rules: Record<string, RuleText> = {};
  for (const [, file] of readFileSync(`${PAGES}README.md`, 'utf8').matchAll(/^## \[.*\]\((.*)\)$/gm)) {
    const page = readFileSync(PAGES + file, 'utf8');
    const pageTitle = /^# (.*)$/m.exec(page)?.[1] ?? '';
    for (const section of page.split(/^### /m).slice(1)) {
      const [heading = '', ...lines] = section.split('\n');
      const [id = '', ...title] = heading.trim().split(' ');
      const end = lines.findIndex((line) => line.startsWith('- Source:') || line.startsWith('#'));
      const source =
        lines
          .find((line) => line.startsWith('- Source:'))
          ?.replace('- Source:', '')
          .trim() ?? '';
      const text = lines.slice(0, end < 0 ? undefined : end).join(' ');
      rules[id] = {
        title: title.join(' '),
        text: text.replace(/[*_]{1,2}(\S.*?\S)[*_]{1,2}/g, '$1').trim(),
        page: pageTitle,
        source,
        card: origins[id],
      };
    }
  }
  return rules;
}

interface Card {
  readonly id: string;
  readonly source: CardSource;
}

/** Where name and effect of each card come from, as its definition says. */
function originsOfCards(): Readonly<Record<string, CardSource>> {
  const { cityEvents, directives, heroes } = assembleRules();
  const of = (kind: string, cards: Readonly<Record<string, Card>>) =>
    Object.values(cards).map(({ id, source }) => [`${kind}-${id}`, source] as const);
  return Object.fromEntries([...of('EVT', cityEvents), ...of('DIR', directives), ...of('HERO', heroes)]);
}

function writeRules(): void {
  mkdirSync(GENERATED, { recursive: true });
  const file = `${GENERATED}rules.json`;
  const text = `${JSON.stringify(readRules())}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The rules in our own words, for players who ask in the game. */
export function rulePages(): Plugin {
  return { name: 'rule-pages', buildStart: writeRules };
}
