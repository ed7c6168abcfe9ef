import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@great-machine/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../../test/io.js';

const ARGS = ['sim', '--paired', '--json', '--games'];
let folder: string;
let file: string;
/** What a run without interruption says and leaves. */
let whole: Awaited<ReturnType<typeof resume>>;
let lines: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'great-machine-sim-'));
  file = join(folder, 'results.jsonl');
  whole = await resume();
  lines = readFileSync(file, 'utf8').split('\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

async function resume(...more: readonly string[]) {
  return resumeUpTo(60, ...more);
}

async function resumeUpTo(games: number, ...more: readonly string[]) {
  const { code, out, err } = await runCli([...ARGS, String(games), '--resume', file, ...more]);
  const { clock, ...totals } = code === 0 ? JSON.parse(out) : {};
  return { code, err, clock, totals };
}

it('keeps a line for the settings and one for each portion', () => {
  expect(whole.totals.games).toBe(60);
  expect(lines).toHaveLength(1 + 3 + 1);
  expect(lines.map((line) => line.slice(0, 18))).toEqual([
    '{"file":"great-mac',
    '{"from":0,"to":20,',
    '{"from":20,"to":40',
    '{"from":40,"to":60',
    '',
  ]);
});

it('goes on where it was broken off, even in the middle of a line', async () => {
  writeFileSync(file, `${[lines[0], lines[3]].join('\n')}\n${itemAt(lines, 1).slice(0, 100)}`);
  const { clock, totals } = await resume();
  expect(totals).toEqual(whole.totals);
  expect(clock.playedNow).toBe(40);
  const again = await resume();
  expect(again.totals).toEqual(whole.totals);
  expect(again.clock.playedNow).toBe(0);
  expect(again.clock.perGame[0].p95).toBe(clock.perGame[0].p95);
});

it('begins anew when not even the settings were written', async () => {
  writeFileSync(file, itemAt(lines, 0).slice(0, 30));
  expect((await resume()).totals).toEqual(whole.totals);
});

it('refuses other settings and says which', async () => {
  writeFileSync(file, lines.join('\n'));
  const other = await resume('--seed', 'other', '--plan', '3');
  expect(other.code).toBe(1);
  expect(other.err).toContain('was begun with other settings');
  expect(other.err).toContain('seed was great-machine and is other now');
  expect(other.err).toContain('masterPlan was not set and is 3 now');
  expect((await resumeUpTo(100)).err).toContain('games was 60 and is 100 now');
});

it('never touches a file that is not its own', async () => {
  writeFileSync(file, 'my notes');
  const { code, err } = await resume();
  expect(code).toBe(1);
  expect(err).toContain('is not a file of sim --resume');
  expect(readFileSync(file, 'utf8')).toBe('my notes');
});

it('refuses a damaged file', async () => {
  writeFileSync(file, [...lines.slice(0, 2), lines[1], ...lines.slice(2)].join('\n'));
  expect((await resume()).err).toContain('games 0 to 19 are not where they should be');
  writeFileSync(file, [lines[0], itemAt(lines, 1).slice(0, 50), ...lines.slice(2)].join('\n'));
  expect((await resume()).err).toContain('line 2 is damaged');
});

it('says when the file cannot be used', async () => {
  const { code, err } = await runCli([...ARGS, '60', '--resume', join(folder, 'missing', 'x')]);
  expect(code).toBe(1);
  expect(err).toContain('cannot use');
});
