import { itemAt } from '../kernel/checked.js';
import { type ChosenModule, chooseModules, coreGame, ModuleError, type ModuleRequest } from './modules.js';
import type { GameModule } from './rules.js';

/** Modules and options by chance that can be played with the first game of the registry. */
export function drawModules(
  registry: readonly GameModule[],
  drawBelow: (n: number) => number,
): readonly ChosenModule[] {
  for (;;) {
    const drawn = registry.filter(({ isGame }) => !isGame && drawBelow(2) === 0);
    const requests = drawn.map((module) => requestByChance(module, drawBelow));
    try {
      return chooseModules(registry, [...coreGame(registry), ...requests]);
    } catch (error) {
      if (!(error instanceof ModuleError)) throw error;
    }
  }
}

function requestByChance({ id, options = {} }: GameModule, drawBelow: (n: number) => number): ModuleRequest {
  const drawn = Object.entries(options).map(([name, { values }]) => [
    name,
    itemAt(values, drawBelow(values.length)),
  ]);
  return { id, options: Object.fromEntries(drawn) };
}
