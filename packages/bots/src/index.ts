/** Bots for both sides: everything that another package may use. */
export { type Advice, advise } from './advice/advice.js';
export type { AdviceOptions } from './advice/consideration.js';
export { FACTS, type Fact, type FactKey } from './advice/keys.js';
export { type Review, reviewAnswer } from './advice/review.js';
export { type Minds, playGame, playOn, takePicks, type Watcher } from './arena.js';
export { believeDestinations, type DestinationBelief, type ModelHistory } from './belief/destinations.js';
export { whereHeroesMayBe } from './belief/where.js';
export { createMind, type Player } from './create.js';
export { Dice } from './dice.js';
export { type Memories, SeatedBots, type Seating } from './hosting/seated-bots.js';
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
export { type Judgement, judge } from './positions/judge.js';
export { FAMILIES, type Family, type Position } from './positions/position.js';
export { RandomMind } from './random-mind.js';
export { citizenMarginals } from './sampling/citizens.js';
export { forfeitedSets } from './sampling/forfeited.js';
export { type CardGuess, WorldSampler } from './sampling/world.js';
export * from './statistics/index.js';
export { type Table, tableOf } from './table.js';
export { Companion } from './team/companion.js';
export { REASONS, type Reason, type ReasonKey } from './team/reasons.js';
export type { Step } from './team/steps.js';
export type { TeamSituation } from './team/team.js';
export {
  type Accompanied,
  BotPool,
  type BotWorker,
  type Decided,
  type PoolSettings,
  type Thinking,
  type WorkerEvents,
} from './workers/pool.js';
export type { AccompanyRequest, Order, Reply, ThinkRequest } from './workers/protocol.js';
