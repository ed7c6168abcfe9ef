import { gzipSync } from 'node:zlib';
import { AUDIENCES, MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { playForReplay } from './files.js';

/** docs/hosting.md has the figures of 20 games. */
const GAMES = Number(process.env.REPLAY_GAMES ?? 2);
const MOST_BYTES = 40 * 1024;

it('the feed of an audience takes at most 40 KB, zipped', async () => {
  const sizes: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const modules = seed % 2 === 0 ? MODULES.map(({ id }) => id) : undefined;
    const { feeds } = await playForReplay(seed, { revolutionaries: 2, modules });
    for (const audience of AUDIENCES) sizes.push(gzipSync(JSON.stringify(feeds[audience])).length);
  }
  const middle = [...sizes].sort((one, other) => one - other)[Math.floor(sizes.length / 2)];
  console.info(JSON.stringify({ games: GAMES, medianBytes: middle, mostBytes: Math.max(...sizes) }));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
}, 600_000);
