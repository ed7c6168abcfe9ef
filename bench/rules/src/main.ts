/**
 * How fast the rules are. Every figure is the median of several rounds on one core, after a warm-up; times are
 * processor time, so that a busy machine disturbs less.
 */
import { parseArgs } from 'node:util';
import { measureAgainst } from './against.js';
import { type ComparedLine, type Comparison, TOLERANCE } from './comparison.js';
import { BARS, type Figures, isMissed, LINES, type Line, MODULE_BARS, MODULE_LINES } from './figures.js';
import type { ModuleComparison } from './modules.js';
import { UsageError } from './usage-error.js';

const USAGE = `usage: npm run -s bench:rules -- [--json] [--seconds N] [--against COMMIT] [--modules all]
  --json            print one JSON object
  --seconds N       time for each line, 3 if not said; with --against in each round
  --against COMMIT  measure COMMIT and the working tree in turns, 15 rounds, and compare them
  --modules all     measure the core game and all modules in turns, and compare them`;

interface Options {
  readonly json: boolean;
  readonly help: boolean;
  readonly seconds: number;
  readonly against: string | undefined;
  readonly withModules: boolean;
}

function parseOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        against: { type: 'string' },
        modules: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOptions(): Options {
  const { json, help, against, seconds, modules } = parseOptions();
  if (modules !== undefined && modules !== 'all') throw new UsageError(`--modules takes all, not ${modules}`);
  const time = Number(seconds ?? 3);
  if (!(time > 0 && time <= 60))
    throw new UsageError(`--seconds takes a number from 0 to 60, not ${seconds}`);
  return { json, help, seconds: time, against, withModules: modules === 'all' };
}

const short = (value: number) => String(+value.toPrecision(5));

function printFigures(figures: Figures): void {
  for (const line of LINES) {
    const bar = BARS[line];
    const bound = bar === undefined ? '' : 'least' in bar ? `at least ${bar.least}` : `at most ${bar.most}`;
    const missed = bar !== undefined && isMissed(bar, figures[line]) ? 'MISSED' : '';
    console.log(line.padEnd(24), short(figures[line]).padStart(10), bound.padEnd(18), missed);
  }
}

function printCompared(line: Line, { before, now, ratio, quartiles }: ComparedLine, remark: string): void {
  const [low, high] = quartiles.map((quartile) => quartile.toFixed(3));
  console.log(
    line.padEnd(24),
    short(before).padStart(10),
    short(now).padStart(10),
    `  ${ratio.toFixed(3)} (${low} to ${high})`,
    remark,
  );
}

function printHeading(before: string, now: string): void {
  console.log(''.padEnd(24), before.padStart(10), now.padStart(10), '  cost (middle half)');
}

function printComparison({ commit, lines }: Comparison): void {
  printHeading(commit.slice(0, 9), 'now');
  for (const line of LINES) {
    const compared = lines[line];
    if (compared === undefined) continue;
    const isWorse = BARS[line] !== undefined && compared.ratio > TOLERANCE;
    printCompared(line, compared, isWorse ? 'SLOWER OR LARGER' : '');
  }
}

function printModules(modules: ModuleComparison): void {
  printHeading('core', 'all modules');
  for (const line of MODULE_LINES) {
    const { most, of } = MODULE_BARS[line];
    const bound = `${of === 'ratio' ? 'cost' : 'figure'} at most ${short(most)}`;
    printCompared(line, modules[line], `${bound}${modules[line][of] > most ? ' MISSED' : ''}`);
  }
}

async function main(): Promise<void> {
  const { json, help, seconds, against, withModules } = readOptions();
  if (help) {
    console.log(USAGE);
    return;
  }
  process.env.NODE_ENV = 'production';
  const comparison =
    against === undefined ? undefined : await measureAgainst(against, seconds, (text) => console.error(text));
  const modules = withModules ? (await import('./modules.js')).measureModules(seconds) : undefined;
  if (comparison === undefined && modules === undefined) {
    const { measure } = await import('./measure.js');
    const figures = measure(seconds);
    if (json) console.log(JSON.stringify(figures));
    else printFigures(figures);
  } else if (json) console.log(JSON.stringify({ ...comparison, ...(modules && { modules }) }));
  else {
    if (comparison !== undefined) printComparison(comparison);
    if (modules !== undefined) printModules(modules);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
