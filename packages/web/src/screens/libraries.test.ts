import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIBRARIES } from './libraries.js';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}/package.json`, import.meta.url), 'utf8'));
/** What `client` needs on Node; browsers have sockets of their own. */
const ONLY_ON_NODE = ['ws'];
const isOther = (name: string) =>
  !name.startsWith('@great-machine/') && !name.startsWith('@fontsource') && !ONLY_ON_NODE.includes(name);

it('names every library that the page is built with, with its licence', () => {
  const used = ['web', 'messages', 'rules', 'bots', 'client'].flatMap((part) =>
    Object.keys(read(`packages/${part}`).dependencies ?? {}).filter(isOther),
  );
  expect(LIBRARIES.flatMap(({ packages }) => packages).sort()).toEqual([...new Set(used)].sort());
  for (const { packages, licence } of LIBRARIES) {
    for (const name of packages) expect(read(`node_modules/${name}`).license).toBe(licence);
  }
});
