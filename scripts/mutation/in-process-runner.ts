/**
 * A test runner for Stryker that imports all tests once and then calls them in its own process. Stryker's runner for
 * Vitest imports everything anew for each mutant, which takes seconds; here a mutant costs what its tests cost.
 *
 * `init` bundles the tests that fast-tests.ts names with the instrumented sources of the sandbox. The dry run counts which
 * test reaches which mutant; the run of a mutant calls only those tests and stops at the first that fails. Mutants
 * share a process, and one might spoil it for the next. So a mutant counts as killed only if the failing test passes
 * again without it; if not, everything is loaded anew and the mutant is tried again.
 */
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { collectTests, getFn, type Test, type VitestRunner } from '@vitest/runner';
import { getFullName, getTests } from '@vitest/runner/utils';
import { build, type Plugin } from 'vite';

const TESTS = 'scripts/mutation/fast-tests.ts';
const VITEST = new URL('vitest.js', import.meta.url).href;

class InProcessRunner implements TestRunner {
  static readonly inject = [] as const;

  /** What the instrumented code reads and counts. */
  readonly #mutants: InstrumenterContext = {};
  /** All of them; those that killed a mutant lately come first, since the next mutant often falls to the same. */
  #tests: Test[] = [];
  #loads = 0;

  /** A mutant is active only while a test runs, so what was loaded is never stale and needs no new process. */
  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.#mutants });
    await this.#load();
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const test of this.#tests) {
      this.#mutants.currentTestId = test.id;
      tests.push(await run(test));
    }
    this.#mutants.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#mutants.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const result = await this.#tryMutant(options);
    if (result.status !== MutantRunStatus.Killed) return result;
    const killer = this.#tests.find(({ id }) => result.killedBy.includes(id));
    if (killer === undefined) return result;
    this.#tests = [killer, ...this.#tests.filter((test) => test !== killer)];
    if ((await run(killer)).status === TestStatus.Success) return result;
    await this.#load();
    const resultAlone = await this.#tryMutant(options);
    await this.#load();
    return resultAlone;
  }

  async #tryMutant({ activeMutant, hitLimit, testFilter }: MutantRunOptions): Promise<MutantRunResult> {
    const covering = testFilter && new Set(testFilter);
    Object.assign(this.#mutants, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    const tests: TestResult[] = [];
    for (const test of this.#tests) {
      if (covering?.has(test.id) === false) continue;
      const result = await run(test);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    const { hitCount } = this.#mutants;
    Object.assign(this.#mutants, { activeMutant: undefined, hitLimit: undefined });
    return toMutantRunResult(
      determineHitLimitReached(hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  async #load(): Promise<void> {
    const folder = resolve(`bundle-${process.pid}-${++this.#loads}`);
    await bundle(folder);
    const { tests } = (await import(
      pathToFileURL(join(folder, 'fast-tests.js')).href
    )) as typeof import('./fast-tests.js');
    const files = await collectTests(
      Object.keys(tests),
      collecting((path) => tests[path]?.()),
    );
    for (const { filepath, result } of files) {
      if (result?.state === 'fail') throw new Error(`${filepath}: ${result.errors?.[0]?.message}`);
    }
    this.#tests = getTests(files);
  }
}

/** As much of Vitest's own runner as collecting tests needs. */
function collecting(importFile: VitestRunner['importFile']): VitestRunner {
  const config = { root: '/', setupFiles: [], sequence: {}, tags: [], testTimeout: Number.POSITIVE_INFINITY };
  return { config: config as unknown as VitestRunner['config'], importFile };
}

/** Calls a test as often as wanted; Vitest itself would do it once. */
async function run(test: Test): Promise<TestResult> {
  const start = performance.now();
  const about = () => ({
    id: test.id,
    name: getFullName(test),
    fileName: relative('/', test.file.filepath),
    timeSpentMs: performance.now() - start,
  });
  if (test.mode !== 'run') return { ...about(), status: TestStatus.Skipped };
  try {
    await getFn(test)();
    return { ...about(), status: TestStatus.Success };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return { ...about(), status: TestStatus.Failed, failureMessage };
  }
}

async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@great-machine/rules': resolve('packages/rules/src/index.ts') } },
    plugins: [adaptation],
    // A test is all side effect, which the package of the rules says it has none of.
    build: { ssr: TESTS, outDir: folder, rolldownOptions: { treeshake: false } },
  });
}

const adaptation: Plugin = {
  name: 'in-process-tests',
  enforce: 'pre',
  resolveId: (source) => (source === 'vitest' ? { id: VITEST, external: true } : undefined),
  /** A test finds the files beside it; and coverage, most of the work, is counted in the dry run alone. */
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replace('function cover() {', 'function cover() { if (ns.activeMutant !== undefined) return;'),
};

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
