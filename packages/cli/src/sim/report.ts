import type { Output } from '../io.js';
import { ENDINGS } from '../messages/endings.js';
import { countOf } from '../messages/names.js';
import { sortCounts } from '../threads/counts.js';
import type { SimTotals } from './games.js';

export interface SimRun {
  readonly totals: SimTotals;
  readonly seconds: number;
  readonly seed: string;
  readonly threads: number;
  readonly players: number;
  readonly plan: number;
  readonly wanted: number;
}

export function printReport(out: Output, run: SimRun, asJson: boolean): void {
  out.write(asJson ? `${JSON.stringify(summarise(run))}\n` : describe(run));
}

function summarise({ totals, seconds, seed, threads, players, plan, wanted }: SimRun) {
  const { games, machineWins, heroesWins, decisions, rounds, endings } = totals;
  return {
    games,
    machineWins,
    heroesWins,
    seconds: round(seconds, 3),
    gamesPerSecond: round(games / seconds, 1),
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerGame: round(decisions / Math.max(1, games), 2),
    roundsPerGame: round(rounds / Math.max(1, games), 3),
    endings: sortCounts(endings),
    seed,
    threads,
    players,
    plan,
    partial: games < wanted,
  };
}

function describe(run: SimRun): string {
  const { totals, wanted } = run;
  const summary = summarise(run);
  const { games, machineWins, heroesWins } = totals;
  const partial = summary.partial ? ` (partial: stopped before game ${wanted})` : '';
  const endings = Object.entries(summary.endings).map(([how, count]) =>
    row(ENDINGS[how] ?? how, count, games),
  );
  return `${[
    `${countOf(games, 'game')} in ${summary.seconds} s${partial}`,
    `seed ${run.seed}, Revolutionaries ${run.players}, Master Plan from ${run.plan}, threads ${run.threads}`,
    '',
    row('The Great Machine wins', machineWins, games),
    row('The Heroes win', heroesWins, games),
    'All players choose at random, and random Heroes practically never win.',
    '',
    ...endings,
    '',
    `per game:   ${summary.roundsPerGame} rounds, ${summary.decisionsPerGame} decisions`,
    `per second: ${summary.gamesPerSecond} games, ${summary.decisionsPerSecond} decisions`,
  ].join('\n')}\n`;
}

function row(what: string, count: number, of: number): string {
  const share = of === 0 ? 0 : (100 * count) / of;
  return `${what.padEnd(58)}${String(count).padStart(9)}${share.toFixed(1).padStart(7)} %`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
