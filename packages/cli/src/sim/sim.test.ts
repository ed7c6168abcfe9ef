import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../test/io.js';

const BUILT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The totals without what depends on the clock and the machine. */
function totalsOf(json: string) {
  const { clock, threads, ...totals } = JSON.parse(json);
  return totals;
}

async function sim(...args: readonly string[]) {
  const { code, out, err } = await runCli(['sim', '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

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
  const totals = await sim('--games', '30', '--players', '1', '--plan', '3');
  expect(totals).toMatchObject({ games: 30, wanted: 30, players: 1, plan: 3, threads: 1, partial: false });
  expect(totals.machineWins + totals.heroesWins).toBe(30);
  expect(sum(Object.values(totals.endings))).toBe(30);
  expect(sum(Object.values(totals.counts.rounds))).toBe(30);
  expect(sum(Object.values<{ games: number }>(totals.counts.trios).map(({ games }) => games))).toBe(30);
});

it.each([
  ['random players', ['--games', '45']],
  ['levels in pairs', ['--games', '4', '--paired', '--machine', '1', '--iterations', '2']],
])('gives the same totals whatever the number of threads: %s', (_, args) => {
  const built = (threads: string) =>
    execFileSync('node', [BUILT, 'sim', '--json', '--threads', threads, ...args], { encoding: 'utf8' });
  expect(totalsOf(built('2'))).toEqual(totalsOf(built('1')));
});

it('reports in words within 80 columns', async () => {
  const { code, out } = await runCli(['sim', '--games', '6', '--city', 'preset', '--paired']);
  expect(code).toBe(0);
  expect(out).toContain('6 games');
  for (const title of [
    'The Great Machine wins',
    'A (random) against B (random)',
    'How games end',
    'Rounds and tracks',
    'City Events',
    'Directives',
    'Actions of the Heroes',
    'Actions of the Servants',
    'Districts',
    'Thinking per decision',
  ])
    expect(out).toContain(title);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('has a table for every kind of thing that modules bring, within 80 columns', async () => {
  const { out } = await runCli(['sim', '--games', '2', '--modules', 'all']);
  for (const title of [
    'Servants',
    'Inventions',
    'Theories',
    'Surge tokens',
    'Use of what modules bring',
    'What modules bring',
  ])
    expect(out).toMatch(new RegExp(`^${title}$`, 'm'));
  for (const use of ['Jammer, used', 'Custody, activated', 'Judgementor II, installed', 'zeppelin flew'])
    expect(out).toContain(use);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  const core = await runCli(['sim', '--games', '1']);
  expect(core.out).not.toContain('What modules bring');
});

describe('levels', () => {
  const LIMITS = ['--games', '1', '--iterations', '2'];

  it('go by name and by number', async () => {
    const named = await sim(...LIMITS, '--machine', 'journeyman', '--heroes', 'apprentice');
    const numbered = await sim(...LIMITS, '--machine', '2', '--heroes', '1');
    expect(named.levels).toEqual({ machine: 'journeyman', heroes: 'apprentice' });
    expect(named.iterations).toBe(2);
    expect({ ...named, clock: undefined }).toEqual({ ...numbered, clock: undefined });
  });

  it('may be those of an earlier day', async () => {
    const { levels } = await sim(...LIMITS, '--machine', 'engineer', '--heroes', 'engineer@2026-11-18');
    expect(levels).toEqual({ machine: 'engineer', heroes: 'engineer@2026-11-18' });
  });

  it.each([
    [['--heroes', 'engineer@1926-11-18'], 'engineer@2026-11-18'],
    [
      ['--machine', '5'],
      '--machine is one of random, apprentice (1), journeyman (2), engineer (3), mastermind (4)',
    ],
    [
      ['--heroes', 'Random'],
      "--heroes is one of random, apprentice (1), journeyman (2), engineer (3), mastermind (4), not 'Random'",
    ],
    [['--paired', '--games', '7'], '--paired needs an even number of --games, not 7'],
    [['--iterations', '5', '--milliseconds', '5'], '--iterations and --milliseconds do not go together'],
    [['--milliseconds', '0'], '--milliseconds needs a whole number of at least 1'],
  ])('%j is refused', async (args, problem) => {
    const { code, err } = await runCli(['sim', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});

describe('games in pairs', () => {
  it('play each deal twice and count from the view of A', async () => {
    const { pairs, halves, counts, games, winRates } = await sim('--games', '30', '--paired', '--plan', '1');
    expect(games).toBe(30);
    expect(pairs.won + pairs.split + pairs.lost).toBe(15);
    expect(halves.map((half: { games: number }) => half.games)).toEqual([15, 15]);
    expect(halves[0].trios).toEqual(halves[1].trios);
    expect(pairs.score.rate).toBeCloseTo((pairs.won + pairs.split / 2) / 15, 12);
    expect(pairs.asMachine.rate).toBeCloseTo(halves[0].wins.machine / 15, 12);
    expect(pairs.asHeroes.rate).toBeCloseTo(halves[1].wins.revolutionaries / 15, 12);
    expect(pairs.score.rate).toBeCloseTo((pairs.asMachine.rate + pairs.asHeroes.rate) / 2, 12);
    expect(winRates.machine.rate).toBeCloseTo(counts.wins.machine / 30, 12);
  });

  it('are even when both play alike, for chance is the same too', async () => {
    const { pairs, halves } = await sim('--games', '10', '--paired');
    expect(pairs).toMatchObject({ won: 0, split: 5, lost: 0, score: { rate: 0.5, low: 0.5, high: 0.5 } });
    expect(halves[0]).toEqual(halves[1]);
  });
});

it('has everything in its JSON', async () => {
  const summary = await sim('--games', '10');
  const interval = { rate: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
  const spread = {
    count: expect.any(Number),
    mean: expect.any(Number),
    p50: expect.any(Number),
    p95: expect.any(Number),
    max: expect.any(Number),
  };
  expect(summary).toMatchObject({
    winRates: { machine: interval, heroes: interval, byHero: { finch: interval } },
    roundPercentiles: { p10: expect.any(Number), p50: expect.any(Number), p90: expect.any(Number) },
    counts: {
      decisions: { machine: expect.any(Number), revolutionaries: expect.any(Number) },
      cityEvents: {
        parade: { revealed: expect.any(Number), rounds: expect.any(Number), advanced: expect.any(Number) },
      },
      directives: {
        levy: {
          drawn: expect.any(Number),
          published: expect.any(Number),
          cancelled: expect.any(Number),
          discarded: expect.any(Number),
        },
      },
      heroActions: { riot: { available: expect.any(Number), taken: expect.any(Number) } },
      servantActions: {
        raid: { available: expect.any(Number), taken: expect.any(Number), times: expect.any(Number) },
      },
      districts: {
        'tower-of-law': {
          offered: expect.any(Number),
          chosen: expect.any(Number),
          raids: expect.any(Number),
          caught: expect.any(Number),
        },
      },
    },
    clock: {
      coreSecondsPerGame: expect.any(Number),
      perGame: [
        { player: 'random', side: 'machine', ...spread },
        { player: 'random', side: 'revolutionaries', ...spread },
      ],
      perDecision: { 'machine-phase': spread, 'access-choice': spread, 'hero-action': spread },
    },
  });
  expect(summary.tracks[0]).toEqual({
    round: 1,
    games: 10,
    ended: 0,
    masterPlan: expect.any(Number),
    discontent: expect.any(Number),
  });
});

it('draws trios that all include the Hero of --with', async () => {
  const modules = ['--modules', 'bring-about-a-revolution'];
  const { trio, counts } = await sim('--games', '12', ...modules, '--with', 'akira');
  expect(trio).toBe('random with akira');
  const trios = Object.keys(counts.trios);
  expect(trios.length).toBeGreaterThan(1);
  for (const ids of trios) expect(ids.split('+')).toContain('akira');
});
