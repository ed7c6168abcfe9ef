/** Bots for both sides: everything that another package may use. */
export { type Minds, playGame, playOn, takePicks, type Watcher } from './arena.js';
export { createMind, type Player } from './create.js';
export { Dice } from './dice.js';
export { LEVELS, type Level, readLevel } from './levels.js';
export {
  Cancelled,
  type Limits,
  type Memory,
  type Mind,
  type Mixture,
  type Situation,
  type Thought,
} from './mind.js';
export { RandomMind } from './random-mind.js';
export { type Table, tableOf } from './table.js';
