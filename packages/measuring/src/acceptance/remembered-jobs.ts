import { RememberedResults } from '../files/remembered-results.js';
import type { Job, ResultOf } from './jobs.js';
import type { Workforce } from './threads.js';

/** Keeps what jobs came to in a file, so that measuring goes on where it was broken off. */
export class RememberedJobs implements Workforce {
  readonly count: number;
  private readonly results: RememberedResults<unknown>;

  constructor(
    private readonly threads: Workforce,
    file: string,
  ) {
    this.count = threads.count;
    this.results = new RememberedResults(file);
  }

  async run<J extends Job>(job: J): Promise<ResultOf<J>> {
    const known = this.results.find(job) as ResultOf<J> | undefined;
    if (known !== undefined) return known;
    const result = await this.threads.run(job);
    this.results.keep(job, result);
    return result;
  }
}
