import { parseArgs } from 'node:util';
import { measureOurs } from './ours.mjs';
import { measurePeer, peerName, peerVersion } from './peer.mjs';

const WARM_UP_SECONDS = 1.5;

const HELP = `Decision rate of our rules engine next to ${peerName} ${peerVersion} (production mode).

Usage: npm run bench:peers -- [options]
       node bench/peers/bench.mjs [options]

  --rounds <n>     measured rounds; each measures both engines in turn (default 7, 1 to 1000)
  --seconds <s>    seconds per engine and round (default 1, 0.01 to 600)
  --seed <n>       seed of the random players (default 1, 0 to 4294967295)
  --peer-only      measure ${peerName} alone
  --json           print one JSON object instead of the table
  --help           print this text
`;

/**
 * @typedef {object} Options
 * @property {number} rounds
 * @property {number} seconds
 * @property {number} seed
 * @property {boolean} peerOnly
 * @property {boolean} json
 * @property {boolean} help
 *
 * @typedef {{ peer: number, ours: number | null, ratio: number | null }} Round decisions per second; ours / peer
 *
 * @typedef {(seconds: number, seed: number) => Promise<{ decisions: number, seconds: number }>} Measure
 */

class UsageError extends Error {}

/**
 * @param {string} name
 * @param {string} text
 * @param {{ whole: boolean, least: number, most: number }} range
 */
function parseNumber(name, text, { whole, least, most }) {
  const pattern = whole ? /^\d+$/ : /^(\d+(\.\d*)?|\.\d+)$/;
  const value = Number(text);
  if (!pattern.test(text) || value < least || value > most) {
    throw new UsageError(
      `--${name} must be a ${whole ? 'whole number' : 'number'} from ${least} to ${most}, not "${text}"`,
    );
  }
  return value;
}

/**
 * @param {string[]} args
 * @returns {Options}
 */
function parseOptions(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        rounds: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        'peer-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
  return {
    rounds: parseNumber('rounds', values.rounds, { whole: true, least: 1, most: 1000 }),
    seconds: parseNumber('seconds', values.seconds, { whole: false, least: 0.01, most: 600 }),
    seed: parseNumber('seed', values.seed, { whole: true, least: 0, most: 0xffffffff }),
    peerOnly: values['peer-only'],
    json: values.json,
    help: values.help,
  };
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {Measure} measure
 * @param {number} seconds
 * @param {number} seed
 */
async function rate(measure, seconds, seed) {
  const result = await measure(seconds, seed);
  return result.decisions / result.seconds;
}

/**
 * @param {Options} options
 * @returns {Promise<Round[]>}
 */
async function measureRounds({ rounds, seconds, seed, peerOnly }) {
  // Warm-up, with ours first: a project that is not built fails at once.
  if (!peerOnly) await measureOurs(WARM_UP_SECONDS, seed);
  await measurePeer(WARM_UP_SECONDS, seed);

  /** @type {Round[]} */
  const measured = [];
  for (let round = 1; round <= rounds; round += 1) {
    const peer = await rate(measurePeer, seconds, seed + round);
    const ours = peerOnly ? null : await rate(measureOurs, seconds, seed + round);
    measured.push({ peer, ours, ratio: ours === null ? null : ours / peer });
  }
  return measured;
}

/** @param {Round[]} rounds */
function summarize(rounds) {
  const ours = rounds.flatMap((round) => (round.ours === null ? [] : [round.ours]));
  const ratios = rounds.flatMap((round) => (round.ratio === null ? [] : [round.ratio]));
  return {
    peer: {
      name: peerName,
      version: peerVersion,
      decisionsPerSecond: median(rounds.map((round) => round.peer)),
    },
    ours: ours.length === 0 ? null : { decisionsPerSecond: median(ours) },
    ratio: ratios.length === 0 ? null : median(ratios),
    rounds,
  };
}

/** @param {ReturnType<typeof summarize>} summary */
function formatTable({ peer, ours, ratio, rounds }) {
  /** @param {number | null | undefined} value */
  const perSecond = (value) => (value == null ? '-' : Math.round(value).toLocaleString('en-US'));
  /** @param {number | null} value */
  const times = (value) => (value === null ? '-' : `${value.toFixed(2)}x`);
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
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('   '),
  );
  const rule = '-'.repeat(lines[0].length);
  return [
    'Decisions per second, random players. The games differ: read the ratio as an order of magnitude.',
    '',
    lines[0],
    rule,
    ...lines.slice(1, -1),
    rule,
    lines[lines.length - 1],
    '',
  ].join('\n');
}

async function main() {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const summary = summarize(await measureRounds(options));
  process.stdout.write(options.json ? `${JSON.stringify(summary)}\n` : formatTable(summary));
}

try {
  await main();
} catch (error) {
  const usage = error instanceof UsageError;
  process.stderr.write(`bench:peers: ${/** @type {Error} */ (error).message}\n`);
  if (usage) process.stderr.write('Try --help.\n');
  process.exitCode = usage ? 2 : 1;
}
