import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { COMMANDS } from '../../../packages/cli/src/commands.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const README = read('../../../README.md');
const EXAMPLES = { arena: () => import('./arena.js'), host: () => import('./host.js') };

it('the examples of the README are the ones that are built', () => {
  const shown = [...README.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  expect(shown).toEqual(Object.keys(EXAMPLES).map((name) => read(`${name}.ts`)));
});

it.each(Object.entries(EXAMPLES))('%s plays a game to its end', async (_name, run) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await run();
  expect(log.mock.calls[0]?.[0]).toMatchObject({ winner: expect.any(String) });
  log.mockRestore();
});

it('the README names every command of the terminal', () => {
  const [, list = ''] = /lists every command: ([^.]*)\./.exec(README.replaceAll('\n', ' ')) ?? [];
  const named = [...list.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(COMMANDS).sort());
});
