import { MODULE_OPTIONS, readModules } from '../options/module-options.js';
import { type Parsed, readArguments, readFlag, readText, readTexts, readWhole } from '../options/options.js';
import { UsageError } from '../terminal/errors.js';
import type { Io } from '../terminal/io.js';
import { countOf } from '../terminal/text.js';
import { ProgressBar } from '../threads/progress.js';
import { workOff } from '../threads/work-off.js';
import { CHECKS } from './checks.js';
import { addCoverage, neverSeen, newCoverage } from './coverage.js';
import { type Failure, type FuzzSettings, type FuzzTotals, perform, rulesToCover } from './games.js';

const PORTION = 5;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(args, {
    games: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string' },
    checks: { type: 'string' },
    threads: { type: 'string' },
    ...MODULE_OPTIONS,
    json: { type: 'boolean' },
  });
  const games = readWhole(parsed, 'games', 1, 1e9 - 1) ?? 100;
  const only = readWhole(parsed, 'game', 0, 1e9 - 1);
  const threads = readWhole(parsed, 'threads', 1, 256) ?? 1;
  const settings: FuzzSettings = {
    seed: readText(parsed, 'seed') ?? 'great-machine',
    checks: readChecks(parsed),
    ...readFuzzModules(parsed),
  };
  const range = only === undefined ? { from: 0, to: games } : { from: only, to: only + 1 };
  const totals = await fuzz(settings, range, threads, io);
  const found = { ...totals, neverSeen: neverSeen(totals.coverage) };
  if (readFlag(parsed, 'json')) io.out.write(`${JSON.stringify({ ...found, ...settings, threads })}\n`);
  else io.out.write(describe(found, settings, range.to - range.from));
  return totals.failures.length === 0 ? 0 : 1;
}

function readChecks(parsed: Parsed): readonly string[] {
  const text = readText(parsed, 'checks') ?? 'all';
  if (text === 'all') return CHECKS;
  const checks = text.split(',').map((check) => check.trim());
  const unknown = checks.find((check) => !CHECKS.includes(check));
  if (unknown === undefined) return checks;
  throw new UsageError(`--checks knows all, ${CHECKS.join(', ')}, not '${unknown}'`);
}

/** As for a game, or `random`: others in each game. */
function readFuzzModules(parsed: Parsed): Pick<FuzzSettings, 'modules'> {
  if (readText(parsed, 'modules') === 'random') {
    if (readTexts(parsed, 'option').length > 0)
      throw new UsageError('--option does not go with --modules random, which draws options too');
    return { modules: 'random' };
  }
  const modules = readModules(parsed);
  return modules === undefined ? {} : { modules };
}

async function fuzz(settings: FuzzSettings, range: { from: number; to: number }, threads: number, io: Io) {
  const bar = new ProgressBar(io.err, range.to - range.from);
  const coverage = newCoverage(rulesToCover(settings));
  const failures: Failure[] = [];
  let [games, answers, stopped] = [0, 0, false];
  const stopListening = io.onInterrupt(() => {
    stopped = true;
  });
  await workOff({
    module: new URL('./games.js', import.meta.url),
    perform,
    settings,
    threads,
    range,
    portion: PORTION,
    add(more: FuzzTotals) {
      games += more.games;
      answers += more.answers;
      addCoverage(coverage, more.coverage);
      failures.push(...more.failures);
      bar.show(games);
    },
    isStopped: () => stopped,
  });
  stopListening();
  bar.clear();
  return { games, answers, coverage, failures: failures.sort((a, b) => a.game - b.game) };
}

interface Found extends FuzzTotals {
  readonly neverSeen: readonly string[];
}

/** The modules as they are said on the command line. */
function modulesSaid({ modules }: FuzzSettings): string {
  if (modules === undefined) return '';
  if (modules === 'random') return ' --modules random';
  const ids = modules.map((one) => (typeof one === 'string' ? one : one.id));
  const options = modules.flatMap((one) =>
    typeof one === 'string' ? [] : Object.entries(one.options ?? {}),
  );
  return ` --modules ${ids.join(',')}${options.map(([name, value]) => ` --option ${name}=${value}`).join('')}`;
}

/** One line for each kind of thing. */
function describeUnseen(names: readonly string[]): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const text of names) {
    const [kind = '', name = ''] = text.split(': ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  }
  return [...kinds].map(([kind, unseen]) => `  ${kind}: ${unseen.join(', ')}`);
}

function describe(found: Found, settings: FuzzSettings, wanted: number): string {
  const { seed, checks } = settings;
  const partial = found.games < wanted ? ` (partial: ${wanted} were wanted)` : '';
  const failures = found.failures.flatMap(({ game, check, message, answers }) => [
    `FAILED game ${game} after ${answers} answers, ${check}: ${message}`,
    `  to reproduce: npm run -s cli -- fuzz --seed '${seed}' --game ${game} --checks ${checks.join(',')}${modulesSaid(settings)}`,
  ]);
  return `${[
    found.failures.length === 0 ? 'All checks hold.' : `${countOf(found.failures.length, 'game')} failed.`,
    `${countOf(found.games, 'game')}, ${found.answers} answers${partial}; checks: ${checks.join(', ')}`,
    ...failures,
    found.neverSeen.length === 0
      ? 'Every event, card, Hero, Action and ending appeared.'
      : `Never seen in these games:\n${describeUnseen(found.neverSeen).join('\n')}`,
  ].join('\n')}\n`;
}
