import type { Rules } from '../model/rules.js';
import { scenarioShape } from './format.js';
import { type Scenario, ScenarioError, type ScenarioStep } from './scenario.js';
import { findFaults } from './shape.js';

const VERBS = ['do', 'undo', 'choose', 'pass', 'expect'] as const;
const shapes = new WeakMap<Rules, ReturnType<typeof scenarioShape>>();

/** The scenario that a file holds, or a `ScenarioError` with everything that is wrong with its form. */
export function validateScenario(rules: Rules, file: unknown): Scenario {
  const shape = shapes.get(rules) ?? scenarioShape(rules);
  shapes.set(rules, shape);
  const faults = findFaults(shape, file);
  if (faults.length === 0) faults.push(...findStepFaults(rules, (file as Scenario).steps ?? []));
  if (faults.length > 0) throw new ScenarioError(faults);
  return file as Scenario;
}

function findStepFaults(rules: Rules, steps: readonly ScenarioStep[]): string[] {
  return steps.flatMap((step, at) => {
    const path = `steps[${at}]`;
    const verbs = VERBS.filter((verb) => step[verb] !== undefined);
    const faults = verbs.length === 1 ? [] : [`${path}: says one of ${VERBS.join(', ')}`];
    if (step.do !== undefined) faults.push(...findAnswerFaults(step, path));
    step.expect?.refused?.forEach((refused, i) => {
      if (refused.undo === undefined)
        faults.push(...findAnswerFaults(refused, `${path}.expect.refused[${i}]`));
    });
    for (const key of ['log', 'notLog'] as const) {
      step.expect?.[key]?.forEach((line, i) => {
        faults.push(...findLineFaults(rules, line, `${path}.expect.${key}[${i}]`));
      });
    }
    return faults;
  });
}

function findAnswerFaults({ do: actor, picks, back }: Partial<ScenarioStep>, path: string): string[] {
  if (actor === undefined) return [`${path}.do: is missing`];
  return (picks === undefined) === (back === undefined) ? [`${path}: says either picks or back`] : [];
}

/** A parameter that the line never has is a typing error. */
function findLineFaults(rules: Rules, line: Readonly<Record<string, unknown>>, path: string): string[] {
  const declared = rules.events[String(line.key)];
  if (declared === undefined) return [];
  const known = Object.keys({ ...declared.all, ...declared.revolutionaries, ...declared.machine });
  return Object.keys(line)
    .filter((param) => param !== 'key' && param !== 'audience' && !known.includes(param))
    .map((param) => `${path}.${param}: no such parameter; there are ${known.join(', ')}`);
}
