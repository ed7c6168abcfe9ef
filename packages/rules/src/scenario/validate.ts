import { itemAt } from '../kernel/checked.js';
import type { Rules } from '../model/rules.js';
import { explainByModules, isInStep } from './absent-modules.js';
import type { ScenarioStep } from './expectation.js';
import { scenarioShape } from './format.js';
import { vocabularyOf } from './format-words.js';
import { checkModules } from './modules.js';
import { findStrangePick, findUnknownNames, type KnownNames, knownNames } from './names-in-steps.js';
import { type Scenario, ScenarioError } from './scenario.js';
import { findFaults, isRecord } from './shape.js';

const VERBS = ['do', 'undo', 'choose', 'pass', 'expect', 'stop'] as const;
const formats = new WeakMap<Rules, ReturnType<typeof buildFormat>>();

function buildFormat(rules: Rules) {
  return { shape: scenarioShape(rules), words: vocabularyOf(rules) };
}

/** The scenario that a file holds, or a `ScenarioError` with everything that is wrong with its form. */
export function validateScenario(rules: Rules, file: unknown): Scenario {
  checkModules(rules, file);
  const faults = faultsBy(rules, file);
  const ofPicks = pickFaultsBy(rules, file);
  if (faults.length + ofPicks.length === 0) return file as Scenario;
  const explained = [
    ...explainByModules(rules, faults, (others) => faultsBy(others, file)),
    ...explainByModules(rules, ofPicks, (others) => pickFaultsBy(others, file)),
  ];
  const reasons = explained.flatMap(({ fault, module }) => {
    if (module !== undefined) return `${fault}; the module '${module}' brings it`;
    return ofPicks.includes(fault) ? [] : fault;
  });
  if (reasons.length > 0) throw new ScenarioError(reasons);
  return file as Scenario;
}

function formatOf(rules: Rules) {
  const format = formats.get(rules) ?? buildFormat(rules);
  formats.set(rules, format);
  return format;
}

function faultsBy(rules: Rules, file: unknown): string[] {
  const { shape, words } = formatOf(rules);
  const faults = findFaults(shape, file);
  if (faults.every(isInStep)) {
    const scenario = file as Scenario;
    const known = knownNames(rules, words, scenario);
    const paths = (scenario.steps ?? []).map((_, at) => `steps[${at}]`);
    const sound = paths.map((path) => !faults.some((fault) => fault.startsWith(path)));
    scenario.steps?.forEach((step, at) => {
      if (sound[at]) faults.push(...findStepFaults(known, step, itemAt(paths, at)));
    });
  }
  return faults;
}

/** Picks of answers that mean nothing by these rules. Whether the game would take the others shows when it is played. */
function pickFaultsBy(rules: Rules, file: unknown): string[] {
  const { words } = formatOf(rules);
  const steps = isRecord(file) && Array.isArray(file.steps) ? file.steps : [];
  return steps.flatMap((step: unknown, at) => {
    if (!isRecord(step) || !Array.isArray(step.picks)) return [];
    return step.picks.flatMap((text: unknown, i) => {
      const fault = typeof text === 'string' ? findStrangePick(rules, words, text) : undefined;
      return fault === undefined ? [] : `steps[${at}].picks[${i}]: ${fault}`;
    });
  });
}

function findStepFaults(known: KnownNames, step: ScenarioStep, path: string): string[] {
  const faults = findVerbFaults(step, path);
  if (step.do !== undefined) faults.push(...findAnswerFaults(step, path));
  step.expect?.refused?.forEach((refused, i) => {
    if (refused.undo === undefined) faults.push(...findAnswerFaults(refused, `${path}.expect.refused[${i}]`));
  });
  if (step.expect !== undefined) faults.push(...findUnknownNames(known, step.expect, `${path}.expect`));
  return faults;
}

/** A step does one thing; only an answer may have a stop beside it. */
function findVerbFaults(step: ScenarioStep, path: string): string[] {
  const verbs = VERBS.filter((verb) => step[verb] !== undefined);
  const others = verbs.filter((verb) => verb !== 'stop');
  const isStopped = verbs.length > others.length;
  if (others.length > 1 || verbs.length === 0) return [`${path}: says one of ${VERBS.join(', ')}`];
  if (!isStopped || others.length === 0) return [];
  if (others[0] === 'undo' || others[0] === 'expect') return [`${path}.stop: does not go with ${others[0]}`];
  return step.stop === 'none' ? [`${path}.stop: none stands alone`] : [];
}

function findAnswerFaults({ do: actor, picks, back }: Partial<ScenarioStep>, path: string): string[] {
  if (actor === undefined) return [`${path}.do: is missing`];
  return (picks === undefined) === (back === undefined) ? [`${path}: says either picks or back`] : [];
}
