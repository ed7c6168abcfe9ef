import { Secret } from '@great-machine/protocol';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../tables/refusal.js';

/** The key that a request brings; undefined where it brings none. */
export function keyIn({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const [scheme = '', text] = authorization.split(' ');
  return scheme.toLowerCase() === 'bearer' ? Secret.safeParse(text).data : undefined;
}

/** The key that a request has to bring. */
export function keyOf(request: FastifyRequest): string {
  const key = keyIn(request);
  if (key === undefined) throw new Refusal({ refused: 'no-key' });
  return key;
}
