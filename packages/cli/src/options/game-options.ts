import { existsSync } from 'node:fs';
import { choiceSentences, drawingFaultSentence } from '@great-machine/messages';
import {
  type AssembledGame,
  assembleGame,
  CITY_PRESETS,
  type City,
  ConfigError,
  createConfig,
  type GameConfig,
  type GameOptions,
  MODULES,
  ModuleError,
  type ModuleRequest,
  type Rules,
  readDrawnCity,
} from '@great-machine/rules';
import { readTextFile } from '../files/files.js';
import { OperationError, UsageError } from '../terminal/errors.js';
import { words } from '../terminal/terminal-words.js';
import {
  checkOptions,
  hintsOnModules,
  MODULE_OPTIONS,
  modulesWithHero,
  readSoundModules,
  rulesFor,
  usageErrorOf,
} from './module-options.js';
import { type OptionTable, type Parsed, readText, readWhole } from './options.js';

/** What several commands let a person choose about a game. */
export const GAME_OPTIONS = {
  seed: { type: 'string' },
  players: { type: 'string' },
  plan: { type: 'string' },
  city: { type: 'string' },
  trio: { type: 'string' },
  lead: { type: 'string' },
  ...MODULE_OPTIONS,
} as const satisfies OptionTable;

export interface GameChoice extends Omit<GameOptions, 'seed' | 'generator'> {
  /** What is played beside the core game, if anything. */
  readonly modules?: readonly ModuleRequest[];
}

/**
 * What was said about the game; what was not stays undefined. All that is wrong is one error, of the command line unless
 * files alone are to blame.
 */
export function readGameChoice(parsed: Parsed): GameChoice {
  const faults: (UsageError | OperationError)[] = [];
  const orFault = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof OperationError)) throw error;
      faults.push(error);
      return undefined;
    }
  };
  orFault(() => checkOptions(parsed));
  const modules = orFault(() => readSoundModules(parsed));
  const control = orFault(() => readLead(readText(parsed, 'lead')));
  const choice: GameChoice = {
    ...(modules === undefined ? {} : { modules }),
    revolutionaries: orFault(() => readWhole(parsed, 'players', 1, 3)) ?? control?.length,
    masterPlan: orFault(() => readWhole(parsed, 'plan', 1, 4)),
    city: orFault(() => readCity(readText(parsed, 'city'))),
    heroes: orFault(() => readTrio(readText(parsed, 'trio'))) ?? (control && [...new Set(control.flat())]),
    control,
  };
  if (faults.length === 0) return choice;
  // The rest of the table is looked at, too.
  orFault(() => gameFor({ ...choice, seed: 'looked at' }));
  throw joinFaults(faults);
}

function joinFaults(faults: readonly (UsageError | OperationError)[]): UsageError | OperationError {
  const [first, ...others] = faults;
  if (first !== undefined && others.length === 0) return first;
  const Fault = faults.some((fault) => fault instanceof UsageError) ? UsageError : OperationError;
  return new Fault(faults.map(({ message }) => message.replace(/\.$/, '')).join('; '));
}

/** A preset, chance, or the file of a City drawn by hand. */
function readCity(text: string | undefined): string | City | undefined {
  const presets = CITY_PRESETS.map(({ id }) => id);
  if (text === undefined || text === 'random' || presets.includes(text)) return text;
  if (text === 'preset') return presets[0];
  if (existsSync(text)) return readCityFile(text);
  throw new UsageError(
    `--city is random, preset, one of ${presets.join(', ')}, or a file with a drawing; there is no file '${text}'`,
  );
}

function readCityFile(file: string): City {
  const drawn = readDrawnCity(rulesFor(), readTextFile(file));
  if ('city' in drawn) return drawn.city;
  const faults = drawn.faults.map((fault) => drawingFaultSentence(words, fault));
  throw new OperationError(`${file} is no City that can be played. ${faults.join(' ')}`);
}

function readTrio(text: string | undefined): readonly string[] | 'random' | undefined {
  return text === undefined || text === 'random' ? text : readList(text);
}

/** The Heroes of each Revolutionary: `finch,actress/fowler`. */
function readLead(text: string | undefined): readonly (readonly string[])[] | undefined {
  return text?.split('/').map(readList);
}

function readList(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}

/** A game with its modules and options; what no table can have is one error of the command line, with every reason. */
export function gameFor({ modules, ...options }: GameOptions & Pick<GameChoice, 'modules'>): AssembledGame {
  try {
    return assembleGame(MODULES, modules, options);
  } catch (error) {
    if (!(error instanceof ModuleError)) throw withHeroes(error, rulesFor(modules), options);
    const hints = hintsOnHeroes(rulesFor(error.known), options);
    throw usageErrorOf(error, [...hintsOnModules(modules), ...hints]);
  }
}

/** The config of a game; options that no game can have are an error of the command line. */
export function configFor(rules: Rules, options: GameOptions): GameConfig {
  try {
    return createConfig(rules, options);
  } catch (error) {
    throw withHeroes(error, rules, options);
  }
}

/** The same as an error of the command line, and which Heroes there are. */
function withHeroes(error: unknown, rules: Rules, options: GameOptions): unknown {
  if (!(error instanceof ConfigError)) return error;
  const hints = hintsOnHeroes(rules, options);
  const said = hints.length > 0 ? hints : [sayHeroes(rules)];
  return new UsageError(`${choiceSentences(words, error).join('; ')} (${said.join('; ')})`);
}

function sayHeroes({ heroes }: Rules): string {
  return `the Heroes are ${Object.keys(heroes).join(', ')}`;
}

/** Which Heroes there are, if others are wanted, and which modules bring those. */
function hintsOnHeroes(rules: Rules, { heroes }: GameOptions): readonly string[] {
  const wanted = typeof heroes === 'object' ? [...new Set(heroes)] : [];
  const strange = wanted.filter((hero) => !Object.hasOwn(rules.heroes, hero));
  const brought = strange.flatMap((hero) => {
    const homes = modulesWithHero(hero);
    return homes.length === 0 ? [] : `${hero} needs --modules ${homes.join(' or ')}`;
  });
  return strange.length === 0 ? [] : [sayHeroes(rules), ...brought];
}

/** A number for players who choose at random, from the text that seeds their game (FNV-1a). */
export function numberOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
