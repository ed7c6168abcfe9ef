import { choiceSentences } from '@great-machine/messages';
import {
  assembleRules,
  ConfigError,
  createConfig,
  type GameRecord,
  type LoggedPlay,
  ModuleError,
  type ModuleRequest,
  openScenario,
  ReplayError,
  type Rules,
  replay,
  type Scenario,
  ScenarioError,
} from '@great-machine/rules';
import {
  type HostedGame,
  type OpenFailure,
  openRecord,
  openSaved,
  recordInSaved,
  SAVE_FORMAT,
  type SavedFormat1,
  type SavedTable,
  type Seating,
} from '@great-machine/table';
import { messageOf, OperationError } from '../terminal/errors.js';
import { words } from '../terminal/terminal-words.js';
import { readTextFile, writeText } from './files.js';

export function readJson(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperationError(`${file} is not JSON (${messageOf(error)})`);
  }
}

export function writeSave(file: string, save: SavedTable, overwrite: boolean): void {
  writeText(file, `${JSON.stringify(save)}\n`, overwrite);
}

/** A game to go on with, and what was kept besides it if the file is a save. */
export interface OpenedFile {
  readonly game: HostedGame;
  readonly kept?: Seating;
}

/** Opens a save or a recorded game to go on with it. The secret is of the bots where the file keeps none. */
export function openGameFile(file: string, secret: string): OpenedFile {
  const json = readGame(file);
  if (isSave(json)) {
    const { game, seating } = orRefuse(file, openSaved(checkSave(file, json), secret));
    return { game, kept: seating };
  }
  return { game: orRefuse(file, openRecord(checkRecord(file, json))) };
}

/**
 * A recorded game, also that in a save; whatever is not one, or was played with modules that are not here, is refused with
 * the reason.
 */
export function readRecord(file: string): GameRecord {
  const json = readGame(file);
  return checkRecord(file, isSave(json) ? orRefuse(file, recordInSaved(checkSave(file, json))) : json);
}

/** What a file of a game holds; the report that a browser downloads holds the game of the open table. */
function readGame(file: string): unknown {
  const read = readJson(file);
  const isReport = isObject(read) && read.what === 'great-machine bug report';
  if (isReport && read.game === undefined)
    throw new OperationError(`${file} is a report without a game: no table was open`);
  const json = isReport ? read.game : read;
  if (isScenario(json)) throw new OperationError(`${file}: this is a scenario; use scenario`);
  return json;
}

function orRefuse<Opened extends object>(file: string, opened: Opened | OpenFailure): Opened {
  if ('failed' in opened) throw new OperationError(`${file} cannot be opened: ${opened.reason}`);
  return opened;
}

type Save = SavedTable | SavedFormat1;

/** Only a save says who sits where. */
function isSave(json: unknown): json is Save {
  return isObject(json) && (isObject(json.occupants) || isObject(json.sitters));
}

/** What opening a save takes as it is has to be there; the game itself is checked when it is opened. */
function checkSave(file: string, save: Save): Save {
  if (save.format !== SAVE_FORMAT) return save;
  if (!isObject(save.memories) || !isObject(save.notes) || typeof save.secret !== 'string')
    throw new OperationError(`${file} cannot be opened: its memories, notes or secret are missing`);
  return save;
}

function checkRecord(file: string, json: unknown): GameRecord {
  try {
    const fault = findFault(json);
    if (fault !== undefined) throw new OperationError(`${file} is not a recorded game: ${fault}`);
  } catch (error) {
    if (error instanceof ModuleError)
      throw new OperationError(`${file} cannot be played here: ${choiceSentences(words, error).join('; ')}`);
    throw error;
  }
  return json as GameRecord;
}

type Loose = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Recognised by what only the one kind of file has. */
function isScenario(json: unknown): boolean {
  return isObject(json) && json.format !== undefined && json.entries === undefined && !isSave(json);
}

/** A scenario to be read; a recorded game is refused. */
export function readScenario(file: string): unknown {
  const json = readJson(file);
  if (isSave(json) || (isObject(json) && Array.isArray(json.entries) && json.rulesVersion !== undefined))
    throw new OperationError(`${file}: this is a recorded game; use replay`);
  return json;
}

/** The rules of the modules that a scenario is played with; a `ModuleError` says why there are none. */
export function rulesOfScenario(json: unknown): Rules {
  return assembleRules(isObject(json) ? (json.modules as Scenario['modules']) : undefined);
}

/** A scenario that names no modules is played with these. */
export function withModules(json: unknown, modules: readonly ModuleRequest[] | undefined): unknown {
  return isObject(json) && modules !== undefined ? { modules, ...json } : json;
}

/** The position of a scenario, to play on from it by real chance: laid down draws belong to its steps. */
export function openPosition(file: string): LoggedPlay {
  const json = readScenario(file);
  const scenario = isObject(json) ? { ...json, draws: undefined, steps: undefined } : json;
  try {
    return openScenario(rulesOfScenario(json), JSON.parse(JSON.stringify(scenario)));
  } catch (error) {
    if (error instanceof ScenarioError)
      throw new OperationError(`${file} cannot be opened: ${error.reasons.join('; ')}`);
    if (error instanceof ModuleError)
      throw new OperationError(`${file} cannot be opened: ${choiceSentences(words, error).join('; ')}`);
    throw error;
  }
}

function findFault(json: unknown): string | undefined {
  if (!isObject(json)) return 'it is not an object';
  for (const field of ['rulesVersion', 'hash']) {
    if (typeof json[field] !== 'string') return `'${field}' is not a text`;
  }
  if (!Array.isArray(json.entries)) return `'entries' is not a list`;
  const bad = json.entries.findIndex((entry) => !isObject(entry) || typeof entry.seat !== 'string');
  if (bad >= 0) return `entry ${bad + 1} names no seat`;
  return isObject(json.config) ? findConfigFault(json.config) : `'config' is missing`;
}

/** The rules of the modules that a recorded game was played with. */
export function rulesOf({ config }: GameRecord): Rules {
  return assembleRules(config.modules);
}

/** The config of a record is one that options could have made. */
function findConfigFault(config: Loose): string | undefined {
  const { seats, modules } = config;
  if (!Array.isArray(modules)) return `'config.modules' is not a list of modules`;
  const rules = assembleRules(modules);
  const wellFormed =
    Array.isArray(seats) && seats.every((seat) => isObject(seat) && Array.isArray(seat.speaksFor));
  if (!wellFormed) return `'config.seats' is not a list of seats`;
  const { seed, key, generator, revolutionaries, heroes, city, masterPlan, notFirstEvent } =
    config as unknown as GameRecord['config'];
  if (!Array.isArray(heroes) || !Array.isArray(city)) return `'config' lacks its Heroes or its City`;
  const control = seats.filter(({ seat }) => !rules.actors.includes(seat)).map(({ speaksFor }) => speaksFor);
  try {
    createConfig(rules, {
      seed,
      key,
      generator,
      revolutionaries,
      heroes,
      city,
      masterPlan,
      notFirstEvent,
      control,
    });
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return choiceSentences(words, error).join('; ');
    throw error;
  }
}

/** Plays a recorded game again, up to an entry. */
export function replayRecord(file: string, record: GameRecord, upTo?: number): LoggedPlay {
  try {
    return replay(rulesOf(record), record, upTo);
  } catch (error) {
    if (error instanceof ReplayError)
      throw new OperationError(`${file} cannot be replayed: ${error.message}`);
    throw error;
  }
}
