/**
 * The reference of the public exports: `npm run -s api:write` writes `docs/api`, `npm run -s api:check` fails where it
 * is out of date. Both read the built declaration files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENTED, readPackage } from './packages.js';
import { renderPage } from './page.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'docs', 'api');

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const pages = DOCUMENTED.map((name) => ({
  path: join(FOLDER, `${name}.md`),
  text: renderPage(readPackage(ROOT, name)),
}));
const outdated = pages.filter(({ path, text }) => readIfThere(path) !== text);

if (process.argv.includes('--write')) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, text } of outdated) writeFileSync(path, text);
} else if (outdated.length > 0) {
  for (const { path } of outdated) console.error(`${path} is out of date: run npm run -s api:write`);
  process.exitCode = 1;
}
