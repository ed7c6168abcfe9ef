import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.js';
import { refuse } from './refusals.js';

/** In milliseconds: how long the store may take to say that it is there. */
const PATIENCE = 2000;

/** For those who watch over the server: whether it runs, and whether requests should be sent to it. */
export function reportHealth(app: FastifyInstance, store: Store): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/api/health', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ is: 'running' }),
  );
  app.get('/api/ready', async (_, reply) => {
    if (isClosing || !(await answersSoon(store))) return refuse(reply, { refused: 'unavailable' });
    return reply.header('cache-control', 'no-store').send({ is: 'ready' });
  });
}

/** Whether the store answers before the server loses patience, and has room. */
export async function answersSoon(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answered = store.check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
