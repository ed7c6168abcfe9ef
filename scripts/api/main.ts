/**
 * The reference of the public exports: `npm run -s api:write` writes `docs/api`, `npm run -s api:check` fails where it
 * is out of date. Both read the built declaration files.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from '../outdated.js';
import { DOCUMENTED, readPackage } from './packages.js';
import { renderPage } from './page.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const pages = DOCUMENTED.map((name) => ({
  path: join(ROOT, 'docs', 'api', `${name}.md`),
  text: renderPage(readPackage(ROOT, name)),
}));
writeOrCheck(pages, 'npm run -s api:write');
