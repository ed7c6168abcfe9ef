/** How many decisions a second our rules make beside another engine; the other is installed for this alone. */
import { parseArgs } from 'node:util';
import type { Measured } from './measured.js';
import { measureOurs } from './ours.js';
import { measurePeer, PEER } from './peer.js';

const WARM_UP_SECONDS = 1.5;

const HELP = `Decision rate of our rules engine next to ${PEER.name} ${PEER.version} (production mode).

Usage: npm run bench:peers -- [options]

  --rounds <n>     measured rounds; each measures both engines in turn (default 7, 1 to 1000)
  --seconds <s>    seconds per engine and round (default 1, 0.01 to 600)
  --seed <n>       seed of the random players (default 1, 0 to 4294967295)
  --peer-only      measure ${PEER.name} alone
  --json           print one JSON object instead of the table
  --help           print this text
`;

interface Options {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly peerOnly: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

/** Decisions a second, and ours divided by the peer's. */
interface Round {
  readonly peer: number;
  readonly ours: number | null;
  readonly ratio: number | null;
}

class UsageError extends Error {}

interface NumberRange {
  readonly whole: boolean;
  readonly least: number;
  readonly most: number;
}

function parseNumber(name: string, text: string, { whole, least, most }: NumberRange): number {
  const pattern = whole ? /^\d+$/ : /^(\d+(\.\d*)?|\.\d+)$/;
  const value = Number(text);
  if (!pattern.test(text) || value < least || value > most) {
    throw new UsageError(
      `--${name} must be a ${whole ? 'whole number' : 'number'} from ${least} to ${most}, not "${text}"`,
    );
  }
  return value;
}

function parseOptions(args: readonly string[]): Options {
  const values = readArguments(args);
  return {
    rounds: parseNumber('rounds', values.rounds, { whole: true, least: 1, most: 1000 }),
    seconds: parseNumber('seconds', values.seconds, { whole: false, least: 0.01, most: 600 }),
    seed: parseNumber('seed', values.seed, { whole: true, least: 0, most: 0xffffffff }),
    peerOnly: values['peer-only'],
    json: values.json,
    help: values.help,
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        'peer-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** 0 of no values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
}

function rateOf({ decisions, seconds }: Measured): number {
  return decisions / seconds;
}

function measureRounds({ rounds, seconds, seed, peerOnly }: Options): readonly Round[] {
  if (!peerOnly) measureOurs(WARM_UP_SECONDS, seed);
  measurePeer(WARM_UP_SECONDS, seed);
  return Array.from({ length: rounds }, (_, round) => {
    const peer = rateOf(measurePeer(seconds, seed + round + 1));
    const ours = peerOnly ? null : rateOf(measureOurs(seconds, seed + round + 1));
    return { peer, ours, ratio: ours === null ? null : ours / peer };
  });
}

function summarize(rounds: readonly Round[]) {
  const ours = rounds.flatMap((round) => round.ours ?? []);
  const ratios = rounds.flatMap(({ ratio }) => ratio ?? []);
  return {
    peer: { ...PEER, decisionsPerSecond: median(rounds.map(({ peer }) => peer)) },
    ours: ours.length === 0 ? null : { decisionsPerSecond: median(ours) },
    ratio: ratios.length === 0 ? null : median(ratios),
    rounds,
  };
}

const perSecond = (value: number | null | undefined) =>
  value == null ? '-' : Math.round(value).toLocaleString('en-US');
const times = (value: number | null) => (value === null ? '-' : `${value.toFixed(2)}x`);

function formatTable({ peer, ours, ratio, rounds }: ReturnType<typeof summarize>): string {
  const rows = [
    ['', `${peer.name} ${peer.version}`, 'our rules', 'ours / peer'],
    ...rounds.map((round, index) => [
      `round ${index + 1}`,
      perSecond(round.peer),
      perSecond(round.ours),
      times(round.ratio),
    ]),
    ['median', perSecond(peer.decisionsPerSecond), perSecond(ours?.decisionsPerSecond), times(ratio)],
  ];
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column))))
      .join('   '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  return [
    'Decisions per second, random players. The games differ: read the ratio as an order of magnitude.',
    '',
    ...lines.slice(0, 1),
    rule,
    ...lines.slice(1, -1),
    rule,
    ...lines.slice(-1),
    '',
  ].join('\n');
}

function main(): void {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const summary = summarize(measureRounds(options));
  process.stdout.write(options.json ? `${JSON.stringify(summary)}\n` : formatTable(summary));
}

try {
  main();
} catch (error) {
  process.stderr.write(`bench:peers: ${messageOf(error)}\n`);
  if (error instanceof UsageError) process.stderr.write('Try --help.\n');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
