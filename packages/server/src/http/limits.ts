import type { FastifyInstance } from 'fastify';
import { addressOf } from '../limits/address.js';
import type { Limits } from '../limits/limits.js';
import { Refusal } from '../tables/refusal.js';
import { hashOf, isSameHash } from '../tables/secrets.js';
import { keyIn } from './key.js';
import { refuse } from './refusals.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from, as far as limits go. */
    callerAddress: string;
  }
}

/** Counts every request, and refuses what is too much; the operator may ask as much as they like. */
export function limitRequests(
  app: FastifyInstance,
  limits: Limits,
  { trustProxy, operatorKey }: { readonly trustProxy: number; readonly operatorKey?: string },
): void {
  let isWarned = false;
  app.decorateRequest('callerAddress', '');
  app.addHook('onRequest', async (request, reply) => {
    request.callerAddress = addressOf(request.raw, trustProxy);
    if (!isWarned && trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      app.log.warn('A proxy passes requests on, so all players count as one address: set TRUST_PROXY.');
    }
    const key = keyIn(request);
    if (key !== undefined && operatorKey !== undefined && isSameHash(hashOf(key), hashOf(operatorKey)))
      return;
    try {
      limits.takeRequest({ address: request.callerAddress, key });
    } catch (error) {
      if (error instanceof Refusal) return refuse(reply, error.why);
      throw error;
    }
  });
}
