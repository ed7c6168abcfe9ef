import type { Rules } from '@great-machine/rules';
import { Dice } from './dice.js';
import type { Level } from './levels.js';
import type { Memory, Mind } from './mind.js';
import { RandomMind } from './random-mind.js';

/** A level, or somebody who chooses at random. */
export type Player = Level | 'random';

/** A mind of that level; the same seed and situations give the same answers. `memory` is what an earlier one kept. */
export function createMind(_rules: Rules, _player: Player, seed: string, _memory?: Memory): Mind {
  return new RandomMind(new Dice(seed));
}
