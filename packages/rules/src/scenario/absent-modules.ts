import { joinedWith } from '../model/join-modules.js';
import type { Rules } from '../model/rules.js';

/** A fault with the module that knows what these rules do not, where there is one. */
export interface ExplainedFault {
  readonly fault: string;
  readonly module: string | undefined;
}

/** Which module that is not there would make sense of each fault: with it nothing is wrong at that place. */
export function explainByModules(
  rules: Rules,
  faults: readonly string[],
  faultsBy: (rules: Rules) => readonly string[],
): readonly ExplainedFault[] {
  const found = new Map<string, string>();
  const absent = rules.registry
    .filter(({ id }) => rules.modules.every((module) => module.id !== id))
    .map(({ id }) => ({ id, others: joinedWith(rules, id) }));
  // A module that needs or brings others comes after them.
  absent.sort((a, b) => a.others.modules.length - b.others.modules.length);
  for (const { id, others } of absent) {
    if (found.size === faults.length) break;
    const remaining = new Set(faultsBy(others).map(pathOf));
    for (const fault of faults) if (!found.has(fault) && !remaining.has(pathOf(fault))) found.set(fault, id);
  }
  return faults.map((fault) => ({ fault, module: found.get(fault) }));
}

function pathOf(fault: string): string {
  return fault.slice(0, fault.indexOf(': '));
}
