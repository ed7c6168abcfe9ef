import { dirname, join } from 'node:path';
import { choiceSentences } from '@great-machine/messages';
import {
  exportScenario,
  ModuleError,
  type ModuleRequest,
  runScenario,
  ScenarioError,
} from '@great-machine/rules';
import { writeText } from '../files/files.js';
import {
  readRecord,
  readScenario,
  replayRecord,
  rulesOfScenario,
  withModules,
} from '../files/record-file.js';
import { MODULE_OPTIONS, readModules } from '../options/module-options.js';
import { type Parsed, readArguments, readText, readWhole } from '../options/options.js';
import { OperationError, UsageError } from '../terminal/errors.js';
import type { Io, Output } from '../terminal/io.js';
import { words } from '../terminal/terminal-words.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(
    args,
    {
      export: { type: 'string' },
      at: { type: 'string' },
      name: { type: 'string' },
      out: { type: 'string' },
      ...MODULE_OPTIONS,
    },
    true,
  );
  const record = readText(parsed, 'export');
  if (record !== undefined) return exportMoment(record, parsed, io.out);
  for (const option of ['at', 'name', 'out']) {
    if (parsed.values[option] !== undefined) throw new UsageError(`--${option} goes with --export`);
  }
  if (parsed.files.length === 0) throw new UsageError('it needs the FILE of a scenario, or --export');
  const modules = readModules(parsed);
  const failed = parsed.files.filter((file) => !holds(file, modules, io.out));
  const all = parsed.files.length;
  const hold = all === 1 ? 'scenario holds' : 'scenarios hold';
  io.out.write(`${all - failed.length} of ${all} ${hold}\n`);
  return failed.length === 0 ? 0 : 1;
}

type Modules = readonly ModuleRequest[] | undefined;

/** Runs one file and says how it went; a file that cannot be run counts as failed, and the others still run. */
function holds(file: string, modules: Modules, out: Output): boolean {
  const faults = findFaults(file, modules);
  const remark = faults.length === 0 && !hasSteps(file) ? ' (nothing to check)' : '';
  out.write(faults.length === 0 ? `ok      ${file}${remark}\n` : `FAILED  ${file}\n`);
  for (const fault of faults) out.write(`        ${fault.replaceAll('\n', '\n        ')}\n`);
  return faults.length === 0;
}

function hasSteps(file: string): boolean {
  const { steps } = readScenario(file) as { steps?: readonly unknown[] };
  return steps !== undefined && steps.length > 0;
}

function findFaults(file: string, modules: Modules): readonly string[] {
  try {
    const read = (name: string) => withModules(readScenario(name), modules);
    const beside = (name: string) => read(join(dirname(file), name));
    const scenario = read(file);
    const { ok, failures } = runScenario(rulesOfScenario(scenario), scenario, beside);
    if (ok) return [];
    return failures.map(({ step, message }) => `${step === 0 ? 'position' : `step ${step}`}: ${message}`);
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    if (error instanceof ModuleError) return choiceSentences(words, error);
    if (error instanceof OperationError) return [error.message];
    throw error;
  }
}

/** Writes the position after some entries of a recorded game as a scenario. */
function exportMoment(file: string, parsed: Parsed, out: Output): number {
  if (parsed.files.length > 0)
    throw new UsageError(`--export takes no scenario files ('${parsed.files[0]}')`);
  const at = readWhole(parsed, 'at', 0, 1e9 - 1);
  const name = readText(parsed, 'name');
  if (at === undefined)
    throw new UsageError('--export needs --at N, the number of entries before the moment');
  if (name === undefined) throw new UsageError('--export needs --name NAME');
  const record = readRecord(file);
  if (at > record.entries.length) {
    throw new UsageError(`--at ${at} is beyond the ${record.entries.length} entries of ${file}`);
  }
  const scenario = exportScenario(replayRecord(file, record, at), name);
  const text = `${JSON.stringify(scenario, undefined, 2)}\n`;
  const target = readText(parsed, 'out');
  if (target === undefined) out.write(text);
  else {
    writeText(target, text, false);
    out.write(`written to ${target}\n`);
  }
  return 0;
}
