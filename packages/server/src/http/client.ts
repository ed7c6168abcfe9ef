import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built client. What has its content in its name stays in the browser for a year; the rest is asked for anew. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const named = join(folder, 'assets');
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isNamed = path.startsWith(named);
      reply.setHeader('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
