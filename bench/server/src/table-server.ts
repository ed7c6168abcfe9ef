/** The table server as it is, in a process of its own: `table-server.js FOLDER [DATABASE_URL]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createApp,
  openPostgresStore,
  openSqliteStore,
  readSettings,
  sqliteFile,
} from '@great-machine/server';
import { cleanUpSooner, raisedLimits } from '@great-machine/server/internals';
import { beMeasured } from './measured-process.js';

const [folder, databaseUrl] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder of the data is missing');

cleanUpSooner();

/** The client is not measured here. */
const client = join(folder, 'client');
await mkdir(client, { recursive: true });
await writeFile(join(client, 'index.html'), '<!doctype html>');

const settings = readSettings({ LOG_LEVEL: 'error', ...raisedLimits() });
const store =
  databaseUrl === undefined
    ? await openSqliteStore({ file: sqliteFile(folder) })
    : await openPostgresStore({ url: databaseUrl, connections: settings.databaseConnections });
const app = await createApp({ store, client, settings });
beMeasured(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await store.close();
});
