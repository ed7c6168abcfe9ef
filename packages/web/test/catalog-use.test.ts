import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ui } from '../src/i18n/en/index.js';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|i18n[\\/]en/.test(file))
  .map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))
  .join('\n');

const written = new Set([...code.matchAll(/['"`](ui\.[\w.-]+)['"`]/g)].map(([, key]) => key));
/** Keys put together from data: each hole of a template stands for one part between dots. */
const patterns = [...code.matchAll(/`(ui\.[^`]*\$\{[^`]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
);

it('has no text that nothing shows', () => {
  const unused = Object.keys(ui).filter(
    (key) => !written.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
