import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplayFile } from '@great-machine/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playForReplay } from '../../../table/test/replay/files.js';
import { runCli } from '../../test/io.js';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
let replay: ReplayFile;

beforeAll(async () => {
  replay = await playForReplay(2);
});

afterAll(() => rmSync(folder, { recursive: true }));

function verify(data: unknown) {
  const file = join(folder, 'replay.json');
  writeFileSync(file, JSON.stringify(data));
  return runCli(['verify', file]);
}

describe('verify', () => {
  it('says that a sound game holds, and what that does not show', async () => {
    const { code, out } = await verify(replay);
    expect(code).toBe(0);
    expect(out.match(/^ok {10}/gm)).toHaveLength(6);
    expect(out).toContain('of the server and of machine, revolutionary-1');
    expect(out.replace(/\s+/g, ' ')).toContain('whether the host has looked at what was hidden');
  });

  it('names what is wrong', async () => {
    const [part] = replay.parts;
    const { code, out } = await verify({ ...replay, parts: [{ ...part, hash: '0'.repeat(16) }] });
    expect(code).toBe(1);
    expect(out).toContain('WRONG       the game ended as the server says (hash)');
  });

  it('says plainly what it could not check, and names seats that were left out', async () => {
    const [part] = replay.parts;
    const toss = { ...replay.toss, isSeedChosen: true, leftOut: ['machine'] };
    const { code, out } = await verify({ ...replay, toss, parts: [{ ...part, rulesVersion: '0' }] });
    expect(code).toBe(0);
    expect(out).toMatch(/not checked the key .*: the seed of the game was chosen, which proves nothing/);
    expect(out).toMatch(/not checked the rules allow every answer: rules 0 have played it/);
    expect(out).toContain('Left out: machine.');
  });

  it('is not needed to read a game of other rules: replay tells what each side was told', async () => {
    const [part] = replay.parts;
    const file = join(folder, 'other-rules.json');
    writeFileSync(file, JSON.stringify({ ...replay, parts: [{ ...part, rulesVersion: '0' }] }));
    const all = await runCli(['replay', file, '--audience', 'machine']);
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toContain('Round 1');
    const some = await runCli(['replay', file, '--to', '3', '--numbers']);
    expect(some.out).toContain('After entry 3 of this feed');
    expect(some.out.length).toBeLessThan(all.out.length);
    expect((await runCli(['replay', file, '--verify'])).err).toContain('use verify');
  });

  it('refuses what is no replay', async () => {
    const { code, err } = await verify({ format: 1 });
    expect([code, err]).toEqual([1, expect.stringContaining('is not the replay of a game on a server')]);
    expect((await runCli(['verify'])).code).toBe(2);
  });
});
