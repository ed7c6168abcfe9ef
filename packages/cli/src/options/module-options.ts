import { choiceSentences } from '@great-machine/messages';
import {
  assembleRules,
  type ChoiceError,
  MODULES,
  ModuleError,
  type ModuleRequest,
  type Rules,
} from '@great-machine/rules';
import { UsageError } from '../terminal/errors.js';
import { words } from '../terminal/terminal-words.js';
import { type OptionTable, type Parsed, readText, readTexts } from './options.js';

/** Modules beside the core game, and what they leave to the table. */
export const MODULE_OPTIONS = {
  modules: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const satisfies OptionTable;

const CORE = MODULES.filter(({ isGame }) => isGame)
  .slice(0, 1)
  .map(({ id }) => id);
export const MODULE_IDS: readonly string[] = MODULES.filter(({ isGame }) => !isGame).map(({ id }) => id);

const assembled = new Map<string, Rules>();

/** The rules of a game with these modules; a choice that cannot be played is an error of the command line. */
export function rulesFor(requests?: readonly ModuleRequest[]): Rules {
  const key = JSON.stringify(requests ?? []);
  const known = assembled.get(key);
  if (known !== undefined) return known;
  try {
    const rules = assembleRules(requests);
    assembled.set(key, rules);
    return rules;
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw usageErrorOf(error, hintsOnModules(requests));
  }
}

/** Modules and options that cannot be played are an error of the command line. */
export function usageErrorOf(error: ChoiceError, hints: readonly string[] = []): UsageError {
  const reasons = choiceSentences(words, error).join('; ');
  const said = hints.length === 0 ? '' : ` (${hints.join('; ')})`;
  return new UsageError(`this game cannot be played: ${reasons}${said}`);
}

/** What is possible where a module is named twice, or has no option of that name. */
export function hintsOnModules(requests: readonly ModuleRequest[] = []): readonly string[] {
  const said = requests.map((request) => (typeof request === 'string' ? { id: request } : request));
  const ids = said.map(({ id }) => id);
  const strange = said.flatMap(({ id, options: asked = {} }) => {
    const module = MODULES.find((known) => known.id === id);
    if (module === undefined) return [];
    const names = Object.keys(module.options ?? {});
    if (Object.keys(asked).every((name) => names.includes(name))) return [];
    return names.length === 0 ? `${id} has no options` : `the options of ${id} are ${names.join(', ')}`;
  });
  return [...(new Set(ids).size < ids.length ? ['each module is named once'] : []), ...strange];
}

/** Everything that any module brings. */
export function rulesOfAll(): Rules {
  return rulesFor([...CORE, ...MODULE_IDS]);
}

/** The modules that bring a Hero, if any does. */
export function modulesWithHero(hero: string): readonly string[] {
  const brings = ({ parts = [], heroes = [] }: (typeof MODULES)[number]) =>
    [...parts.flatMap((part) => part.heroes ?? []), ...heroes].some(({ id }) => id === hero);
  return MODULES.filter(brings).map(({ id }) => id);
}

/**
 * `--modules A,B` or `all`, with `--option key=value` for each choice that they leave to the table. An option that none of
 * them has goes to the game itself, which then refuses it together with all else that is wrong.
 */
export function readModules(parsed: Parsed): readonly ModuleRequest[] | undefined {
  checkOptions(parsed);
  return readSoundModules(parsed);
}

/** The same without every `--option` that is no `key=value`. */
export function readSoundModules(parsed: Parsed): readonly ModuleRequest[] | undefined {
  const text = readText(parsed, 'modules');
  const said = readTexts(parsed, 'option').filter(isKeyWithValue).map(readOption);
  if (text === undefined && said.length === 0) return undefined;
  const named = text === 'all' ? MODULE_IDS : (text?.split(',').map((id) => id.trim()) ?? []);
  const ids = [...CORE, ...named.filter((id) => !CORE.includes(id))];
  const owners = said.map(([name]) => ownerOf(name, ids));
  return ids.map((id) => {
    const options = said.filter((_, at) => owners[at] === id);
    return options.length === 0 ? id : { id, options: Object.fromEntries(options) };
  });
}

/** Names every `--option` that is no `key=value`. */
export function checkOptions(parsed: Parsed): void {
  const wrong = readTexts(parsed, 'option').filter((text) => !isKeyWithValue(text));
  if (wrong.length > 0)
    throw new UsageError(`--option is key=value, not ${wrong.map((text) => `'${text}'`).join(' or ')}`);
}

function isKeyWithValue(text: string): boolean {
  return /^[^=]+=./.test(text);
}

/** A `key=value`, with the value as the option knows it. */
function readOption(text: string): readonly [string, string | number | boolean] {
  const [name = '', ...rest] = text.split('=');
  const value = rest.join('=');
  const known = MODULES.flatMap(({ options = {} }) => options[name]?.values ?? []);
  return [name, known.find((one) => String(one) === value) ?? value];
}

/** The module that has the option, among those that are played. */
function ownerOf(name: string, ids: readonly string[]): string | undefined {
  const owners = MODULES.filter(({ options = {} }) => Object.hasOwn(options, name)).map(({ id }) => id);
  return owners.find((id) => ids.includes(id)) ?? ids[0];
}
