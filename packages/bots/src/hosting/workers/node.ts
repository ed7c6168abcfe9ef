import { createThreadPool } from '../jobs/threads.js';
import { BotPool } from './pool.js';

export interface NodePoolSettings {
  readonly threads?: number;
}

/** In MB. Search makes much short-lived garbage; a small young generation keeps a worker small. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

/** Bots in worker threads of Node. */
export function createNodePool({ threads }: NodePoolSettings = {}): BotPool {
  const performer = new URL('./perform.js', import.meta.url);
  return new BotPool(createThreadPool(performer, { threads, resourceLimits: RESOURCE_LIMITS }));
}
