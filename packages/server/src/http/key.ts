import { Secret } from '@great-machine/protocol';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../tables/refusal.js';

/** The key that a request brings. */
export function keyOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [scheme = '', text] = authorization.split(' ');
  const key = Secret.safeParse(text);
  if (scheme.toLowerCase() !== 'bearer' || !key.success) throw new Refusal({ refused: 'no-key' });
  return key.data;
}
