import { describe, expect, it } from 'vitest';
import {
  circularImports,
  folderOf,
  importsIn,
  importsWithin,
  packageNames,
  type Rooms,
  sourcesBelow,
  textOf,
  wrongImports,
} from './rooms.js';

/** What each room of the rules may import; itself always. */
const ROOMS: Rooms = {
  kernel: [],
  model: ['kernel'],
  effects: ['kernel', 'model'],
  flow: ['kernel', 'model', 'effects'],
  content: ['kernel', 'model', 'effects', 'flow'],
  view: ['kernel', 'model', 'flow'],
  engine: ['kernel', 'model', 'effects', 'flow', 'view'],
  scenario: ['kernel', 'model', 'flow', 'view', 'engine'],
};

/** A module and its cards need each other: its folder, with all inside, is one room. */
function roomOf(path: string): string {
  return /^content\/[^/]+(?=\/)/.exec(path)?.[0] ?? folderOf(path);
}

/** What each package may import besides Node's own modules. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  protocol: ['@great-machine/rules', 'zod'],
  client: ['@great-machine/rules', '@great-machine/protocol', 'ws'],
  bots: ['@great-machine/rules', '@great-machine/client'],
  table: ['@great-machine/rules', '@great-machine/protocol', '@great-machine/client', '@great-machine/bots'],
  measuring: [
    '@great-machine/rules',
    '@great-machine/bots',
    '@great-machine/bots/internals',
    '@great-machine/bots/threads',
  ],
  messages: ['@great-machine/rules', '@great-machine/client', 'intl-messageformat'],
  server: [
    '@great-machine/rules',
    '@great-machine/protocol',
    '@great-machine/client',
    '@great-machine/bots',
    '@great-machine/bots/node',
    '@great-machine/table',
    '@fastify/static',
    '@photostructure/sqlite',
    'fastify',
    'pg',
    'prom-client',
    'web-push',
    'ws',
    'zod',
  ],
  web: [
    '@great-machine/rules',
    '@great-machine/client',
    '@great-machine/messages',
    '@great-machine/bots',
    '@great-machine/bots/browser',
    '@great-machine/table',
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
    '@great-machine/protocol',
    '@great-machine/client',
    '@great-machine/bots',
    '@great-machine/bots/node',
    '@great-machine/bots/threads',
    '@great-machine/table',
    '@great-machine/measuring',
    '@great-machine/messages',
  ],
};

describe('imports go one way', () => {
  it('between the rooms of the rules', () => {
    expect(wrongImports(importsWithin('rules'), ROOMS)).toEqual([]);
  });

  it('between the packages, and the rules import nothing at all', () => {
    expect(Object.keys(PACKAGES).sort()).toEqual([...packageNames()].sort());
    const wrong = Object.entries(PACKAGES).flatMap(([name, allowed]) =>
      sourcesBelow(`${name}/src`).flatMap((path) =>
        importsIn(textOf(path))
          .filter((target) => !target.startsWith('.') && !allowed.includes(target))
          .filter((target) => name === 'rules' || !target.startsWith('node:'))
          .map((target) => `${path} imports ${target}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(packageNames())('between the folders of %s', (name) => {
    expect(circularImports(importsWithin(name), name === 'rules' ? roomOf : folderOf)).toEqual([]);
  });
});

it('keeps chance, clocks, the outside world and logs out of the rules', () => {
  const forbidden =
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bconsole\b|\bsetTimeout\b|\bfetch\(/;
  const wrong = sourcesBelow('rules/src').filter((path) => {
    const code = textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return forbidden.test(code);
  });
  expect(wrong).toEqual([]);
});

it('changes the state in effects only; setup lays the table', () => {
  const assignment = /\bstate\.[\w.[\]']+\s*(?:=(?![=>])|\+\+|--|[-+|&]=)/;
  const wrong = ['rules/src/flow', 'rules/src/content']
    .flatMap(sourcesBelow)
    .filter((path) => !path.endsWith('/flow/setup.ts'))
    .filter((path) => assignment.test(textOf(path)));
  expect(wrong).toEqual([]);
});
