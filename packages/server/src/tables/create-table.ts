import { type AlsoChanged, StoreError, type TableRow } from '../store/store.js';
import { type LogEntry, writeEntry } from './log-entry.js';
import { writeSettings } from './settings.js';
import { sheetOf } from './sheet.js';
import { NOT_BEGUN, summaryOf } from './summary.js';
import type { World } from './world.js';

/** Of the text from which the name of a table is made. */
const ID_LENGTH = 16;

export interface NewTable {
  /** The name of the table is the beginning of it. */
  readonly from: string;
  /** Of the first entry of its log. */
  readonly key: string;
  readonly entry: Extract<LogEntry, { did: 'create-table' }>;
  /** The secret of its invitation; a listed table shows it to all. */
  readonly invitation?: string;
  readonly also: Pick<AlsoChanged, 'links' | 'seats'>;
}

/** Sets a table up; one that was set up from the same text is there already. Gives its name. */
export async function createTable(
  { store, now }: Pick<World, 'store' | 'now'>,
  { from, key, entry, invitation, also }: NewTable,
): Promise<string> {
  const sheet = sheetOf(entry);
  const { setup } = entry;
  const row: TableRow = {
    id: idFrom(from),
    createdAt: now(),
    stage: sheet.stage,
    isListed: setup.isListed,
    settings: writeSettings(setup, invitation),
    summary: JSON.stringify(summaryOf(sheet, NOT_BEGUN, now())),
  };
  try {
    await store.createTable(row, { key, at: now(), body: writeEntry(entry) }, also);
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault !== 'conflict') throw error;
  }
  return row.id;
}

/** The name of the table that is set up from this text. */
export function idFrom(text: string): string {
  return text.slice(0, ID_LENGTH);
}
