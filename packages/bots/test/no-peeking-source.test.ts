import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(source, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });
}

/** The names that a file imports, each with where it comes from. */
function importsOf(text: string): { name: string; from: string }[] {
  const imports = /^\s*(?:import|export)\s+([^;'"]*?)\s*from\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(imports)].flatMap(([, names = '*', from, lazily]) =>
    names
      .replace(/^type\b|[{}]/g, ' ')
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s+.*$/, ''),
      )
      .filter((name) => name !== '')
      .map((name) => ({ name, from: from ?? lazily })),
  );
}

/** Whose code thinks; whatever game it computes with is drawn from a view. */
const THINKING =
  /^((bot|drafts|mixtures)\.ts|(search|belief|policy|evaluation|sampling|advice|team|workers)\/)/;
/** What those may import of this package besides each other. */
const HARMLESS = /^(mind|table|dice|levels|create|random-mind|profiles)\.ts$/;
/** Begins, continues or restores a true game. */
const HOSTING = [
  'startGame',
  'Play',
  'apply',
  'restore',
  'replay',
  'verifyRecord',
  'openScenario',
  'runScenario',
];
const SHOWING = ['buildView', 'optionsForSeat'];
/** Who holds true games: it shows them to minds, plays them with minds, or counts what happens in them. */
const HOSTS = /^(arena\.ts|predictor\/choice-watcher\.ts|(bars|statistics|positions)\/)/;

/** Where a file imports something of this package from. */
function target(path: string, from: string): string {
  const steps = path.split('/').slice(0, -1);
  for (const part of from.split('/')) part === '..' ? steps.pop() : part !== '.' && steps.push(part);
  return steps.join('/').replace(/\.js$/, '.ts');
}

/** What a thinking file must not import. */
function forbiddenIn(path: string, text: string): string[] {
  return importsOf(text)
    .filter(({ name, from }) => {
      if (from === '@great-machine/rules')
        return name.startsWith('*') || [...HOSTING, ...SHOWING].includes(name);
      if (!from.startsWith('.')) return !from.startsWith('node:');
      return !THINKING.test(target(path, from)) && !HARMLESS.test(target(path, from));
    })
    .map(({ name, from }) => `${path} imports ${name} from ${from}`);
}

describe('source', () => {
  const files = sourcesBelow('').map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

  it('that thinks begins no true game and gets none from those who do', () => {
    const thinking = files.filter(({ path }) => THINKING.test(path));
    expect(thinking.length).toBeGreaterThan(40);
    expect(thinking.flatMap(({ path, text }) => forbiddenIn(path, text))).toEqual([]);
  });

  it('that shows a true game is that of hosts', () => {
    const showing = files.filter(({ text }) => importsOf(text).some(({ name }) => SHOWING.includes(name)));
    const paths = showing.map(({ path }) => path);
    expect(paths).toContain('arena.ts');
    expect(paths.filter((path) => !HOSTS.test(path))).toEqual([]);
  });

  it('is read rightly: what is forbidden is found', () => {
    const found = (text: string) => forbiddenIn('search/some.ts', text).length;
    expect(found("import { type Game, startGame } from '@great-machine/rules';")).toBe(1);
    expect(found("import {\n  bitsOf,\n  buildView,\n  Play as Host,\n} from '@great-machine/rules';")).toBe(
      2,
    );
    expect(found("import * as everything from '@great-machine/rules';")).toBe(1);
    expect(found("const rules = await import('@great-machine/rules');")).toBe(1);
    expect(found("import { playGame } from '../arena.js';")).toBe(1);
    expect(found("export { judge } from '../positions/judge.js';")).toBe(1);
    expect(found("import { bitsOf, type Game } from '@great-machine/rules';")).toBe(0);
    expect(found("import { Dice } from '../dice.js';\nimport { Budget } from './budget.js';")).toBe(0);
  });
});
