import {
  type ChosenModule,
  chooseModules,
  coreGame,
  ModuleError,
  type ModuleRequest,
} from '../model/modules.js';
import type { Rules } from '../model/rules.js';
import { ScenarioError } from './scenario.js';
import { isRecord } from './shape.js';

/** A file is read by the rules of its own modules; others would give its words another meaning. */
export function checkModules(rules: Rules, file: unknown): void {
  const wanted = chooseForFile(rules, file);
  if (JSON.stringify(wanted) === JSON.stringify(rules.modules)) return;
  throw new ScenarioError([
    `modules: the file is of ${sayModules(wanted)}, but the rules here are those of ${sayModules(rules.modules)}`,
  ]);
}

function chooseForFile({ registry }: Rules, file: unknown): readonly ChosenModule[] {
  const requests = isRecord(file) ? file.modules : undefined;
  try {
    return chooseModules(registry, (requests ?? coreGame(registry)) as readonly ModuleRequest[]);
  } catch (error) {
    if (error instanceof ModuleError)
      throw new ScenarioError(error.reasons.map((reason, at) => `${pathOf(error.places[at])}: ${reason}`));
    throw error;
  }
}

function pathOf(place: number | undefined): string {
  return place === undefined ? 'modules' : `modules[${place}]`;
}

function sayModules(modules: readonly ChosenModule[]): string {
  return modules
    .map(({ id, options }) => (hasOptions(options) ? `${id} ${JSON.stringify(options)}` : id))
    .join(' and ');
}

/** The modules as a file names them. */
export function writeModules({ modules }: Rules): readonly ModuleRequest[] {
  return modules.map(({ id, options }) => (hasOptions(options) ? { id, options } : id));
}

function hasOptions(options: ChosenModule['options']): boolean {
  return Object.keys(options).length > 0;
}
