/**
 * Lets a scripted raider study engineers and then play the Great Machine against them. Ends with 0 only if it wins less than 25 % of
 * the games.
 */
import { tryRaider } from '../acceptance/raider.js';
import { RememberedJobs } from '../acceptance/remembered-jobs.js';
import { Threads } from '../acceptance/threads.js';
import { wilsonInterval } from '../statistics/index.js';
import { readCommandLine, readCount } from './command-line.js';

const MOST_WON = 0.25;

const USAGE =
  'usage: npm run -s bots:raider -- [--games 60] [--study 40] [--seed TEXT] [--threads 1] [--resume FILE]';

const { games, studied, count, seed, resume } = readCommandLine(
  USAGE,
  {
    games: { type: 'string', default: '60' },
    study: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'raider' },
    threads: { type: 'string', default: '1' },
    resume: { type: 'string' },
  },
  (values) => ({
    ...values,
    games: readCount('games', values.games),
    studied: readCount('study', values.study),
    count: readCount('threads', values.threads),
  }),
);

const threads = new Threads(count);
const workforce = resume === undefined ? threads : new RememberedJobs(threads, resume);
const results = await tryRaider(workforce, { seed, studied, games });
await threads.close();

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const won = results.filter(({ machineWon }) => machineWon).length;
const { rate, low, high } = wilsonInterval(won, games);
console.log(
  `the raider wins ${won} of ${games} games as the Machine after ${studied} studied: ` +
    `${percent(rate)} (${percent(low)} to ${percent(high)}); demand: below ${percent(MOST_WON)}`,
);
process.exitCode = rate < MOST_WON ? 0 : 1;
