import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, openSqliteStore, readSettings, sqliteFile } from '@great-machine/server';
import { raisedLimits } from '@great-machine/server/internals';

/**
 * The server of `npm start` with a client and an empty store: its headers say what pages may do. All tests come from one address, so
 * its limits are raised.
 */
export async function serveClient(client: string) {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  const store = await openSqliteStore({ file: sqliteFile(folder) });
  const app = await createApp({ store, client, settings: readSettings(raisedLimits()) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address: `${address}/`,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
