/** The table server that is attacked, in a process of its own: `target.js FOLDER`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp, openSqliteStore, readSettings, sqliteFile } from '@great-machine/server';
import { raisedLimits } from '@great-machine/server/internals';
import type { FromTarget, ToTarget } from './target-process.js';

/** Shorter than usual, so that slow sockets are seen to end. In milliseconds. */
const PATIENCE = { heartbeat: 3000 };

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder of the data is missing');

const client = join(folder, 'client');
await mkdir(client, { recursive: true });
await writeFile(join(client, 'index.html'), '<!doctype html>');

const store = await openSqliteStore({ file: sqliteFile(folder) });
const settings = readSettings({ LOG_LEVEL: 'info', ...raisedLimits() });
const app = await createApp({ store, client, settings, patience: PATIENCE });
const tell = (told: FromTarget) => process.send?.(told);

process.on('message', async (word: ToTarget) => {
  if (word === 'memory') tell({ memoryMb: memoryInUse() });
  else {
    await app.close();
    await store.close();
    process.exit(0);
  }
});
tell({ address: await app.listen({ host: '127.0.0.1', port: 0 }) });

/** What is still needed after everything else is collected, in MB. */
function memoryInUse(): number {
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
