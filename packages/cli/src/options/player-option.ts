import {
  FROZEN_LEVELS,
  isFrozen,
  LEVELS,
  type MeasuredPlayer,
  type Player,
  readLevel,
} from '@great-machine/bots';
import { UsageError } from '../terminal/errors.js';
import { type Parsed, readText } from './options.js';

const NAMES = ['random', ...LEVELS.map((level, at) => `${level} (${at + 1})`)];

/** A player: a level by its name or number, or a player who chooses at random. */
export function readPlayer(parsed: Parsed, name: string): Player | undefined {
  const text = readText(parsed, name);
  if (text === undefined) return undefined;
  const player = text === 'random' ? text : readLevel(text);
  if (player !== undefined) return player;
  throw new UsageError(`--${name} is one of ${NAMES.join(', ')}, not '${text}'`);
}

/** A player of measured games: a level may also be one of an earlier day. */
export function readMeasuredPlayer(parsed: Parsed, name: string, unlessSaid: Player): MeasuredPlayer {
  const text = readText(parsed, name);
  if (text === undefined || !text.includes('@')) return readPlayer(parsed, name) ?? unlessSaid;
  if (isFrozen(text)) return text;
  throw new UsageError(`--${name} is one of ${[...NAMES, ...FROZEN_LEVELS].join(', ')}, not '${text}'`);
}
