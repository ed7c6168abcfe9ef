import { itemAt } from '../kernel/checked.js';
import { EARLIEST_START, LATEST_START } from './config.js';
import { joinModules } from './join-modules.js';
import { type ChosenModule, chooseModules, ModuleError, type ModuleRequest } from './modules.js';
import type { GameModule } from './rules.js';

/** Modules and options by chance that can be played with the first game of the registry, wherever its Plan starts. */
export function drawModules(
  registry: readonly GameModule[],
  drawBelow: (n: number) => number,
): readonly ChosenModule[] {
  const game = registry.find(({ isGame }) => isGame);
  for (;;) {
    const drawn = registry.filter((module) => module === game || (!module.isGame && drawBelow(2) === 0));
    const requests = drawn.map((module) => requestByChance(module, drawBelow));
    try {
      const chosen = chooseModules(registry, requests);
      if (canStartAnywhere(registry, chosen)) return chosen;
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

function canStartAnywhere(registry: readonly GameModule[], chosen: readonly ChosenModule[]): boolean {
  const { planStart } = joinModules(registry, chosen);
  for (let start = EARLIEST_START; start <= LATEST_START; start++)
    for (const { id, options } of chosen) {
      const module = registry.find((known) => known.id === id);
      if (module?.whyNotFrom?.(options, planStart ?? start).length) return false;
    }
  return true;
}
