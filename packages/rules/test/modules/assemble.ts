import { assembleRules, type GameModule, MODULES, oneVersusMany, type Rules } from '@great-machine/rules';
import type { ModulePart } from '../../src/model/rules.js';

/** The core game with modules that are not shipped. */
export function rulesWith(...modules: readonly GameModule[]): Rules {
  const ids = modules.map(({ id }) => id);
  return assembleRules([oneVersusMany.id, ...ids], [...MODULES, ...modules]);
}

/** The core game with a small change that is a module of this name. */
export function rulesChangedBy(id: string, part: ModulePart): Rules {
  return rulesWith({ id, version: 1, needs: [oneVersusMany.id], ...part });
}
