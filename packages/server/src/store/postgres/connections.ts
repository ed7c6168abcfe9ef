import pg from 'pg';

/** The words of `pg` for a query to which the server has not replied in time, not even that it took too long. */
const SILENT = 'Query read timeout';

export function hasFallenSilent(error: unknown): boolean {
  return error instanceof Error && error.message.includes(SILENT);
}

/**
 * The connections for transactions. Where a network has failed without a word, all of them are dead, and each would cost a
 * transaction its patience: so with the first that falls silent all are replaced.
 */
export class Connections {
  private pool: pg.Pool;

  constructor(private readonly config: pg.PoolConfig) {
    this.pool = this.open();
  }

  async query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    const { pool } = this;
    try {
      return await pool.query(config);
    } catch (error) {
      if (hasFallenSilent(error)) this.drop(pool);
      throw error;
    }
  }

  /** A connection for one caller, and how to drop all others that were open with it. */
  async connect(): Promise<{ readonly client: pg.PoolClient; dropAll(): void }> {
    const { pool } = this;
    return { client: await pool.connect(), dropAll: () => this.drop(pool) };
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private open(): pg.Pool {
    const pool = new pg.Pool(this.config);
    // An idle connection that breaks is replaced by the pool.
    pool.on('error', () => {});
    return pool;
  }

  private drop(pool: pg.Pool): void {
    if (pool !== this.pool) return;
    this.pool = this.open();
    // Those that are in use end when their transactions do.
    pool.end().catch(() => {});
  }
}
