import { type ResourceLimits, Worker } from 'node:worker_threads';
import { JobPool, type WorkerEvents } from './pool.js';

export type { Perform } from './orders.js';
export type { JobPool, Running } from './pool.js';

export interface ThreadSettings {
  readonly threads?: number;
  readonly resourceLimits?: ResourceLimits;
  waited?(milliseconds: number): void;
}

/** Jobs in worker threads of Node: each loads the module, whose `perform` does them. */
export function createThreadPool<Job, Result>(
  module: URL,
  { threads, resourceLimits, waited }: ThreadSettings = {},
): JobPool<Job, Result> {
  return new JobPool({
    threads,
    waited,
    startWorker({ replied, failed }: WorkerEvents<Result>) {
      const worker = new Worker(new URL('./thread.js', import.meta.url), {
        workerData: module.href,
        resourceLimits,
      });
      worker.on('message', replied);
      worker.on('messageerror', failed);
      worker.on('error', (error) =>
        failed(new Error(`the worker failed: ${error.message}`, { cause: error })),
      );
      worker.on('exit', (code) => failed(new Error(`the worker ended with code ${code}`)));
      return {
        post: (order: unknown) => worker.postMessage(order),
        terminate: () => worker.terminate(),
      };
    },
  });
}
