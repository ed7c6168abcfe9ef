import type { Rules } from '@great-machine/rules';
import { Dice } from '../../worlds/dice.js';
import type { Level } from '../levels.js';
import type { Memory, Mind } from '../mind.js';
import type { FrozenLevel } from '../search/frozen.js';
import { Bot } from './bot.js';
import { RandomMind } from './random-mind.js';

/** A level, or a player who chooses at random. */
export type Player = Level | 'random';

/** A player where bots are measured: a level may also be one of an earlier day. */
export type MeasuredPlayer = Player | FrozenLevel;

/** A mind of that level; the same seed and situations give the same answers. `memory` is what an earlier one kept. */
export function createMind(rules: Rules, player: MeasuredPlayer, seed: string, memory?: Memory): Mind {
  return player === 'random' ? new RandomMind(new Dice(seed)) : new Bot(rules, player, seed, memory);
}
