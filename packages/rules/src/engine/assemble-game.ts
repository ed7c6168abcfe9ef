import type { GameConfig } from '../model/config.js';
import { joinModules, rulesOfChoice } from '../model/join-modules.js';
import { ChoiceError, chooseModules, ModuleError, type ModuleRequest } from '../model/modules.js';
import type { GameModule, Rules } from '../model/rules.js';
import { createConfig, type GameOptions } from './config.js';

export interface AssembledGame {
  readonly rules: Rules;
  readonly config: GameConfig;
}

/** The game that a table asks for, or one `ChoiceError` that says everything that is wrong with its modules and options. */
export function assembleGame(
  registry: readonly GameModule[],
  modules: readonly ModuleRequest[] | undefined,
  options: GameOptions,
): AssembledGame {
  try {
    const rules = rulesOfChoice(registry, chooseModules(registry, modules));
    return { rules, config: createConfig(rules, options) };
  } catch (error) {
    throw error instanceof ModuleError ? withOptions(error, registry, options) : error;
  }
}

/** What is wrong with the options, too, by the rules of the modules that are known. */
function withOptions(error: ModuleError, registry: readonly GameModule[], options: GameOptions): ModuleError {
  try {
    createConfig(joinModules(registry, error.known), options);
    return error;
  } catch (other) {
    if (!(other instanceof ChoiceError)) throw other;
    const faults = [...error.faults, ...other.faults];
    // One thing may be wrong with the modules as well as with where the Master Plan starts.
    const refusals = [...new Set([...error.refusals, ...other.refusals])];
    return new ModuleError(faults, refusals, error.known);
  }
}
