/** Whether the table server loses anything: people play while servers and their database are killed and cut off. */
import { parseArgs } from 'node:util';
import { LIMITS_RAISED } from '@great-machine/server/internals';
import { chaos, type Options } from './chaos.js';
import { hasFaults, STORES, type StoreName } from './figures.js';

const USAGE = `usage: npm run -s chaos -- [--store sqlite|postgres] [--rounds N] [--seed N] [--json]
  --store S    where the tables are kept: sqlite if not said; postgres starts a database for two servers
  --rounds N   so many rounds of three disasters, 20 if not said
  --seed N     of what people choose and of when what happens, drawn if not said
  --json       print one JSON object as the last line
It ends with code 1 where something was lost, differs or did not go on.`;

function readOptions(): { readonly help: boolean; readonly json: boolean; readonly options: Options } {
  const { values } = parseArgs({
    options: {
      store: { type: 'string', default: 'sqlite' },
      rounds: { type: 'string', default: '20' },
      seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const options = {
    store: readStore(values.store),
    rounds: readNumber('rounds', values.rounds, 1),
    seed: readNumber('seed', values.seed, 0),
  };
  return { help: values.help, json: values.json, options };
}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`--${name} takes a whole number from ${least} on, not ${text}`);
  return value;
}

function readStore(text: string): StoreName {
  const store = STORES.find((one) => one === text);
  if (store === undefined) throw new Error(`--store takes ${STORES.join(' or ')}, not ${text}`);
  return store;
}

const { help, json, options } = optionsOrEnd();
if (help) console.log(USAGE);
else {
  console.error(`seed ${options.seed}`);
  console.error(LIMITS_RAISED);
  const figures = await chaos(options, (text) => console.error(text));
  if (json) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`);
  process.exitCode = hasFaults(figures) ? 1 : 0;
}
process.exit();

function optionsOrEnd(): ReturnType<typeof readOptions> {
  try {
    return readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}
