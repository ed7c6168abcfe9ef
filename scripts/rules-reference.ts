/**
 * The rules reference and its tests. Every rule of docs/rules has a test, every test names known rules, and no test
 * claims more than three. `--write` fills the "Proved by" lines; without it they are checked.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MOST_RULES_A_TEST = 3;
const ID = '(?:R-)?[A-Z]+-[a-z0-9][a-z0-9-]*';
const HEADING = new RegExp(`^### (${ID}) (.+)$`, 'gm');
const CLAIM = new RegExp(`\\[(${ID}(?:, ${ID})*)\\](?=['"\`])`, 'g');

interface Claim {
  readonly path: string;
  readonly ids: readonly string[];
}

function filesBelow(folder: string, fits: (path: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path, fits);
    return fits(path) ? [path] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every rule with the page it stands on. */
function readRules(): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const page of filesBelow(
    'docs/rules',
    (path) => path.endsWith('.md') && !path.endsWith('README.md'),
  )) {
    for (const [, id = ''] of read(page).matchAll(HEADING)) rules.set(id, page);
  }
  return rules;
}

/** What each test claims: `[ID, ID]` at the end of a title, or the `rules` of a scenario file. */
function readClaims(): Claim[] {
  const claims: Claim[] = [];
  for (const path of filesBelow('packages', (path) => path.endsWith('.test.ts'))) {
    for (const [, ids = ''] of read(path).matchAll(CLAIM)) claims.push({ path, ids: ids.split(', ') });
  }
  for (const path of filesBelow('packages/rules/test', (path) => path.endsWith('.json'))) {
    const { rules } = JSON.parse(read(path));
    if (Array.isArray(rules)) claims.push({ path, ids: rules });
  }
  return claims;
}

/** Every card of the shipped modules is a rule: the kind of card gives the prefix, the file's name the rest. */
function readCards(): string[] {
  const prefixes: Readonly<Record<string, string>> = {
    'city-events': 'EVT',
    directives: 'DIR',
    heroes: 'HERO',
    inventions: 'INV',
    theories: 'THE',
  };
  return filesBelow(
    'packages/rules/src/content',
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  ).flatMap((path) => {
    const [folder = '', file = ''] = path.split('/').slice(-2);
    return prefixes[folder] === undefined ? [] : [`${prefixes[folder]}-${file.replace('.ts', '')}`];
  });
}

function findFaults(rules: ReadonlyMap<string, string>, claims: readonly Claim[]): string[] {
  const faults: string[] = [];
  const index = read('docs/rules/README.md');
  for (const id of rules.keys())
    if (!index.includes(`[\`${id}\`]`)) faults.push(`docs/rules/README.md lacks ${id}`);
  for (const id of readCards()) if (!rules.has(id)) faults.push(`the card ${id} has no rule in docs/rules`);
  const claimed = new Set(claims.flatMap(({ ids }) => ids));
  for (const id of rules.keys()) if (!claimed.has(id)) faults.push(`${id} has no test`);
  for (const { path, ids } of claims) {
    for (const id of ids) if (!rules.has(id)) faults.push(`${path} names the unknown rule ${id}`);
    if (ids.length > MOST_RULES_A_TEST)
      faults.push(`${path}: one test claims ${ids.length} rules: ${ids.join(', ')}`);
  }
  return faults;
}

function sectionsOf(page: string): readonly string[] {
  return page.split(/^(?=### )/m);
}

/** A line that was pasted twice: only the first of them is kept up to date. */
function findSecondProofs(path: string): string[] {
  return sectionsOf(read(path)).flatMap((section) =>
    section.split('\n').filter((line) => line.startsWith('- Proved by:')).length > 1
      ? [`${path} has two "Proved by" lines: ${section.split('\n', 1)[0]}`]
      : [],
  );
}

/** The page with the tests of each rule in its "Proved by" line. */
function withProofs(page: string, claims: readonly Claim[]): string {
  const sections = sectionsOf(page).map((section) => {
    const id = new RegExp(`^### (${ID}) `).exec(section)?.[1];
    if (id === undefined) return section;
    const paths = [...new Set(claims.filter(({ ids }) => ids.includes(id)).map(({ path }) => path))].sort();
    const links = paths.map((path) => `[${path.split('/').at(-1)}](../../${path})`);
    const line = `- Proved by: ${links.join(', ') || '–'}`;
    const marked = /^- Proved by:.*$/m;
    return marked.test(section) ? section.replace(marked, line) : `${section.trimEnd()}\n${line}\n\n`;
  });
  return sections.join('');
}

const rules = readRules();
const claims = readClaims().map((claim) => ({ ...claim, path: relative('.', claim.path) }));
const faults = findFaults(rules, claims);
const write = process.argv.includes('--write');
for (const page of new Set(rules.values())) {
  faults.push(...findSecondProofs(page));
  const [before, after] = [read(page), withProofs(read(page), claims)];
  if (before === after) continue;
  if (write) writeFileSync(join(root, page), after);
  else faults.push(`${page} is out of date: npm run rules:write`);
}
for (const fault of faults) console.error(fault);
console.log(`${rules.size} rules, ${claims.length} tests that name them, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
