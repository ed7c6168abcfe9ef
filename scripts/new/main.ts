/** Writes everything of a new card but its effect: `npm run -s new -- city-event steam-whistle`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { KINDS } from './kinds.js';
import { CardError } from './names.js';
import { type FileText, planCard } from './plan.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCHEMA = 'docs/scenario.schema.json';
const USAGE = `usage: npm run -s new -- KIND ID [--name "Its Name"] [--stack 1|2]
  KIND    ${Object.keys(KINDS).join(', ')}
  ID      small letters, words joined by -, as in steam-whistle
  --name  what players read; else made of the id
  --stack of a city-event, 1 or 2; else 1`;

function readArguments() {
  try {
    return parseArgs({
      options: { name: { type: 'string' }, stack: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CardError(error instanceof Error ? error.message : String(error));
  }
}

function planAsAsked(): readonly FileText[] {
  const { values, positionals } = readArguments();
  const [kind, id, ...more] = positionals;
  if (kind === undefined || id === undefined || more.length > 0)
    throw new CardError('it takes a KIND and an ID');
  return planCard(ROOT, kind, id, values);
}

function run(...words: readonly string[]): void {
  execFileSync('npm', words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

function writeCard(files: readonly FileText[]): void {
  for (const { path, text } of files) writeFileSync(join(ROOT, path), text);
  const code = files.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
  run('exec', '--', 'biome', 'check', '--write', ...code);
  run('exec', '--', 'tsc', '-b');
  run('run', '-s', 'rules:write');
  run('run', '-s', 'scenario:schema');
  for (const path of [...files.map((file) => file.path), SCHEMA]) console.log(path);
  console.log('\nWritten. docs/adding-a-card.md says what is left, and which tests are red until then.');
}

try {
  writeCard(planAsAsked());
} catch (error) {
  if (!(error instanceof CardError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
