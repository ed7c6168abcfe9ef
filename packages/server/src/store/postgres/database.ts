import pg from 'pg';
import type { Database, Row, Rows, Run, Statement } from '../database.js';
import { type Heard, type NodeWords, StoreError, type StoreFault } from '../store.js';
import { Connections, hasFallenSilent } from './connections.js';
import { Hints } from './hints.js';
import { joined, nameOf } from './statements.js';

export interface PostgresSettings {
  readonly url: string;
  /** At most so many connections for transactions, besides the one that listens. */
  readonly connections?: number;
  /** In milliseconds: so long a statement, or a connection that opens, may take. */
  readonly patience?: number;
}

const OLDEST_VERSION = 16;

/** Nodes that start at once bring the schema up to date one after another: the number names the lock, no more. */
const MIGRATION_LOCK = 20_251_116;

/** In milliseconds. */
const PATIENCE = 5000;
/** So much later a server that has not said itself that it took too long is taken for gone. */
const SILENCE = 1000;

/** PostgreSQL gives numbers of 8 bytes as text; the times of the store are exact as numbers. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
};

type Queryable = Pick<pg.ClientBase, 'query'>;

/** PostgreSQL, which several nodes may use at once. */
export class PostgresDatabase implements Database {
  readonly isShared = true;

  private constructor(
    private readonly connections: Connections,
    private readonly hints: Hints,
  ) {}

  /** `bringUpToDate` runs while no other node brings the schema up to date. */
  static async open(
    { url, connections = 10, patience = PATIENCE }: PostgresSettings,
    bringUpToDate: (run: Run) => Promise<void>,
  ): Promise<PostgresDatabase> {
    await withClient(url, async (client) => {
      await checkVersion(client);
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await bringUpToDate((transaction) => runOn(client, transaction));
    });
    const pooled = new Connections({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: patience,
      query_timeout: patience + SILENCE,
      keepAlive: true,
      types: TYPES,
      onConnect: (client) =>
        client.query(`SET synchronous_commit = on; SET statement_timeout = ${patience}`).then(() => {}),
    });
    const hints = new Hints(url, patience, (payload) =>
      runStatement(pooled, { sql: 'SELECT pg_notify($1, $2)', values: [Hints.CHANNEL, payload] }),
    );
    await hints.start();
    return new PostgresDatabase(pooled, hints);
  }

  readonly run = async (transaction: readonly Statement[]): Promise<Rows> => {
    const only = joined(transaction);
    if (only === undefined) return this.runTogether(transaction);
    return runStatement(this.connections, only).then(
      (rows) => rows && [rows],
      (error: unknown) => {
        throw storeError(error);
      },
    );
  };

  readonly look = (transaction: readonly Statement[]): Promise<Rows> =>
    this.runTogether(transaction, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

  hint(table: string, sequence: number): void {
    this.hints.add(table, sequence);
  }

  listen(told: (reached: ReadonlyMap<string, number>) => void): () => void {
    return this.hints.listen(told);
  }

  tell(words: NodeWords): void {
    this.hints.tell(words);
  }

  hear(heard: Heard): () => void {
    return this.hints.hear(heard);
  }

  async close(): Promise<void> {
    await this.hints.stop();
    await this.connections.end();
  }

  private async runTogether(transaction: readonly Statement[], begin?: string): Promise<Rows> {
    const { client, dropAll } = await this.connections.connect().catch((error: unknown) => {
      throw storeError(error);
    });
    // A connection that breaks while it is lent says so here, and by the query that is under way.
    const ignore = () => {};
    client.on('error', ignore);
    let isBroken = true;
    let isSilent = false;
    try {
      const rows = await runOn(client, transaction, begin);
      isBroken = false;
      return rows;
    } catch (error) {
      isBroken = !(error instanceof StoreError) || error.fault === 'unavailable';
      isSilent = hasFallenSilent(error);
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(isBroken);
      if (isSilent) dropAll();
    }
  }
}

/** A connection of its own, ended with all its locks. */
async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, types: TYPES });
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } catch (error) {
    throw storeError(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkVersion(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version_num') AS version`,
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < OLDEST_VERSION)
    throw new StoreError(
      'unavailable',
      `the database is PostgreSQL ${version}: it has to be ${OLDEST_VERSION} or newer`,
    );
}

async function runOn(client: Queryable, transaction: readonly Statement[], begin = 'BEGIN'): Promise<Rows> {
  try {
    await client.query(begin);
    const rows: (readonly Row[])[] = [];
    for (const statement of transaction) {
      const found = await runStatement(client, statement);
      if (found === undefined) {
        await client.query('ROLLBACK');
        return undefined;
      }
      rows.push(found);
    }
    await client.query('COMMIT');
    return rows;
  } catch (error) {
    const failure = storeError(error);
    // A connection that does not work would not roll back either; it is given up, and its transaction with it.
    if (failure.fault !== 'unavailable') await client.query('ROLLBACK').catch(() => {});
    throw failure;
  }
}

/** Undefined if a row that was needed is not there. */
async function runStatement(
  client: { query(config: pg.QueryConfig): Promise<{ rows: Row[] }> },
  statement: Statement,
): Promise<readonly Row[] | undefined> {
  const { sql, values, needsRow = false } = statement;
  const { rows } = await client.query({ name: nameOf(statement), text: sql, values: [...values] });
  return needsRow && rows.length === 0 ? undefined : rows;
}

function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  return new StoreError(faultOf(code), `the database has failed: ${message || code}`);
}

/** By the codes of PostgreSQL: 53100 is a full disk, 23… a constraint. */
function faultOf(code: string): StoreFault {
  if (code === '53100') return 'full';
  return code.startsWith('23') ? 'conflict' : 'unavailable';
}
