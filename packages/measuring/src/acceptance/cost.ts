import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Level } from '@great-machine/bots';
import type { Bar, Bench } from './bench.js';
import type { CostReport } from './cost-process.js';
import { meanEstimate } from './demand.js';
import { type Figure, figureOf, plainFigure } from './figure.js';

interface Limit {
  readonly level: Level;
  readonly coreSeconds: number;
  /** Of single decisions, in milliseconds. */
  readonly wait?: number;
  readonly games: number;
  readonly share: number;
}

const LIMITS: readonly Limit[] = [
  { level: 'journeyman', coreSeconds: 0.05, games: 400, share: 0.2 },
  { level: 'engineer', coreSeconds: 6, wait: 1000, games: 20, share: 0.4 },
  { level: 'mastermind', coreSeconds: 25, wait: 3000, games: 12, share: 1 },
];
const MOST_MEMORY = 200;

export const cost: Bar = {
  name: 'cost',
  share: 4,
  async *measure(bench) {
    for (const limit of LIMITS) yield* await measureLevel(bench, limit);
  },
};

const run = promisify(execFile);
/** Generations of the sizes that the pool gives its workers. */
const AS_IN_A_WORKER = ['--max-semi-space-size=4', '--max-old-space-size=128'];
const PROCESS = fileURLToPath(new URL('./cost-process.js', import.meta.url));

/** In a process of its own, so that nothing else shares its processor time and its memory. */
async function measureLevel(bench: Bench, limit: Limit): Promise<Figure[]> {
  const { level, coreSeconds, wait, games, share } = limit;
  bench.say(`cost: ${level} against itself in a process of its own`);
  const startedAt = performance.now();
  const seconds = bench.secondsLeft() * share;
  const args = [...AS_IN_A_WORKER, PROCESS, level, `${games}`, `${seconds}`, bench.seed];
  const { stdout } = await run(process.execPath, args);
  const report = JSON.parse(stdout) as CostReport;
  const took = (performance.now() - startedAt) / 1000;
  const played = report.seconds.count;
  const figures = [
    figureOf(
      {
        name: `${level}, core-seconds a game`,
        says: `at most ${coreSeconds} with the level on both sides`,
        demand: { atMost: coreSeconds },
        estimate: () => meanEstimate(report.seconds),
        games: () => played,
      },
      played < games ? 'cut short' : 'end',
      took,
    ),
  ];
  if (wait !== undefined) {
    const passed = report.wait.p95 <= wait ? 'yes' : 'no';
    figures.push(
      plainFigure(
        `${level}, 95th percentile of the wait`,
        `at most ${wait} ms on one core`,
        report.wait.p95,
        passed,
        {
          games: played,
          note: `${report.wait.count} decisions; of the ${report.longer.count} above 10 ms ${report.longer.p95.toFixed(0)} ms; the longest ${report.wait.max.toFixed(0)} ms`,
        },
      ),
    );
  }
  const { rss, heap } = report.memory;
  figures.push(
    plainFigure(
      `${level}, memory`,
      `below ${MOST_MEMORY} MB a worker`,
      rss,
      rss < MOST_MEMORY ? 'yes' : 'no',
      { games: played, note: `the highest resident set; the heap in use was ${heap.toFixed(0)} MB` },
    ),
  );
  return figures;
}
