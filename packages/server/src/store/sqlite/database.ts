import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Rows, Statement } from '../database.js';
import { StoreError } from '../store.js';
import { Grouped, type Outcome } from './grouped.js';
import type { Group, GroupOutcome, Opened, ThreadData } from './messages.js';

/** The built file, also where the source is run: a thread reads JavaScript only. */
const THREAD = createRequire(import.meta.url).resolve('#sqlite-thread');
/** What the thread is handed lives for a moment: it needs little room for what is new. */
const YOUNG = { maxYoungGenerationSizeMb: 6 };

/** SQLite in a thread of its own; what waits for the disk does not hold up the server. One process uses a file. */
export class SqliteDatabase implements Database {
  readonly isShared = false;
  private readonly groups = new Grouped<readonly Statement[], Rows>((group) => this.perform(group));
  private failure: Error | undefined;

  private constructor(private readonly thread: Worker) {
    thread.once('error', (error) => {
      this.failure = new StoreError('unavailable', `the thread of the database has failed: ${error.message}`);
    });
  }

  static async open(data: ThreadData): Promise<SqliteDatabase> {
    await mkdir(dirname(data.file), { recursive: true });
    const thread = new Worker(THREAD, { workerData: data, execArgv: [], resourceLimits: YOUNG });
    const [opened] = (await once(thread, 'message')) as [Opened];
    if (!('fault' in opened)) return new SqliteDatabase(thread);
    throw new StoreError(
      opened.fault,
      opened.fault === 'in-use'
        ? `another process uses the database ${data.file}: stop it, or give this one a DATA_DIR of its own`
        : `the database ${data.file} cannot be opened: ${opened.message}`,
    );
  }

  readonly run = (transaction: readonly Statement[]): Promise<Rows> => this.groups.add(transaction);

  /** Transactions come one after another, so each sees one moment. */
  readonly look = this.run;

  /** One process uses the file: there are no other nodes. */
  hint(): void {}

  listen(): () => void {
    return () => {};
  }

  tell(): void {}

  hear(): () => void {
    return () => {};
  }

  async close(): Promise<void> {
    await this.groups.settled();
    if (this.failure !== undefined) return;
    this.failure = new StoreError('unavailable', 'the database is closed');
    const exit = once(this.thread, 'exit');
    this.thread.postMessage('close');
    await exit;
  }

  private async perform(group: Group): Promise<readonly Outcome<Rows>[]> {
    if (this.failure !== undefined) throw this.failure;
    this.thread.postMessage(group);
    const outcomes = await this.answer();
    return outcomes.map((outcome) =>
      'fault' in outcome
        ? { error: new StoreError(outcome.fault, outcome.message) }
        : { result: outcome.rows },
    );
  }

  private async answer(): Promise<GroupOutcome> {
    try {
      const [outcomes] = (await once(this.thread, 'message')) as [GroupOutcome];
      return outcomes;
    } catch (error) {
      throw this.failure ?? error;
    }
  }
}
