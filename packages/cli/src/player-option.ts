import { LEVELS, type Player, readLevel } from '@great-machine/bots';
import { UsageError } from './errors.js';
import { type Parsed, readText } from './options.js';

/** Who plays: a level by its name or number, or a player who chooses at random. */
export function readPlayer(parsed: Parsed, name: string, unlessSaid: Player): Player {
  const text = readText(parsed, name) ?? unlessSaid;
  const player = text === 'random' ? text : readLevel(text);
  if (player !== undefined) return player;
  const levels = LEVELS.map((level, at) => `${level} (${at + 1})`).join(', ');
  throw new UsageError(`--${name} is one of random, ${levels}, not '${text}'`);
}
