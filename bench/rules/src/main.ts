/**
 * How fast the rules are. Every figure is the median of several rounds on one core, after a warm-up; times are
 * processor time, so that a busy machine disturbs less.
 */
import { parseArgs } from 'node:util';
import { measureAgainst } from './against.js';
import { type Comparison, TOLERANCE } from './comparison.js';
import { BARS, type Figures, isMissed, LINES } from './figures.js';
import { UsageError } from './usage-error.js';

const USAGE = `usage: npm run -s bench:rules -- [--json] [--seconds N] [--against COMMIT]
  --json            print one JSON object
  --seconds N       time for each line; 3, or 1 a round with --against
  --against COMMIT  measure COMMIT and the working tree in turns, 15 rounds, and compare them`;

interface Options {
  readonly json: boolean;
  readonly help: boolean;
  readonly seconds: number;
  readonly against: string | undefined;
}

function parseOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        against: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOptions(): Options {
  const { json, help, against, seconds } = parseOptions();
  const time = Number(seconds ?? (against === undefined ? 3 : 1));
  if (!(time > 0 && time <= 60))
    throw new UsageError(`--seconds takes a number from 0 to 60, not ${seconds}`);
  return { json, help, seconds: time, against };
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

function printComparison({ commit, lines }: Comparison): void {
  console.log(''.padEnd(24), commit.slice(0, 9).padStart(10), 'now'.padStart(10), '  cost (middle half)');
  for (const line of LINES) {
    const compared = lines[line];
    if (compared === undefined) continue;
    const [low, high] = compared.quartiles.map((ratio) => ratio.toFixed(3));
    console.log(
      line.padEnd(24),
      short(compared.before).padStart(10),
      short(compared.now).padStart(10),
      `  ${compared.ratio.toFixed(3)} (${low} to ${high})`,
      BARS[line] !== undefined && compared.ratio > TOLERANCE ? 'SLOWER OR LARGER' : '',
    );
  }
}

async function main(): Promise<void> {
  const { json, help, seconds, against } = readOptions();
  if (help) console.log(USAGE);
  else if (against !== undefined) {
    const comparison = await measureAgainst(against, seconds, (text) => console.error(text));
    if (json) console.log(JSON.stringify(comparison));
    else printComparison(comparison);
  } else {
    process.env.NODE_ENV = 'production';
    const { measure } = await import('./measure.js');
    const figures = measure(seconds);
    if (json) console.log(JSON.stringify(figures));
    else printFigures(figures);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
