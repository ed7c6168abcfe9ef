/** Bots for both sides: everything that another package may use. */
export { advise } from './advice/advice.js';
export type { AdviceOptions } from './advice/consideration.js';
export { type Review, reviewAnswer } from './advice/review.js';
export { whereHeroesMayBe } from './advice/where.js';
export { answerOfClock } from './hosting/answer-of-clock.js';
export { type Minds, playGame, playOn, takePicks, type Watcher } from './hosting/arena.js';
export type { Order, Perform, Reply } from './hosting/jobs/orders.js';
export {
  JobPool,
  type PoolLoad,
  type PoolSettings,
  type PoolWorker,
  type Running,
  type WorkerEvents,
} from './hosting/jobs/pool.js';
export { atBeat, type BotPace, DEVICE_BEATS, paceOf, SERVER_BEATS } from './hosting/pace.js';
export { type BotTable, type Look, type Memories, SeatedBots, type Seating } from './hosting/seated-bots.js';
export { Companion } from './hosting/team/companion.js';
export type { TeamStep } from './hosting/team/steps.js';
export type { TeamSituation } from './hosting/team/team.js';
export { BotPool, type Thinking } from './hosting/workers/pool.js';
export type {
  Accompanied,
  AccompanyRequest,
  Advised,
  AdviseRequest,
  Decided,
  ThinkRequest,
} from './hosting/workers/requests.js';
export { LEVELS, type Level, readLevel } from './thinking/levels.js';
export {
  askedIn,
  Cancelled,
  type Limits,
  type Memory,
  type Mind,
  type Mixture,
  type Situation,
  type Thought,
} from './thinking/mind.js';
export { createMind, type MeasuredPlayer, type Player } from './thinking/minds/create.js';
export { RandomMind } from './thinking/minds/random-mind.js';
export { FROZEN_LEVELS, isFrozen } from './thinking/search/frozen.js';
export {
  believeDestinations,
  type DestinationBelief,
  type ModelHistory,
} from './worlds/belief/destinations.js';
export { Dice } from './worlds/dice.js';
export { citizenMarginals } from './worlds/sampling/citizens.js';
export { forfeitedSets } from './worlds/sampling/forfeited.js';
export { type CardGuess, WorldSampler } from './worlds/sampling/world.js';
export { type Table, tableOf } from './worlds/table.js';
