import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { RULES_VERSION } from '@great-machine/rules';
import type { Job, ResultOf } from './jobs.js';
import type { Workforce } from './threads.js';

/**
 * Keeps what jobs came to in a file, a line for each, so that measuring goes on where it was broken off: the same job always
 * has the same result. The file does not know when the bots change.
 */
export class RememberedJobs implements Workforce {
  readonly count: number;
  private readonly known = new Map<string, unknown>();

  constructor(
    private readonly threads: Workforce,
    private readonly file: string,
  ) {
    this.count = threads.count;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    if (complete !== text) truncateSync(file, Buffer.byteLength(complete));
    for (const line of complete.split('\n').slice(0, -1)) {
      const { job, result } = JSON.parse(line);
      this.known.set(job, result);
    }
  }

  async run<J extends Job>(job: J): Promise<ResultOf<J>> {
    const name = nameOf(job);
    const known = this.known.get(name) as ResultOf<J> | undefined;
    if (known !== undefined) return known;
    const result = await this.threads.run(job);
    appendFileSync(this.file, `${JSON.stringify({ job: name, result })}\n`);
    return result;
  }
}

function nameOf(job: Job): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, job]))
    .digest('base64url');
}
