import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardError } from './names.js';
import { planCard } from './plan.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONTENT = 'packages/rules/src/content/one-versus-many';
const CHANGED = ['packages/rules/src', 'packages/messages/src/catalog', 'packages/web/art', 'docs/rules'];

/** The card that stays the last of its kind. */
const LAST: Readonly<Record<string, string>> = { 'city-event': 'the-countdown' };

describe.each([
  ['city-event', 'city-events', 'CITY_EVENTS', 'EVT', 'city-events', ['', '.effect', '.plan']],
  ['directive', 'directives', 'DIRECTIVES', 'DIR', 'directives', ['', '.effect']],
  ['hero', 'heroes', 'HEROES', 'HERO', 'heroes-cards', ['', '.title', '.short', '.ability', '.effect']],
])('a new %s, in a copy of what it changes,', (kind, folder, list, prefix, page, forms) => {
  const last = LAST[kind] === undefined ? [] : [LAST[kind]];
  const copy = mkdtempSync(join(tmpdir(), 'new-card-'));
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');

  beforeAll(() => {
    for (const changed of CHANGED) cpSync(join(ROOT, changed), join(copy, changed), { recursive: true });
    for (const { path, text } of planCard(copy, kind, 'trial-card', { name: 'The Trial' }))
      writeFileSync(join(copy, path), text);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('joins the cards of the module, the last but The Countdown', async () => {
    const cards = await import(/* @vite-ignore */ join(copy, CONTENT, 'cards.ts'));
    const ids = cards[list].map(({ id }: { readonly id: string }) => id);
    expect(ids.slice(-1 - last.length)).toEqual(['trial-card', ...last]);
  });

  it('has its words in every form', async () => {
    const { en } = await import(/* @vite-ignore */ join(copy, 'packages/messages/src/catalog/index.ts'));
    const words = en.modules['one-versus-many'];
    expect(words[`${kind}.trial-card`]).toBe('The Trial');
    const keys = Object.keys(words).filter((key) => key.startsWith(`${kind}.trial-card`));
    expect(keys).toEqual(forms.map((form) => `${kind}.trial-card${form}`));
    const all = Object.keys(words);
    for (const card of last)
      expect(all.indexOf(`${kind}.trial-card`)).toBe(all.indexOf(`${kind}.${card}`) - forms.length);
  });

  it('has a rule with its place in the index, the last but The Countdown', () => {
    const sections = read(`docs/rules/${page}.md`).split('\n\n### ');
    expect(sections.slice(-1 - last.length).map((section) => section.split(' ')[0])).toEqual(
      ['trial-card', ...last].map((id) => `${prefix}-${id}`),
    );
    expect(sections.at(-1 - last.length)).toContain('The Trial');
    const rows = read('docs/rules/README.md')
      .split('\n')
      .filter((line) => line.includes(`](${page}.md#`));
    expect(rows.at(-1 - last.length)).toContain(
      `| [\`${prefix}-trial-card\`](${page}.md#${prefix.toLowerCase()}-trial-card-the-trial) `,
    );
    for (const card of last) expect(rows.at(-1)).toContain(`${prefix}-${card}`);
  });

  it('has a test that names the rule and is red, and a picture', () => {
    const test = read(`${CONTENT}/${folder}/trial-card.test.ts`);
    expect(test).toContain(`[${prefix}-trial-card]'`);
    expect(test).toContain('expect.fail');
    expect(read(`packages/web/art/${folder}/trial-card.svg`)).toMatch(/^<svg .*<\/svg>\n$/);
  });
});

it.each([
  [undefined, 'stack: 1', 'Stack I.'],
  ['1', 'stack: 1', 'Stack I.'],
  ['2', 'stack: 2', 'Stack II.'],
])('a new City Event of stack %s says so, in its file and in its rule', (stack, code, rule) => {
  const files = planCard(ROOT, 'city-event', 'trial-card', { stack });
  const textOf = (name: string) => files.find(({ path }) => path.endsWith(name))?.text;
  expect(textOf('trial-card.ts')).toContain(code);
  expect(textOf('city-events.md')).toContain(`Trial Card\n\n${rule} To be written.`);
});

it.each([
  ['city-event', '3', "'3' is no stack; the stacks are 1, 2"],
  ['city-event', 'last', "'last' is no stack"],
  ['hero', '1', 'only a city-event has a stack, not a hero'],
])('refuses a %s of stack %s', (kind, stack, message) => {
  expect(() => planCard(ROOT, kind, 'trial-card', { stack })).toThrow(CardError);
  expect(() => planCard(ROOT, kind, 'trial-card', { stack })).toThrow(message);
});

it.each([
  ['an unknown kind', 'servant', 'trial-card', "'servant' is no kind of card"],
  ['what every object has', 'constructor', 'trial-card', "'constructor' is no kind of card"],
  ['capitals', 'hero', 'TrialCard', "'TrialCard' is no name of a card"],
  ['a path', 'hero', '../trial-card', "'../trial-card' is no name of a card"],
  ['a word of the language', 'hero', 'delete', "'delete' is a word of TypeScript"],
  ['the name of a card of its kind', 'hero', 'fowler', "there is already a hero called 'fowler'"],
  ['the name of a card of another kind', 'hero', 'curfew', "there is already a directive called 'curfew'"],
])('refuses %s', (_what, kind, id, message) => {
  expect(() => planCard(ROOT, kind, id)).toThrow(CardError);
  expect(() => planCard(ROOT, kind, id)).toThrow(message);
});
