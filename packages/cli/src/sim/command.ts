import { configFor, GAME_OPTIONS, readGameChoice } from '../game-options.js';
import type { Io } from '../io.js';
import { readArguments, readChoice, readFlag, readText, readWhole } from '../options.js';
import { addCounts } from '../threads/counts.js';
import { workOff } from '../threads/pool.js';
import { ProgressBar } from '../threads/progress.js';
import * as job from './games.js';
import { printReport, type SimRun } from './report.js';

const PORTION = 20;
const LEVELS = ['random'] as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(args, {
    ...GAME_OPTIONS,
    games: { type: 'string' },
    machine: { type: 'string' },
    heroes: { type: 'string' },
    threads: { type: 'string' },
    json: { type: 'boolean' },
  });
  const games = readWhole(parsed, 'games', 1, 1e9 - 1) ?? 1000;
  const threads = readWhole(parsed, 'threads', 1, 256) ?? 1;
  const seed = readText(parsed, 'seed') ?? 'great-machine';
  readChoice(parsed, 'machine', LEVELS);
  readChoice(parsed, 'heroes', LEVELS);
  const said = readGameChoice(parsed);
  const choice = { ...said, city: said.city ?? 'random' };
  const { revolutionaries, masterPlan } = configFor({ ...choice, seed });
  const finished = await simulate({ seed, choice }, games, threads, io);
  const report: SimRun = {
    ...finished,
    seed,
    threads,
    players: revolutionaries,
    plan: masterPlan,
    wanted: games,
  };
  printReport(io.out, report, readFlag(parsed, 'json'));
  return 0;
}

async function simulate(settings: job.SimSettings, games: number, threads: number, io: Io) {
  const bar = new ProgressBar(io.err, games);
  let totals: job.SimTotals = {
    games: 0,
    machineWins: 0,
    heroesWins: 0,
    decisions: 0,
    rounds: 0,
    endings: {},
  };
  let stopped = false;
  const stopListening = io.onInterrupt(() => {
    stopped = true;
  });
  const startedAt = performance.now();
  await workOff({
    module: new URL('./games.js', import.meta.url).href,
    job,
    settings,
    threads,
    range: { from: 0, to: games },
    portion: PORTION,
    add(more: job.SimTotals) {
      totals = addTotals(totals, more);
      bar.show(totals.games);
    },
    isStopped: () => stopped,
  });
  stopListening();
  bar.clear();
  return { totals, seconds: (performance.now() - startedAt) / 1000 };
}

function addTotals(a: job.SimTotals, b: job.SimTotals): job.SimTotals {
  const endings = { ...a.endings };
  addCounts(endings, b.endings);
  return {
    games: a.games + b.games,
    machineWins: a.machineWins + b.machineWins,
    heroesWins: a.heroesWins + b.heroesWins,
    decisions: a.decisions + b.decisions,
    rounds: a.rounds + b.rounds,
    endings,
  };
}
