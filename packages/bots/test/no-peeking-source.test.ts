import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The files of a folder with their texts. */
function sourcesBelow(folder: string): { path: string; text: string }[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The names that a file imports, each with where it comes from. */
function importsOf(text: string): { name: string; from: string }[] {
  const imports = /^\s*(?:import|export)\s+([^;'"]*?)\s*from\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(imports)].flatMap(([, names = '*', from, lazily = '']) =>
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
const THINKING = /^(worlds|thinking|advice|hosting\/(team|jobs|workers))\//;
/** Begins, continues or restores a true game. */
const HOSTING = [
  'startGame',
  'Play',
  'LoggedPlay',
  'apply',
  'restore',
  'replay',
  'verifyRecord',
  'openScenario',
  'runScenario',
];
const SHOWING = ['buildView', 'questionsFor'];
/** The words of advice and remarks, all that a client and a bot share. */
const WORDS = ['Advice', 'FACTS', 'Fact', 'FactKey', 'REMARKS', 'Remark', 'RemarkKey'];
/** Holds true games, shows them to minds and plays them with minds. */
const HOST = 'hosting/arena.ts';

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
      if (from === '@great-machine/client') return !WORDS.includes(name);
      if (!from.startsWith('.')) return !from.startsWith('node:');
      return !THINKING.test(target(path, from));
    })
    .map(({ name, from }) => `${path} imports ${name} from ${from}`);
}

describe('source', () => {
  const files = sourcesBelow('../src');

  it('that thinks begins no true game and gets none from those who do', () => {
    const thinking = files.filter(({ path }) => THINKING.test(path));
    expect(thinking.length).toBeGreaterThan(40);
    expect(thinking.flatMap(({ path, text }) => forbiddenIn(path, text))).toEqual([]);
  });

  it('that shows a true game is of the arena', () => {
    const showing = files.filter(({ text }) => importsOf(text).some(({ name }) => SHOWING.includes(name)));
    expect(showing.map(({ path }) => path)).toEqual([HOST]);
  });

  it('that foresees an opponent is shown what it may know by a watcher alone', () => {
    const peeking = [...HOSTING, ...SHOWING];
    const predictor = sourcesBelow('../../measuring/src/predictor');
    const found = predictor.filter(({ text }) => importsOf(text).some(({ name }) => peeking.includes(name)));
    expect(found.map(({ path }) => path)).toEqual(['choice-watcher.ts']);
  });

  it('is read rightly: what is forbidden is found', () => {
    const found = (text: string) => forbiddenIn('thinking/search/some.ts', text).length;
    expect(found("import { type Game, startGame } from '@great-machine/rules';")).toBe(1);
    expect(found("import {\n  bitsOf,\n  buildView,\n  Play as Host,\n} from '@great-machine/rules';")).toBe(
      2,
    );
    expect(found("import * as everything from '@great-machine/rules';")).toBe(1);
    expect(found("const rules = await import('@great-machine/rules');")).toBe(1);
    expect(found("import { playGame } from '../../hosting/arena.js';")).toBe(1);
    expect(found("export { SeatedBots } from '../../hosting/seated-bots.js';")).toBe(1);
    expect(found("import type { Remark, TableConnection } from '@great-machine/client';")).toBe(1);
    expect(found("import { bitsOf, type Game } from '@great-machine/rules';")).toBe(0);
    expect(found("import { Dice } from '../../worlds/dice.js';\nimport { Budget } from './budget.js';")).toBe(
      0,
    );
  });
});
