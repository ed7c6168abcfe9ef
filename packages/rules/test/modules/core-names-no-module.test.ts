import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assembleRules, MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { automaton } from './automaton/module.js';
import { resistance } from './resistance/module.js';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const CORE = ['kernel', 'model', 'flow', 'effects', 'engine', 'view', 'scenario'];

/** How a file could name a module: by its id, by its variable, or by importing content. */
const NAMES = new RegExp(
  [...MODULES, resistance, automaton]
    .flatMap(({ id }) => [id, id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())])
    .concat('/content/')
    .join('|'),
  'i',
);

const { servants, cards } = assembleRules(MODULES.map(({ id }) => id));
/** Heroes are cards, too. */
const PIECES = [...servants.map(({ id }) => id), ...Object.values(cards).flatMap(Object.keys)];

/** A Hero, a Servant or a card by its id in quotes, alone or after the sort of its rule. */
const PIECE = new RegExp(`['"\`](?:[A-Z]+-)?(?:${PIECES.join('|')})['"\`]`);

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

const files = CORE.flatMap((folder) => filesUnder(join(SOURCE, folder)));

it('counts no file of the core that names a module', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => NAMES.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('counts no file of the core that names a Hero, a Servant or a card', () => {
  expect(PIECES.length).toBeGreaterThan(60);
  expect(files.filter((file) => PIECE.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('would notice one', () => {
  expect(NAMES.test("import { oneVersusMany } from './x.js'")).toBe(true);
  expect(NAMES.test("if (modules.includes('resistance'))")).toBe(true);
  expect(PIECE.test("if (hero === 'finch')")).toBe(true);
  expect(PIECE.test("refuse('not-now', 'EVT-barricades')")).toBe(true);
  expect(PIECE.test("const free = theory === 'chaos'")).toBe(true);
});
