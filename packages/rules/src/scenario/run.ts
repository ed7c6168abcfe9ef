import { itemAt } from '../kernel/checked.js';
import type { Rules } from '../model/rules.js';
import { act } from './act.js';
import { StepError } from './answers.js';
import { checkExpectation } from './check.js';
import type { ScenarioStep } from './expectation.js';
import { openWithNames } from './open.js';
import { type ReadFile, Running } from './running.js';
import { ScenarioError, type ScenarioFailure, type ScenarioReport } from './scenario.js';

/** Runs a scenario: its answers and its checks. What fails is told, not thrown. Only `sameAs` reads other files. */
export function runScenario(rules: Rules, file: unknown, readFile: ReadFile = readNone): ScenarioReport {
  const { name: said } = (file ?? {}) as { name?: unknown };
  const name = typeof said === 'string' ? said : 'a scenario without a name';
  const failures: ScenarioFailure[] = [];
  try {
    const opened = openWithNames(rules, file);
    failures.push(...runSteps(new Running(opened, readFile), opened.scenario.steps ?? []));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    failures.push(...error.reasons.map((message) => ({ step: 0, message })));
  }
  return { name, ok: failures.length === 0, failures };
}

function readNone(name: string): unknown {
  throw new StepError(`'${name}' cannot be read here`);
}

/** After an answer that fails nothing further means anything; after a check that fails, it does. */
function runSteps(run: Running, steps: readonly ScenarioStep[]): ScenarioFailure[] {
  const failures: ScenarioFailure[] = [];
  for (let at = 0; at < steps.length; at++) {
    const messages = takeStep(run, itemAt(steps, at));
    failures.push(...messages.map((message) => ({ step: at + 1, message })));
    if (messages.length > 0 && itemAt(steps, at).expect === undefined) return failures;
  }
  const unused = run.play.state.random.forced ?? [];
  for (const { purpose, result } of unused) {
    failures.push({ step: steps.length + 1, message: `draws.${purpose}: '${result}' was not used` });
  }
  return failures;
}

function takeStep(run: Running, step: ScenarioStep): string[] {
  try {
    if (step.expect === undefined) act(run, step);
    return step.expect === undefined ? [] : checkExpectation(run, step.expect);
  } catch (error) {
    return [(error as Error).message];
  }
}
