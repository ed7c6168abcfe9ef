import { createHash } from 'node:crypto';
import { RULES_VERSION } from '@great-machine/rules';
import { appendLine, dropTornLine, readLines } from './lines.js';

interface Line<Result> {
  readonly job: string;
  readonly result: Result;
}

/**
 * Keeps what was measured in a file, a line for each job, so that measuring goes on where it was broken off: the same job always
 * has the same result under the same rules. The file does not know when the bots change.
 */
export class RememberedResults<Result> {
  private readonly known = new Map<string, Result>();

  constructor(private readonly file: string) {
    for (const line of readLines(file)) {
      const { job, result }: Line<Result> = JSON.parse(line);
      this.known.set(job, result);
    }
    dropTornLine(file);
  }

  find(job: object): Result | undefined {
    return this.known.get(nameOf(job));
  }

  keep(job: object, result: Result): void {
    const line: Line<Result> = { job: nameOf(job), result };
    this.known.set(line.job, result);
    appendLine(this.file, line);
  }
}

function nameOf(job: object): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, job]))
    .digest('base64url');
}
