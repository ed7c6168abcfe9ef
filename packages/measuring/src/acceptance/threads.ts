import { Worker } from 'node:worker_threads';
import type { Job, ResultOf } from './jobs.js';

/** Worker threads that do one job each at a time. */
export class Threads {
  private readonly idle: Worker[];
  private readonly all: readonly Worker[];
  private readonly waiting: ((worker: Worker) => void)[] = [];

  constructor(readonly count: number) {
    this.all = Array.from({ length: count }, () => new Worker(new URL('./worker.js', import.meta.url)));
    this.idle = [...this.all];
  }

  async run<J extends Job>(job: J): Promise<ResultOf<J>> {
    const worker = this.idle.pop() ?? (await new Promise<Worker>((resolve) => this.waiting.push(resolve)));
    try {
      return await ask<ResultOf<J>>(worker, job);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.idle.push(worker);
      else next(worker);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }
}

/** Whoever does jobs, so many at once. */
export type Workforce = Pick<Threads, 'count' | 'run'>;

function ask<T>(worker: Worker, job: Job): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (result: T) => {
      worker.off('error', onError);
      resolve(result);
    };
    const onError = (error: Error) => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(job);
  });
}
