/**
 * Lets a scripted raider study engineers and then play the Great Machine against them:
 *   npm run -s bots:raider -- [--games 60] [--study 40] [--seed TEXT] [--threads 1] [--resume FILE]
 * Ends with 0 only if it wins less than 25 % of the games.
 */
import { parseArgs } from 'node:util';
import { tryRaider } from '../acceptance/raider.js';
import { RememberedJobs } from '../acceptance/remembered-jobs.js';
import { Threads } from '../acceptance/threads.js';
import { wilsonInterval } from '../statistics/index.js';

const MOST_WON = 0.25;

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

const games = readCount(values.games);
const studied = readCount(values.study);
const threads = new Threads(readCount(values.threads));
const workforce = values.resume === undefined ? threads : new RememberedJobs(threads, values.resume);
const results = await tryRaider(workforce, { seed: values.seed, studied, games });
await threads.close();

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const won = results.filter(({ machineWon }) => machineWon).length;
const { rate, low, high } = wilsonInterval(won, games);
console.log(
  `the raider wins ${won} of ${games} games as the Machine after ${studied} studied: ` +
    `${percent(rate)} (${percent(low)} to ${percent(high)}); demand: below ${percent(MOST_WON)}`,
);
process.exitCode = rate < MOST_WON ? 0 : 1;
