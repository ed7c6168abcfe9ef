import type { Refused } from '@great-machine/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../operations/metrics.js';
import { refusalOf } from '../tables/refusal.js';
import { hashOf, isSameHash } from '../tables/secrets.js';
import { keyOf } from './key.js';
import { refuse } from './refusals.js';

export interface OperatorParts {
  /** Who brings it is the operator. */
  readonly key: string;
  readonly metrics: Metrics;
}

/** What the operator alone may ask. Requests of this machine are no exception: a proxy on it would let all in. */
export function serveOperator(app: FastifyInstance, { key, metrics }: OperatorParts): void {
  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      const why = whyNotOperator(request, key);
      if (why !== undefined) return refuse(reply, why);
      reply.header('cache-control', 'no-store');
    });
    guarded.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  });
}

function whyNotOperator(request: FastifyRequest, key: string): Refused | undefined {
  try {
    return isSameHash(hashOf(keyOf(request)), hashOf(key)) ? undefined : { refused: 'not-allowed' };
  } catch (error) {
    return refusalOf(error);
  }
}
