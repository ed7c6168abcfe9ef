import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createInProcessPool } from '../../../bots/test/in-process-pool.js';
import { runCli } from '../../../cli/test/io.js';
import { createApp } from '../../src/http/app.js';
import { readSettings } from '../../src/settings/settings.js';
import type { Store } from '../../src/store/store.js';
import type { World } from '../../src/tables/world.js';
import { makeFolder, newKey } from '../tables/server.js';

/** A server with an operator, who has the command line. */
export async function openOperated(
  store: Store,
  { world = {}, variables = {} }: { world?: Partial<World>; variables?: Record<string, string> } = {},
) {
  const { folder, remove } = await makeFolder();
  const operatorKey = newKey();
  await writeFile(join(folder, 'operator.key'), `${operatorKey}\n`);
  const node: FastifyInstance = await createApp({
    store,
    client: join(folder, 'client'),
    settings: readSettings({ LOG_LEVEL: 'silent', ...variables }),
    world: { pool: () => createInProcessPool(), ...world },
    operatorKey,
  });
  const address = await node.listen({ host: '127.0.0.1', port: 0 });
  return {
    node,
    address,
    folder,
    cli: (...words: string[]) => runCli(['server', ...words, '--data', folder, '--url', address]),
    async close() {
      await node.close();
      await remove();
    },
  };
}
