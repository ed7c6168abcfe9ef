/**
 * Measures the bots against their acceptance list:
 *   npm run -s bars:bots -- [--json] [--only cost,strength] [--threads 2] [--minutes 60] [--seed TEXT] [--full]
 * Ends with 0 only if everything measured passes; figures that the time was too short for are undecided.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BARS, runBars } from '../../packages/measuring/dist/acceptance/run.js';
import { Threads } from '../../packages/measuring/dist/acceptance/threads.js';

const NAMES = BARS.map(({ name }) => name);
const USAGE = `usage: npm run -s bars:bots -- [--json] [--only NAME,NAME] [--threads N] [--minutes N] [--seed TEXT] [--full]
bars: ${NAMES.join(', ')}`;
const SCREENING = new URL('../../docs/balance.json', import.meta.url);

function readArguments() {
  try {
    const options = {
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: NAMES.join() },
      threads: { type: 'string', default: '2' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: 'bars' },
      full: { type: 'boolean', default: false },
    };
    const { values } = parseArgs({ options });
    const only = values.only.split(',');
    const unknown = only.filter((name) => !NAMES.includes(name));
    if (unknown.length > 0) throw new Error(`there is no bar '${unknown.join("', '")}'`);
    const threads = Number(values.threads);
    if (!Number.isInteger(threads) || threads < 1) throw new Error('--threads takes a number from 1');
    const minutes = Number(values.minutes ?? (values.full ? 90 : 60));
    if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');
    return { ...values, only, threads, minutes };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

const { json, only, threads: count, minutes, seed, full } = readArguments();
const isTerminal = process.stderr.isTTY;
let saidAt = 0;

/** On a terminal a line that changes, elsewhere a line now and then. */
function say(progress) {
  if (isTerminal) process.stderr.write(`\r\x1b[K${progress}`);
  else if (performance.now() - saidAt > 15_000) {
    saidAt = performance.now();
    process.stderr.write(`${progress}\n`);
  }
}

const threads = new Threads(count);
const date = new Date().toISOString().slice(0, 10);
const screening = existsSync(SCREENING) ? JSON.parse(readFileSync(SCREENING, 'utf8')) : undefined;
const report = await runBars(only, minutes, { threads, seed, full, screening, date, say });
await threads.close();
if (isTerminal) process.stderr.write('\r\x1b[K');
if (report.screening !== undefined)
  writeFileSync(SCREENING, `${JSON.stringify(report.screening, null, 2)}\n`);

if (json) console.log(JSON.stringify({ seed, threads: count, minutes, date, ...report }, null, 2));
else printTable();
process.exitCode = report.passed ? 0 : 1;

function printTable() {
  for (const { name, passed, seconds, figures } of report.bars) {
    console.log(`\n${name}: ${passed} (${seconds} s)`);
    for (const figure of figures) {
      const interval = figure.interval === undefined ? '' : ` [${figure.interval.join(' to ')}]`;
      console.log(`  ${figure.passed.padEnd(9)} ${figure.name}: ${figure.measured ?? '-'}${interval}`);
      console.log(`            ${figure.demand}; ${figure.games} games, ${figure.seconds} s`);
      if (figure.note !== undefined) console.log(`            ${figure.note}`);
    }
  }
  console.log(
    `\n${report.passed ? 'everything passes' : 'not everything passes'}, ${report.seconds} s, seed '${seed}'`,
  );
}
