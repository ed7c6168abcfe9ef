import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Row, Rows, Statement } from '../database.js';
import type { StoreFault } from '../store.js';
import type { Fault, Group, GroupOutcome, ThreadData } from './messages.js';

/** SQLite's own words for what goes wrong: errors of prepared statements have no code. */
const FAULTS: Readonly<Record<string, StoreFault>> = {
  'database is locked': 'in-use',
  'database or disk is full': 'full',
};
const BROKEN_CONSTRAINT = /^[A-Z ]+ constraint failed/;

const MOST_PREPARED = 200;

/**
 * Pages of 4 KB that are appended before they are put where they belong. All commits wait meanwhile, so it is done seldom; what
 * changes often, such as a table's latest position, is put there once.
 */
const CHECKPOINT_PAGES = 25_000;

/** How long a process that ends may still hold the file, in milliseconds. */
const PATIENCE = 1000;

class MissingRow extends Error {}

/** The file of a database, as the thread that owns it uses it. */
export class Connection {
  private readonly database: InstanceType<typeof DatabaseSync>;
  private readonly prepared = new Map<string, StatementSyncInstance>();

  constructor({ file, maxPages }: ThreadData) {
    this.database = new DatabaseSync(file, { timeout: PATIENCE });
    // The lock of the file is held until the process ends, so that a second one cannot even read.
    this.database.exec('PRAGMA locking_mode = EXCLUSIVE');
    this.database.exec('PRAGMA journal_mode = WAL');
    this.database.exec('PRAGMA synchronous = FULL');
    this.database.exec('PRAGMA foreign_keys = ON');
    this.database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    if (maxPages !== undefined) this.database.exec(`PRAGMA max_page_count = ${maxPages}`);
    this.database.exec('BEGIN IMMEDIATE; COMMIT');
  }

  /** All transactions by one commit; if that fails, each by its own. */
  perform(group: Group): GroupOutcome {
    try {
      return this.commit(group);
    } catch (error) {
      return group.length === 1 ? [faultOf(error)] : group.flatMap((one) => this.perform([one]));
    }
  }

  close(): void {
    this.database.close();
  }

  private commit(group: Group): GroupOutcome {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const outcomes = group.map((transaction) => this.runWithin(transaction));
      this.database.exec('COMMIT');
      return outcomes;
    } catch (error) {
      // A database that is full has rolled back already.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A transaction that breaks a constraint or misses a row is the only one of its group that fails. */
  private runWithin(transaction: readonly Statement[]): GroupOutcome[number] {
    this.database.exec('SAVEPOINT one');
    try {
      const rows = transaction.map((statement) => this.runStatement(statement));
      this.database.exec('RELEASE one');
      return { rows };
    } catch (error) {
      const outcome = error instanceof MissingRow ? { rows: undefined } : faultOf(error);
      if ('fault' in outcome && outcome.fault !== 'conflict') throw error;
      this.database.exec('ROLLBACK TO one; RELEASE one');
      return outcome;
    }
  }

  private runStatement({ sql, values, needsRow = false }: Statement): NonNullable<Rows>[number] {
    const rows = this.prepare(sql).all(...values.map((value) => value ?? null)) as Row[];
    if (needsRow && rows.length === 0) throw new MissingRow();
    return rows;
  }

  private prepare(sql: string): StatementSyncInstance {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear();
    const statement = this.database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    this.prepared.set(sql, statement);
    return statement;
  }
}

export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const fault = BROKEN_CONSTRAINT.test(message) ? 'conflict' : (FAULTS[message] ?? 'unavailable');
  return { fault, message };
}
