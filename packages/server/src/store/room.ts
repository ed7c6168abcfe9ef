import type { Database, Run } from './database.js';
import { StoreError } from './store.js';

/** As much as one request may bring, and more than is left over where a database is full. */
const PROBE = 'x'.repeat(64 * 1024);
const NAME_OF_PROBE = 'room probe';

/**
 * Whether a database has room. One that has none can often still change what is there, and take what is small: so it counts as full
 * from the first change that did not fit until something larger fits again.
 */
export class Room {
  /** The same database, whose failures are noted. */
  readonly watched: Database;
  isFull = false;

  constructor(private readonly database: Database) {
    const run: Run = async (transaction) => {
      try {
        return await database.run(transaction);
      } catch (error) {
        if (error instanceof StoreError && error.fault === 'full') this.isFull = true;
        throw error;
      }
    };
    this.watched = Object.create(database, { run: { value: run } });
  }

  /** Enters something and takes it away again; rejects where there is still no room for it. */
  async look(): Promise<void> {
    await this.database.run([
      {
        sql: 'INSERT INTO players (id, key_hash, created_at, settings) VALUES ($1, $1, 0, $2)',
        values: [NAME_OF_PROBE, PROBE],
      },
      { sql: 'DELETE FROM players WHERE id = $1', values: [NAME_OF_PROBE] },
    ]);
    this.isFull = false;
  }
}
