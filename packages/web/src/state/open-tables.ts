import type { LocalTableConnection } from '../table/shared-screen.js';

const open = new Map<string, LocalTableConnection>();

/** A table that was just begun waits here until its screen takes it. */
export function keepOpenTable(id: string, table: LocalTableConnection): void {
  open.set(id, table);
}

export function takeOpenTable(id: string): LocalTableConnection | undefined {
  const table = open.get(id);
  open.delete(id);
  return table;
}
