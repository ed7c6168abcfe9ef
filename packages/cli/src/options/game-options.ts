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
import { MODULE_OPTIONS, readModules, rulesFor, usageErrorOf } from './module-options.js';
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

/** What was said about the game; what was not stays undefined. */
export function readGameChoice(parsed: Parsed): GameChoice {
  const control = readLead(readText(parsed, 'lead'));
  const modules = readModules(parsed);
  return {
    ...(modules === undefined ? {} : { modules }),
    revolutionaries: readWhole(parsed, 'players', 1, 3) ?? control?.length,
    masterPlan: readWhole(parsed, 'plan', 1, 4),
    city: readCity(readText(parsed, 'city')),
    heroes: readTrio(readText(parsed, 'trio')) ?? (control && [...new Set(control.flat())]),
    control,
  };
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
    throw error instanceof ModuleError ? usageErrorOf(error) : withHeroes(error, rulesFor(modules));
  }
}

/** The config of a game; options that no game can have are an error of the command line. */
export function configFor(rules: Rules, options: GameOptions): GameConfig {
  try {
    return createConfig(rules, options);
  } catch (error) {
    throw withHeroes(error, rules);
  }
}

/** The same as an error of the command line, and which Heroes there are. */
function withHeroes(error: unknown, { heroes }: Rules): unknown {
  if (!(error instanceof ConfigError)) return error;
  return new UsageError(
    `${choiceSentences(words, error).join('; ')} (the Heroes are ${Object.keys(heroes).join(', ')})`,
  );
}

/** A number for players who choose at random, from the text that seeds their game (FNV-1a). */
export function numberOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
