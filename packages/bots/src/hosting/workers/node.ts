import { createThreadPool } from '../jobs/threads.js';
import { BotPool } from './pool.js';

export interface NodePoolSettings {
  readonly threads?: number;
  /** A thought has begun that had waited for so many milliseconds. */
  waited?(milliseconds: number): void;
}

/** In MB. Search keeps little and makes much garbage: without tight limits a worker lets it lie and grows. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 };

/** Bots in worker threads of Node. */
export function createNodePool({ threads, waited }: NodePoolSettings = {}): BotPool {
  const performer = new URL('./perform.js', import.meta.url);
  return new BotPool(createThreadPool(performer, { threads, waited, resourceLimits: RESOURCE_LIMITS }));
}
