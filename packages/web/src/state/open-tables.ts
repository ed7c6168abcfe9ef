import type { LocalTableConnection } from '../table/shared-screen.js';

interface OpenTable {
  readonly connection: LocalTableConnection;
  /** Its game has just begun, and not from a position. */
  readonly isNew: boolean;
}

const open = new Map<string, OpenTable>();

/** A table that was just begun waits here until its screen takes it. */
export function keepOpenTable(id: string, table: OpenTable): void {
  open.set(id, table);
}

export function takeOpenTable(id: string): OpenTable | undefined {
  const table = open.get(id);
  open.delete(id);
  return table;
}
