import type { Rows, Statement } from '../database.js';
import type { StoreFault } from '../store.js';

/** What the thread is started with. */
export interface ThreadData {
  readonly file: string;
  /** How large the file may become, in pages; as large as the disk allows if not said. */
  readonly maxPages?: number;
}

/** Several transactions that become durable by one commit. */
export type Group = readonly (readonly Statement[])[];

export interface Fault {
  readonly fault: StoreFault;
  readonly message: string;
}

/** What became of each transaction of a group. */
export type GroupOutcome = readonly ({ readonly rows: Rows } | Fault)[];

/** The first message of the thread: the database is open, or why not. */
export type Opened = { readonly opened: true } | Fault;
