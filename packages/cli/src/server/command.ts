import { Blocked, BugRecord, OperatorTables, Reports } from '@great-machine/protocol';
import { writeText } from '../files/files.js';
import { type Parsed, readArguments, readText } from '../options/options.js';
import { UsageError } from '../terminal/errors.js';
import type { Io } from '../terminal/io.js';
import { countOf } from '../terminal/text.js';
import { RunningServer } from './asking.js';
import { backUp, restore } from './backup.js';
import { printBlocked, printReports, printTables } from './print.js';

/** What the operator can ask: the words that it needs, and what comes of it. */
interface Action {
  readonly needs: readonly string[];
  act(server: RunningServer, word: string, parsed: Parsed): Promise<string>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  list: {
    needs: [],
    act: async (server, _, parsed) =>
      printTables(await server.read(`/tables${pageOf(parsed)}`, OperatorTables)),
  },
  close: {
    needs: ['TABLE'],
    act: (server, table) => done(server.send('POST', `/tables/${encodeURIComponent(table)}/close`), 'closed'),
  },
  delete: {
    needs: ['TABLE'],
    act: (server, table) => done(server.send('DELETE', `/tables/${encodeURIComponent(table)}`), 'deleted'),
  },
  block: {
    needs: ['PLAYER'],
    act: (server, player) => done(server.send('PUT', `/blocked/${encodeURIComponent(player)}`), 'blocked'),
  },
  unblock: {
    needs: ['PLAYER'],
    act: (server, player) =>
      done(server.send('DELETE', `/blocked/${encodeURIComponent(player)}`), 'not blocked any more'),
  },
  blocked: { needs: [], act: async (server) => printBlocked(await server.read('/blocked', Blocked)) },
  notice: {
    needs: ['TEXT'],
    act: (server, text) =>
      done(
        server.send('PUT', '/notice', { text }),
        text.trim() === '' ? 'taken down' : 'shown to all readers',
      ),
  },
  reports: {
    needs: [],
    act: async (server, _, parsed) => printReports(await server.read(`/reports${pageOf(parsed)}`, Reports)),
  },
  bug: {
    needs: ['ID'],
    act: async (server, id, parsed) => {
      const record = await server.read(`/bugs/${encodeURIComponent(id)}`, BugRecord);
      const text = `${JSON.stringify(record, undefined, 2)}\n`;
      const file = readText(parsed, 'out');
      if (file === undefined) return text;
      writeText(file, text, false);
      return `written to ${file}\n`;
    },
  },
  backup: {
    needs: ['FILE'],
    act: async (server, file) => `${countOf(await backUp(server, file), 'table')} written to ${file}\n`,
  },
  restore: {
    needs: ['FILE'],
    act: async (server, file) => `${countOf(await restore(server, file), 'table')} restored\n`,
  },
};

const OPTIONS = {
  url: { type: 'string' },
  data: { type: 'string' },
  out: { type: 'string' },
  before: { type: 'string' },
} as const;

/** What is older than a time that the operator names. */
function pageOf(parsed: Parsed): string {
  const text = readText(parsed, 'before');
  if (text === undefined) return '';
  const before = Date.parse(text);
  if (Number.isNaN(before))
    throw new UsageError(`--before needs a time like 2030-12-31T23:59Z, not '${text}'`);
  return `?before=${before}`;
}

/** The word after an action is no option: ids may begin with a hyphen. */
function withPlainWord(args: readonly string[]): readonly string[] {
  const [name = '', word = '', ...others] = args;
  const isWord = Object.hasOwn(ACTIONS, name) && ACTIONS[name]?.needs.length === 1 && /^-/.test(word);
  const isOption = Object.keys(OPTIONS).some((option) => word.split('=')[0] === `--${option}`);
  return isWord && !isOption ? [...others, '--', name, word] : args;
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(withPlainWord(args), OPTIONS, true);
  const [name = '', ...words] = parsed.files;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageError(`it needs one of ${Object.keys(ACTIONS).join(', ')}`);
  if (words.length !== action.needs.length)
    throw new UsageError(`${name} needs ${action.needs.join(' ') || 'nothing more'}`);
  const folder = readText(parsed, 'data') ?? io.env.DATA_DIR ?? 'data';
  const address = readText(parsed, 'url') ?? `http://localhost:${io.env.PORT ?? '4173'}`;
  const server = RunningServer.withKeyIn(folder, address.replace(/\/$/, ''));
  io.out.write(await action.act(server, words[0] ?? '', parsed));
  return 0;
}

async function done(sent: Promise<unknown>, came: string): Promise<string> {
  await sent;
  return `${came}\n`;
}
