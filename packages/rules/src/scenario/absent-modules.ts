import { joinedWith } from '../model/join-modules.js';
import type { Rules } from '../model/rules.js';

/** A fault with the module that knows what these rules do not, where there is one. */
export interface ExplainedFault {
  readonly fault: string;
  readonly module: string | undefined;
}

/**
 * Which module that is not there would make sense of each fault: with it nothing is wrong at that place. Steps are looked at
 * only where the rest of a file is sound, so a module that spoils the rest makes sense of no step.
 */
export function explainByModules(
  rules: Rules,
  faults: readonly string[],
  faultsBy: (rules: Rules) => readonly string[],
): readonly ExplainedFault[] {
  const found = new Map<string, string>();
  const paths = new Set(faults.map(pathOf));
  const absent = rules.registry
    .filter(({ id }) => rules.modules.every((module) => module.id !== id))
    .flatMap(({ id }) => {
      const others = joinedWith(rules, id);
      return others === undefined ? [] : { id, others };
    });
  // A module that needs or brings others comes after them.
  absent.sort((a, b) => a.others.modules.length - b.others.modules.length);
  for (const { id, others } of absent) {
    if (found.size === faults.length) break;
    const remaining = new Set(faultsBy(others).map(pathOf));
    const spoilsTheRest = [...remaining].some((path) => !isInStep(path) && !paths.has(path));
    for (const fault of faults) {
      const path = pathOf(fault);
      const isLookedAt = !(spoilsTheRest && isInStep(path));
      if (isLookedAt && !found.has(fault) && !remaining.has(path)) found.set(fault, id);
    }
  }
  return faults.map((fault) => ({ fault, module: found.get(fault) }));
}

function pathOf(fault: string): string {
  return fault.slice(0, fault.indexOf(': '));
}

export function isInStep(fault: string): boolean {
  return fault.startsWith('steps[');
}
