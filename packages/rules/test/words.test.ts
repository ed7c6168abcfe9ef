import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Code, styles and docs, tests too. */
const FOLDERS = ['packages', 'scripts', 'bench', 'examples', 'docs'];

/** Words that leave open who is meant, and names for which there are better ones. */
const UNCLEAR =
  /\b(?:whoever|somebody|someone|too dear|second word|adaption|GameWish|isWhole|createServant|bringToLife|giveBack|chanceText)\b/i;

/** A sentence of a comment, or the title of a test, that begins like a riddle: "Who comes has to say so". */
const RIDDLE = /(?:\/\*\*?|\/\/|^\s*\*|[.:]) Who [^.?\n]*\b(?:has|is|comes|may)\b|\bit\('who /m;

/** What players read may say "somebody": the page does not know who. */
const ALLOWED = [
  'packages/messages/src/catalog/',
  'packages/web/src/i18n/',
  'packages/rules/test/words.test.ts',
];

function textsBelow(folder: string): readonly string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : textsBelow(path);
    return /\.(?:tsx?|css|md)$/.test(path) ? [path] : [];
  });
}

/** The first match in each file that has one. */
function matchesOf(pattern: RegExp, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const match = pattern.exec(readFileSync(ROOT + path, 'utf8'));
    return match === null ? [] : [`${path}: ${match[0].trim()}`];
  });
}

it('code and docs name the actor: caller, host, player, page, worker', () => {
  const paths = FOLDERS.flatMap(textsBelow);
  const checked = paths.filter((path) => !ALLOWED.some((allowed) => path.startsWith(allowed)));
  expect(matchesOf(UNCLEAR, checked)).toEqual([]);
});

it('comments and titles of tests are no riddles', () => {
  const code = FOLDERS.flatMap(textsBelow).filter((path) => !path.endsWith('.md'));
  const checked = code.filter((path) => !ALLOWED.some((allowed) => path.startsWith(allowed)));
  expect(matchesOf(RIDDLE, checked)).toEqual([]);
});

it('what a question is about, and what a frame remembers, is read by its one checked access', () => {
  const accesses = ['packages/rules/src/kernel/decision.ts', 'packages/rules/src/kernel/flow.ts'];
  const code = FOLDERS.flatMap(textsBelow).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const found = matchesOf(/\.(?:about|locals) as /, code).map((match) => match.split(':')[0]);
  expect(found).toEqual(accesses);
});

it('no field is promised to be there: a type says it, or a check', () => {
  const code = FOLDERS.flatMap(textsBelow).filter((path) => /\.tsx?$/.test(path));
  expect(matchesOf(/^\s*(?:(?:private|protected|readonly|let) )*\w+!: /m, code)).toEqual([]);
});
