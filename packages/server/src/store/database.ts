import { type Heard, type NodeWords, StoreError } from './store.js';

export type SqlValue = string | number | undefined;

/** Parameters are written `$1`, `$2` …; the SQL is what SQLite and PostgreSQL have in common. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** If it gives no row, nothing of its transaction happens. */
  readonly needsRow?: boolean;
}

export type Row = Readonly<Record<string, unknown>>;

/** The rows of each statement; undefined if a row that was needed was not there. */
export type Rows = readonly (readonly Row[])[] | undefined;

/** Runs statements as one transaction, which is durable when the promise is fulfilled. */
export type Run = (transaction: readonly Statement[]) => Promise<Rows>;

/** A database that speaks SQL. */
export interface Database {
  /** Whether other nodes may use it at the same time. */
  readonly isShared: boolean;
  readonly run: Run;
  /** Runs statements that only read: they see the database as it is at one moment. */
  readonly look: Run;
  /** Tells other nodes how far a table has come, soon and without a guarantee. */
  hint(table: string, sequence: number): void;
  listen(told: (reached: ReadonlyMap<string, number>) => void): () => void;
  /** Tells other nodes something, at once and without a guarantee. */
  tell(words: NodeWords): void;
  hear(heard: Heard): () => void;
  close(): Promise<void>;
}

export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrongColumn(column);
  return value;
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrongColumn(column);
  return value;
}

function wrongColumn(column: string): StoreError {
  return new StoreError('unavailable', `the column '${column}' of the database is not what it should be`);
}
