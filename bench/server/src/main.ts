/** How much the table server bears: people play at many tables, from a process of their own. */
import { parseArgs } from 'node:util';
import { type Figures, linesFor, STORES, type StoreName } from './figures.js';
import { measure, type Options } from './measure.js';

const USAGE = `usage: npm run -s bench:server -- [--store sqlite|postgres] [--tables N] [--rate N] [--seconds N] [--json]
  --store S      where the tables are kept: sqlite if not said; postgres is DATABASE_URL, or one that is started for it
  --nodes N      so many servers on one PostgreSQL, 1 if not said; the people of a table are at different ones
  --tables N     so many tables with four people each, 1000 if not said
  --journeymen N at so many tables a bot of that level plays the Great Machine, none if not said
  --rate N       answers of people a second at all tables together, 0.3 a table if not said
  --seconds N    how long they play, 60 if not said
  --depth N      tables have played up to so many answers before, 60 if not said
  --seed N       of what the people choose, 1 if not said
  --profile D    write profiles of the servers' processor time to this folder
  --json         print one JSON object as the last line`;

class UsageError extends Error {}

function readOptions(): { readonly help: boolean; readonly json: boolean; readonly options: Options } {
  const { values } = parseArgs({
    options: {
      store: { type: 'string', default: 'sqlite' },
      tables: { type: 'string', default: '1000' },
      rate: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      depth: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      nodes: { type: 'string', default: '1' },
      journeymen: { type: 'string', default: '0' },
      profile: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { profile, json, help } = values;
  const store = readStore(values.store);
  const nodes = readNumber('nodes', values.nodes, 1);
  if (nodes > 1 && store === 'sqlite') throw new UsageError('several nodes need --store postgres');
  const tables = readNumber('tables', values.tables, 1);
  const rate = values.rate === undefined ? tables * 0.3 : readNumber('rate', values.rate, 0.1);
  const options = {
    store,
    nodes,
    tables,
    journeymen: readNumber('journeymen', values.journeymen, 0),
    rate,
    seconds: readNumber('seconds', values.seconds, 1),
    depth: readNumber('depth', values.depth, 0),
    seed: readNumber('seed', values.seed, 0),
    profile,
  };
  return { help, json, options };
}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!(value >= least)) throw new UsageError(`--${name} takes a number from ${least} on, not ${text}`);
  return value;
}

function readStore(text: string): StoreName {
  const store = STORES.find((one) => one === text);
  if (store === undefined) throw new UsageError(`--store takes ${STORES.join(' or ')}, not ${text}`);
  return store;
}

async function main(): Promise<void> {
  const { help, json, options } = readOptions();
  if (help) {
    console.log(USAGE);
    return;
  }
  const figures: Figures = await measure(options, (text) => console.error(text));
  if (json) console.log(JSON.stringify(figures));
  else for (const line of linesFor(figures)) console.log(line);
}

try {
  await main();
  process.exit();
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
