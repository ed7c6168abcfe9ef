import { Worker } from 'node:worker_threads';
import { BotPool, type WorkerEvents } from './pool.js';

export interface NodePoolSettings {
  readonly threads?: number;
}

/** Bots in worker threads of Node. */
export function createNodePool({ threads }: NodePoolSettings = {}): BotPool {
  return new BotPool({ threads, startWorker });
}

/** In MB. Search makes much short-lived garbage; a small young generation keeps a worker small. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

function startWorker({ replied, failed }: WorkerEvents) {
  const worker = new Worker(new URL('./node-worker.js', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
  });
  worker.on('message', replied);
  worker.on('messageerror', failed);
  worker.on('error', (error) =>
    failed(new Error(`the bot's worker failed: ${error.message}`, { cause: error })),
  );
  worker.on('exit', (code) => failed(new Error(`the bot's worker ended with code ${code}`)));
  return {
    post: (order: unknown) => worker.postMessage(order),
    terminate: () => worker.terminate(),
  };
}
