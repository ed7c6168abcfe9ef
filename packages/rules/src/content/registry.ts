import { rulesOfChoice } from '../model/join-modules.js';
import { chooseModules, type ModuleRequest } from '../model/modules.js';
import type { GameModule, Rules } from '../model/rules.js';
import { bringAboutARevolution } from './bring-about-a-revolution/module.js';
import { chronoleon } from './chronoleon/module.js';
import { oneVersusMany } from './one-versus-many/module.js';
import { pocketsOfResistance } from './pockets-of-resistance/module.js';
import { servantsOfTheMachine } from './servants-of-the-machine/module.js';
import { surveillanceZeppelin } from './surveillance-zeppelin/module.js';

/** Every module that is shipped, in the order in which they are put together. */
export const MODULES: readonly GameModule[] = [
  oneVersusMany,
  bringAboutARevolution,
  servantsOfTheMachine,
  chronoleon,
  pocketsOfResistance,
  surveillanceZeppelin,
];

/** The rules of a game that is played with these modules; without a choice, those of the core game. */
export function assembleRules(
  requests?: readonly ModuleRequest[],
  registry: readonly GameModule[] = MODULES,
): Rules {
  return rulesOfChoice(registry, chooseModules(registry, requests));
}
