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
import { messageOf, OperationError } from '../terminal/errors.js';
import { words } from '../terminal/words.js';
import { readTextFile, writeText } from './files.js';

export function readJson(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperationError(`${file} is not JSON (${messageOf(error)})`);
  }
}

export function writeRecord(file: string, record: GameRecord, overwrite: boolean): void {
  writeText(file, `${JSON.stringify(record, undefined, 2)}\n`, overwrite);
}

/** A recorded game; whatever is not one, or was played with modules that are not here, is refused with the reason. */
export function readRecord(file: string): GameRecord {
  const json = readJson(file);
  if (isScenario(json)) throw new OperationError(`${file}: this is a scenario; use scenario`);
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
  return isObject(json) && json.format !== undefined && json.entries === undefined;
}

/** A scenario to be read; a recorded game is refused. */
export function readScenario(file: string): unknown {
  const json = readJson(file);
  if (isObject(json) && Array.isArray(json.entries) && json.rulesVersion !== undefined)
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
