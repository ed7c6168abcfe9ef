/**
 * Lets a scripted raider study engineers and then play the Great Machine against them:
 *   npm run -s bots:raider -- [--games 60] [--study 40] [--seed TEXT] [--threads 1] [--resume FILE]
 * It counts where Heroes go in games of engineers among themselves, and raids there. Ends with 0 only if it wins less than 25 %.
 */
import { parseArgs } from 'node:util';
import { failOnError, portionsOf } from '../acceptance/bench.js';
import { runCampaign } from '../acceptance/campaign.js';
import type { Match, Matches, MatchResult } from '../acceptance/matches.js';
import { RememberedJobs } from '../acceptance/remembered-jobs.js';
import { Threads } from '../acceptance/threads.js';
import { addVisits, type VisitTable } from '../predictor/visits.js';
import { wilsonInterval } from '../statistics/index.js';

const MOST_WON = 0.25;
const PORTION = 2;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    study: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'raider' },
    threads: { type: 'string', default: '1' },
    resume: { type: 'string' },
  },
});

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`no number from 1: ${text}`);
  return count;
}

const studied = readCount(values.study);
const threads = new Threads(readCount(values.threads));
const workforce = values.resume === undefined ? threads : new RememberedJobs(threads, values.resume);

async function play(
  games: number,
  matchOf: (number: number) => Match,
  note?: Matches['note'],
): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  await runCampaign(workforce, {
    portions: portionsOf(games, PORTION, matchOf, note),
    add(portion) {
      failOnError(portion);
      results.push(...portion.results);
    },
    isDecided: () => false,
    isTimeUp: () => false,
  });
  return results;
}

const seen = await play(
  studied,
  (number) => ({ seed: `${values.seed}-study-${number}`, machine: 'engineer', heroes: 'engineer' }),
  ['visits'],
);
const visits = seen.reduce((sum, game) => addVisits(sum, game.visits ?? {}), {} as VisitTable);
const results = await play(readCount(values.games), (number) => ({
  seed: `${values.seed}-${number}`,
  machine: { visits },
  heroes: 'engineer',
}));
await threads.close();

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const won = results.filter(({ machineWon }) => machineWon).length;
const { rate, low, high } = wilsonInterval(won, results.length);
console.log(
  `the raider wins ${won} of ${results.length} games as the Machine after ${studied} studied: ` +
    `${percent(rate)} (${percent(low)} to ${percent(high)}); demand: below ${percent(MOST_WON)}`,
);
process.exitCode = rate < MOST_WON ? 0 : 1;
