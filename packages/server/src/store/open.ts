import { join } from 'node:path';
import { MIGRATIONS, migrate } from './migrations.js';
import { PostgresDatabase, type PostgresSettings } from './postgres/database.js';
import { SqlStore } from './sql-store.js';
import { SqliteDatabase } from './sqlite/database.js';
import type { ThreadData } from './sqlite/messages.js';
import type { Store } from './store.js';

/** The file of the database in the folder of the server's data. */
export function sqliteFile(folder: string): string {
  return join(folder, 'great-machine.db');
}

export async function openSqliteStore(data: ThreadData, migrations = MIGRATIONS): Promise<Store> {
  const database = await SqliteDatabase.open(data);
  try {
    await migrate(database.run, migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return new SqlStore(database);
}

export async function openPostgresStore(settings: PostgresSettings, migrations = MIGRATIONS): Promise<Store> {
  return new SqlStore(await PostgresDatabase.open(settings, (run) => migrate(run, migrations)));
}
