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

describe.each([
  ['city-event', 'city-events', 'CITY_EVENTS', 'EVT', 'city-events', ['', '.effect', '.plan']],
  ['directive', 'directives', 'DIRECTIVES', 'DIR', 'directives', ['', '.effect']],
  ['hero', 'heroes', 'HEROES', 'HERO', 'heroes-cards', ['', '.title', '.short', '.ability', '.effect']],
])('a new %s, in a copy of what it changes,', (kind, folder, list, prefix, page, forms) => {
  const copy = mkdtempSync(join(tmpdir(), 'new-card-'));
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');

  beforeAll(() => {
    for (const changed of CHANGED) cpSync(join(ROOT, changed), join(copy, changed), { recursive: true });
    for (const { path, text } of planCard(copy, kind, 'steam-whistle', 'The Whistle'))
      writeFileSync(join(copy, path), text);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('joins the cards of the module, the last of its list', async () => {
    const cards = await import(/* @vite-ignore */ join(copy, CONTENT, 'cards.ts'));
    expect(cards[list].at(-1)).toMatchObject({ id: 'steam-whistle' });
  });

  it('has its words in every form', async () => {
    const { en } = await import(/* @vite-ignore */ join(copy, 'packages/messages/src/catalog/index.ts'));
    const words = en.modules['one-versus-many'];
    expect(words[`${kind}.steam-whistle`]).toBe('The Whistle');
    const keys = Object.keys(words).filter((key) => key.startsWith(`${kind}.steam-whistle`));
    expect(keys).toEqual(forms.map((form) => `${kind}.steam-whistle${form}`));
  });

  it('has a rule with its place in the index', () => {
    expect(read(`docs/rules/${page}.md`)).toContain(`### ${prefix}-steam-whistle The Whistle`);
    expect(read('docs/rules/README.md')).toContain(
      `| [\`${prefix}-steam-whistle\`](${page}.md#${prefix.toLowerCase()}-steam-whistle-the-whistle) `,
    );
  });

  it('has a test that names the rule and is red, and a picture', () => {
    const test = read(`${CONTENT}/${folder}/steam-whistle.test.ts`);
    expect(test).toContain(`[${prefix}-steam-whistle]'`);
    expect(test).toContain('expect.fail');
    expect(read(`packages/web/art/${folder}/steam-whistle.svg`)).toMatch(/^<svg .*<\/svg>\n$/);
  });
});

it.each([
  ['an unknown kind', 'servant', 'steam-whistle', "'servant' is no kind of card"],
  ['what every object has', 'constructor', 'steam-whistle', "'constructor' is no kind of card"],
  ['capitals', 'hero', 'SteamWhistle', "'SteamWhistle' is no name of a card"],
  ['a path', 'hero', '../whistle', "'../whistle' is no name of a card"],
  ['a word of the language', 'hero', 'delete', "'delete' is a word of TypeScript"],
  ['the name of a card of its kind', 'hero', 'fowler', "there is already a hero called 'fowler'"],
  ['the name of a card of another kind', 'hero', 'curfew', "there is already a directive called 'curfew'"],
])('refuses %s', (_what, kind, id, message) => {
  expect(() => planCard(ROOT, kind, id)).toThrow(CardError);
  expect(() => planCard(ROOT, kind, id)).toThrow(message);
});
