import { pipeline, Readable } from 'node:stream';
import { createGzip, type Gzip } from 'node:zlib';
import { BACKUP_FORMAT, type BackupEnd, type BackupHeader, type RestoreBegun } from '@great-machine/protocol';
import { MIGRATIONS } from '../store/migrations.js';
import type { BackupPart } from '../store/operations-store.js';
import type { Store } from '../store/store.js';
import type { ServedTables } from '../tables/served-tables.js';

/** Everything that a store keeps, as one compressed file: a header, part by part, and an end. It holds all that is hidden. */
export function backupFile(store: Store, madeAt: number): Gzip {
  // A file that breaks off has no end, and nothing is made of it.
  return pipeline(Readable.from(linesOf(store, madeAt)), createGzip(), () => {});
}

async function* linesOf(store: Store, madeAt: number): AsyncGenerator<string> {
  const header: BackupHeader = { format: BACKUP_FORMAT, schema: MIGRATIONS.length, madeAt };
  yield `${JSON.stringify(header)}\n`;
  let parts = 0;
  for await (const part of store.operations.backup()) {
    parts++;
    yield `${JSON.stringify(part)}\n`;
  }
  const end: BackupEnd = { parts };
  yield `${JSON.stringify(end)}\n`;
}

/** Whether a backup can be restored here: into a store without tables, by a version that knows its schema. */
export async function beginRestoring(store: Store, { schema }: BackupHeader): Promise<RestoreBegun> {
  if (schema > MIGRATIONS.length) return { whyNot: 'newer-schema' };
  return (await store.operations.isEmpty()) ? {} : { whyNot: 'not-empty' };
}

export async function restorePart(store: Store, tables: ServedTables, part: BackupPart): Promise<void> {
  await store.operations.restore(part);
  // Clocks go by the time of the server that made the backup, which has been down since.
  if (part.some(([table]) => table === 'uptime')) await tables.readTime();
  await tables.followDecrees();
}
