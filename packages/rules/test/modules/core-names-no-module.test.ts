import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { automaton } from './automaton/module.js';
import { resistance } from './resistance/module.js';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const CORE = ['kernel', 'model', 'flow', 'effects', 'engine', 'view'];

/** How a file could name a module: by its id, by its variable, or by importing content. */
const NAMES = new RegExp(
  [...MODULES, resistance, automaton]
    .flatMap(({ id }) => [id, id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())])
    .concat('/content/')
    .join('|'),
  'i',
);

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

it('counts no file of the core that names a module', () => {
  const files = CORE.flatMap((folder) => filesUnder(join(SOURCE, folder)));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => NAMES.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('would notice one', () => {
  expect(NAMES.test("import { oneVersusMany } from './x.js'")).toBe(true);
  expect(NAMES.test("if (modules.includes('resistance'))")).toBe(true);
});
