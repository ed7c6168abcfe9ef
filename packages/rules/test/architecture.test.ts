import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** What each room of the rules may import; itself always. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  model: ['kernel'],
  effects: ['kernel', 'model'],
  flow: ['kernel', 'model', 'effects'],
  content: ['kernel', 'model', 'effects', 'flow'],
  view: ['kernel', 'model', 'flow'],
  engine: ['kernel', 'model', 'flow', 'view'],
  scenario: ['kernel', 'model', 'flow', 'view', 'engine'],
};

/** What each package may import besides Node's own modules. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  client: ['@great-machine/rules'],
  bots: ['@great-machine/rules'],
  measuring: ['@great-machine/rules', '@great-machine/bots', '@great-machine/bots/internals'],
  messages: ['@great-machine/rules', '@great-machine/bots', 'intl-messageformat'],
  web: [
    '@great-machine/rules',
    '@great-machine/client',
    '@great-machine/messages',
    '@great-machine/bots',
    '@great-machine/bots/browser',
    '@fontsource-variable/literata',
    '@fontsource-variable/oswald',
    'comlink',
    'd3-selection',
    'd3-zoom',
    'idb',
    'react',
    'react-dom/client',
    'zustand',
    'zustand/middleware',
  ],
  cli: [
    '@great-machine/rules',
    '@great-machine/bots',
    '@great-machine/bots/node',
    '@great-machine/measuring',
    '@great-machine/messages',
  ],
};

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(packages, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(packages, path), 'utf8');
  const imports = /^\s*(?:import|export|\})[^'\n]*\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(imports)].map(([, from, lazily]) => from ?? lazily);
}

describe('imports go one way', () => {
  it('between the rooms of the rules', () => {
    const wrong = sourcesBelow('rules/src').flatMap((path) => {
      const room = path.split('/')[2];
      if (ROOMS[room] === undefined) return [];
      const below = path.split('/').slice(2, -1);
      return importsOf(path).flatMap((target) => {
        const steps = [...below];
        for (const part of target.split('/')) part === '..' ? steps.pop() : part !== '.' && steps.push(part);
        return steps[0] === room || ROOMS[room].includes(steps[0]) ? [] : [`${path} imports ${target}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('between the packages, and the rules import nothing at all', () => {
    const wrong = Object.entries(PACKAGES).flatMap(([name, allowed]) =>
      sourcesBelow(`${name}/src`).flatMap((path) =>
        importsOf(path)
          .filter((target) => !target.startsWith('.') && !allowed.includes(target))
          .filter((target) => name === 'rules' || !target.startsWith('node:'))
          .map((target) => `${path} imports ${target}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it('keeps chance, clocks, the outside world and logs out of the rules', () => {
  const forbidden =
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bconsole\b|\bsetTimeout\b|\bfetch\(/;
  const wrong = sourcesBelow('rules/src').filter((path) => {
    const code = readFileSync(join(packages, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return forbidden.test(code);
  });
  expect(wrong).toEqual([]);
});

it('changes the state in effects only; setup lays the table', () => {
  const assignment = /\bstate\.[\w.[\]']+\s*(?:=(?![=>])|\+\+|--|[-+|&]=)/;
  const wrong = ['rules/src/flow', 'rules/src/content']
    .flatMap(sourcesBelow)
    .filter((path) => !path.endsWith('/flow/setup.ts'))
    .filter((path) => assignment.test(readFileSync(join(packages, path), 'utf8')));
  expect(wrong).toEqual([]);
});
