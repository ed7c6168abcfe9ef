import type { SeatRow, TableRow } from './store.js';

/** A table as the operator sees it. */
export interface OperatedTable {
  readonly table: TableRow;
  /** When its log grew last. */
  readonly usedAt: number;
  readonly people: readonly SeatRow[];
}

export interface Page {
  readonly limit: number;
  /** Only what is older than this. */
  readonly before?: number;
}

export interface BlockedPlayer {
  readonly player: string;
  readonly at: number;
}

/** A player tells the operator of a fault. */
export interface NewBugReport {
  /** The same one is never entered twice. */
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly player: string;
  /** Their seat, or what they are at the table without one. */
  readonly by: string;
  /** The latest entry of the log then. */
  readonly sequence: number;
  readonly text: string;
}

/** The words are gone with the data of the player who gave them. */
export interface StoredBugReport extends Omit<NewBugReport, 'player'> {
  readonly player?: string;
}

/** A row of the database as a backup holds it: its table, and its columns by their names. */
export type BackupRow = readonly [table: string, columns: Readonly<Record<string, string | number | null>>];

/** What is kept or entered at one moment: a table of the game with all that belongs to it, or some of what belongs to none. */
export type BackupPart = readonly BackupRow[];

/** What the operator of the server needs. */
export interface OperationsStore {
  /** Latest first. */
  tables(page: Page): Promise<readonly OperatedTable[]>;
  /** The tables that no player has used since then; those with a clock that runs are in use. */
  unused(since: number): Promise<readonly string[]>;
  /** Deletes a table that no player has used since then, and tells whether it has. */
  deleteUnused(table: string, since: number): Promise<boolean>;

  /** False where there is no such player. */
  block(player: string, at: number): Promise<boolean>;
  unblock(player: string): Promise<void>;
  blocked(): Promise<readonly BlockedPlayer[]>;
  /** Empty if there is none. */
  notice(): Promise<string>;
  keepNotice(text: string, at: number): Promise<void>;

  reportBug(report: NewBugReport): Promise<void>;
  bugReports(page: Page): Promise<readonly StoredBugReport[]>;
  /** In their order. */
  bugReportsBy(player: string): Promise<readonly StoredBugReport[]>;
  bugReport(id: string): Promise<StoredBugReport | undefined>;

  /** Everything that is kept, part by part, each as it is at one moment. */
  backup(): AsyncIterable<BackupPart>;
  /** Enters a part of a backup; rows that are kept already stay. */
  restore(part: BackupPart): Promise<void>;
  /** Whether there is no table yet. */
  isEmpty(): Promise<boolean>;
}
