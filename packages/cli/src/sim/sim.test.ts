import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCli } from '../../test/io.js';

const BUILT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The totals without what depends on the clock and the machine. */
function totalsOf(json: string) {
  const { seconds, gamesPerSecond, decisionsPerSecond, threads, ...totals } = JSON.parse(json);
  return totals;
}

it('gives the same totals for the same seed, and others for another', async () => {
  const args = ['sim', '--games', '25', '--json'];
  const [first, again, other] = [
    await runCli(args),
    await runCli(args),
    await runCli([...args, '--seed', 'other']),
  ];
  expect(totalsOf(again.out)).toEqual(totalsOf(first.out));
  expect(totalsOf(other.out)).not.toEqual(totalsOf(first.out));
});

it('counts every game once', async () => {
  const { out } = await runCli(['sim', '--games', '30', '--json', '--players', '1', '--plan', '3']);
  const totals = JSON.parse(out);
  expect(totals).toMatchObject({ games: 30, players: 1, plan: 3, threads: 1, partial: false });
  expect(totals.machineWins + totals.heroesWins).toBe(30);
  const endings = Object.values<number>(totals.endings);
  expect(endings.reduce((sum, count) => sum + count, 0)).toBe(30);
});

it('gives the same totals whatever the number of threads', () => {
  const sim = (threads: string) =>
    execFileSync('node', [BUILT, 'sim', '--games', '45', '--json', '--threads', threads], {
      encoding: 'utf8',
    });
  expect(totalsOf(sim('2'))).toEqual(totalsOf(sim('1')));
});

it('reports in words within 80 columns', async () => {
  const { code, out } = await runCli(['sim', '--games', '5', '--city', 'preset']);
  expect(code).toBe(0);
  expect(out).toContain('5 games');
  expect(out).toContain('The Great Machine wins');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
