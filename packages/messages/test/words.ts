import { assembleRules, type GameModule, MODULES, type Rules } from '@great-machine/rules';
import { catalogFor, en, type Language } from '../src/catalog/index.js';
import { Words } from '../src/words.js';
import { smugglers } from './smugglers/module.js';
import { smugglersWords } from './smugglers/words.js';

export const RULES = assembleRules();
export const words = wordsFor(en, RULES);

/** The core game with everything that a table may agree on (R-SET-3). */
export const ADJUSTED = assembleRules([
  { id: 'one-versus-many', options: { 'plan-at-one': true, 'riot-gains': true } },
]);

/** The core game with a module that is not shipped, with and without words for it. */
export const SMUGGLERS = assembleRules(['one-versus-many', 'smugglers'], [...MODULES, smugglers]);
export const withSmugglers: Language = { ...en, modules: { ...en.modules, smugglers: smugglersWords } };

/** The words of a game. */
export function wordsFor(language: Language, { modules }: Rules): Words {
  return new Words('en', catalogFor(language, modules));
}

/** The rules of a game for each module of a registry: the module with all that it needs. */
export function gamesWithEach(registry: readonly GameModule[]): readonly (readonly [string, Rules])[] {
  return registry.map((module) => [module.id, assembleRules([...(module.needs ?? []), module.id], registry)]);
}

/** What a text shows when something has no words or was not passed. */
export const UNFINISHED =
  /[{}]|undefined|NaN|\[object|\b(event|question|pick|outcome|refusal|further|named)\.[a-z]/;
