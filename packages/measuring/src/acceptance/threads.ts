import { createThreadPool, type JobPool } from '@great-machine/bots/threads';
import type { Job, ResultOf } from './jobs.js';

/** Worker threads that do one job each at a time. */
export class Threads {
  private readonly pool: JobPool<Job, unknown>;

  constructor(readonly count: number) {
    this.pool = createThreadPool(new URL('./jobs.js', import.meta.url), { threads: count });
  }

  run<J extends Job>(job: J): Promise<ResultOf<J>> {
    return this.pool.run(job).promise as Promise<ResultOf<J>>;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

/** Whatever does jobs, so many at once. */
export type Workforce = Pick<Threads, 'count' | 'run'>;
