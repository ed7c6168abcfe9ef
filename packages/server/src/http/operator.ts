import {
  Notice,
  OPERATOR_API,
  OperatorPage,
  PlayerId,
  type Refused,
  Restore,
  TableId,
} from '@great-machine/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backupFile, beginRestoring, restorePart } from '../operations/backup-file.js';
import type { Metrics } from '../operations/metrics.js';
import { Operator } from '../operations/operator.js';
import { Refusal, refusalOf } from '../tables/refusal.js';
import { hashOf, isSameHash } from '../tables/secrets.js';
import type { ServedTables } from '../tables/served-tables.js';
import type { World } from '../tables/world.js';
import { check } from './check.js';
import { keyOf } from './key.js';
import { refuse } from './refusals.js';

export interface OperatorParts {
  /** Shows that a request comes from the operator. */
  readonly key: string;
  readonly metrics: Metrics;
  readonly world: World;
  readonly tables: ServedTables;
}

/** In bytes: a part of a backup is one table with all that belongs to it. */
const LARGEST_PART = 64 * 1024 * 1024;

/** What the operator alone may ask. Requests of this machine are no exception: a proxy on it would let all in. */
export function serveOperator(app: FastifyInstance, { key, metrics, world, tables }: OperatorParts): void {
  const operator = new Operator(world, tables);
  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      const why = whyNotOperator(request, key);
      if (why !== undefined) return refuse(reply, why);
      reply.header('cache-control', 'no-store');
    });
    guarded.setErrorHandler((error, _, reply) => {
      if (error instanceof Refusal) return refuse(reply, error.why);
      throw error;
    });
    guarded.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
    guarded.register(async (own) => serveRequests(own, operator), { prefix: OPERATOR_API });
    guarded.register(async (own) => serveBackups(own, world, tables), { prefix: OPERATOR_API });
  });
}

function serveRequests(app: FastifyInstance, operator: Operator): void {
  app.get('/tables', async ({ query }) => operator.list(check(OperatorPage, query).before));
  app.post('/tables/:table/close', async ({ params }, reply) => {
    await operator.close(idIn(params, 'table', TableId));
    return reply.code(204).send();
  });
  app.delete('/tables/:table', async ({ params }, reply) => {
    await operator.delete(idIn(params, 'table', TableId));
    return reply.code(204).send();
  });
  app.get('/blocked', async () => operator.blocked());
  app.put('/blocked/:player', async ({ params }, reply) => {
    await operator.block(idIn(params, 'player', PlayerId));
    return reply.code(204).send();
  });
  app.delete('/blocked/:player', async ({ params }, reply) => {
    await operator.unblock(idIn(params, 'player', PlayerId));
    return reply.code(204).send();
  });
  app.put('/notice', async ({ body }, reply) => {
    await operator.keepNotice(check(Notice, body).text);
    return reply.code(204).send();
  });
  app.get('/reports', async ({ query }) => operator.reports(check(OperatorPage, query).before));
  app.get('/bugs/:id', async ({ params }) => operator.bugRecord(idIn(params, 'id', PlayerId)));
}

function serveBackups(app: FastifyInstance, { store, now }: World, tables: ServedTables): void {
  app.get('/backup', async (_, reply) => reply.type('application/gzip').send(backupFile(store, now())));
  app.post('/restore', { bodyLimit: LARGEST_PART }, async ({ body }) => {
    const asked = check(Restore, body);
    if ('begin' in asked) return beginRestoring(store, asked.begin);
    await restorePart(store, tables, asked.part);
    return {};
  });
}

/** What is no id names nothing. */
function idIn(params: unknown, name: string, schema: typeof TableId | typeof PlayerId): string {
  const id = schema.safeParse((params as Readonly<Record<string, unknown>>)[name]);
  if (!id.success) throw new Refusal({ refused: 'not-found' });
  return id.data;
}

function whyNotOperator(request: FastifyRequest, key: string): Refused | undefined {
  try {
    return isSameHash(hashOf(keyOf(request)), hashOf(key)) ? undefined : { refused: 'not-allowed' };
  } catch (error) {
    return refusalOf(error);
  }
}
