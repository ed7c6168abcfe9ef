/**
 * Measures the bots against their acceptance list. Ends with 0 only if everything measured passes; figures that the time was too short
 * for are undecided.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { assembleRules, MODULES } from '@great-machine/rules';
import { CHOICES } from '../acceptance/module-balance.js';
import { RememberedJobs } from '../acceptance/remembered-jobs.js';
import { ACCEPTANCE, type AcceptanceReport, runAcceptance } from '../acceptance/run.js';
import type { Screening } from '../acceptance/screening.js';
import { Threads } from '../acceptance/threads.js';
import { readCommandLine, readCount } from './command-line.js';

const NAMES = ACCEPTANCE.map(({ name }) => name);
const USAGE = `usage: npm run -s bars:bots -- [--json] [--only NAME,NAME] [--threads N] [--minutes N] [--seed TEXT] [--full]
         [--resume FILE] [--only balance --modules A,B|all [--games N]] [--only strength --modules A,B|all]
         [--only module-balance [--choices NAME,NAME] [--plan N] [--games N]]
bars: ${NAMES.join(', ')}
choices: ${CHOICES.map(({ name }) => name).join(', ')}`;
const SCREENING = new URL('../../../../docs/balance.json', import.meta.url);

const OPTIONS = {
  json: { type: 'boolean', default: false },
  only: { type: 'string', default: NAMES.join() },
  threads: { type: 'string', default: '2' },
  minutes: { type: 'string' },
  seed: { type: 'string', default: 'bars' },
  full: { type: 'boolean', default: false },
  resume: { type: 'string' },
  modules: { type: 'string' },
  choices: { type: 'string' },
  plan: { type: 'string' },
  games: { type: 'string' },
} as const;

const readArguments = () =>
  readCommandLine(USAGE, OPTIONS, (values) => {
    const only = values.only.split(',');
    const unknown = only.filter((name) => !NAMES.includes(name));
    if (unknown.length > 0) throw new Error(`there is no bar '${unknown.join("', '")}'`);
    const minutes = Number(values.minutes ?? (values.full ? 90 : 60));
    if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');
    const modules = readModules(values.modules);
    if (modules !== undefined && !['balance', 'strength'].includes(values.only))
      throw new Error('--modules goes with --only balance, which it screens, or --only strength');
    const ofModules = values.only === 'module-balance';
    if (!ofModules && (values.choices ?? values.plan) !== undefined)
      throw new Error('--choices and --plan go with --only module-balance');
    const choices = values.choices?.split(',');
    const unheard = choices?.find((choice) => CHOICES.every(({ name }) => name !== choice));
    if (unheard !== undefined) throw new Error(`there is no choice '${unheard}'`);
    if (values.games !== undefined && !ofModules && !(modules !== undefined && values.only === 'balance'))
      throw new Error('--games goes with --only module-balance or --only balance --modules');
    return {
      ...values,
      only,
      threads: readCount('threads', values.threads),
      minutes,
      modules,
      choices,
      masterPlan: values.plan === undefined ? undefined : readCount('plan', values.plan),
      games: values.games === undefined ? undefined : readCount('games', values.games),
    };
  });

/** The core game with these modules, or with all that there are; what cannot be played is an error. */
function readModules(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const core = MODULES.filter(({ isGame }) => isGame).slice(0, 1);
  const all = MODULES.filter(({ isGame }) => !isGame);
  const named = text === 'all' ? all.map(({ id }) => id) : text.split(',');
  const modules = [...core.map(({ id }) => id), ...named];
  assembleRules(modules);
  return modules;
}

const {
  json,
  only,
  threads: count,
  minutes,
  seed,
  full,
  resume,
  modules,
  choices,
  masterPlan,
  games,
} = readArguments();
const isTerminal = process.stderr.isTTY;
let saidAt = 0;

/** On a terminal a line that changes, elsewhere a line now and then. */
function say(progress: string): void {
  if (isTerminal) process.stderr.write(`\r\x1b[K${progress}`);
  else if (performance.now() - saidAt > 15_000) {
    saidAt = performance.now();
    process.stderr.write(`${progress}\n`);
  }
}

const threads = new Threads(count);
const date = new Date().toISOString().slice(0, 10);
const screening: Screening | undefined = existsSync(SCREENING)
  ? JSON.parse(readFileSync(SCREENING, 'utf8'))
  : undefined;
const workforce = resume === undefined ? threads : new RememberedJobs(threads, resume);
const report = await runAcceptance(only, minutes, {
  threads: workforce,
  seed,
  full,
  modules,
  choices,
  masterPlan,
  games,
  screening,
  date,
  say,
});
await threads.close();
if (isTerminal) process.stderr.write('\r\x1b[K');
if (report.screening !== undefined)
  writeFileSync(SCREENING, `${JSON.stringify(report.screening, null, 2)}\n`);

if (json) console.log(JSON.stringify({ seed, threads: count, minutes, date, modules, ...report }, null, 2));
else printTable(report);
process.exitCode = report.passed ? 0 : 1;

function printTable({ bars, passed, seconds }: AcceptanceReport): void {
  for (const bar of bars) {
    console.log(`\n${bar.name}: ${bar.passed} (${bar.seconds} s)`);
    for (const figure of bar.figures) {
      const interval = figure.interval === undefined ? '' : ` [${figure.interval.join(' to ')}]`;
      console.log(`  ${figure.passed.padEnd(9)} ${figure.name}: ${figure.measured ?? '-'}${interval}`);
      console.log(`            ${figure.demand}; ${figure.games} games, ${figure.seconds} s`);
      if (figure.note !== undefined) console.log(`            ${figure.note}`);
    }
  }
  console.log(`\n${passed ? 'everything passes' : 'not everything passes'}, ${seconds} s, seed '${seed}'`);
}
