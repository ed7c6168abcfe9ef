import { type Refused, type RefusedCode, STATUS_OF } from '@great-machine/protocol';
import type { FastifyReply } from 'fastify';
import { retryAfterOf } from '../realtime/raw-refusal.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request was refused, if it was. */
    why: Refused | undefined;
  }
}

/** Says why, and nothing of what happened inside. */
export function refuse(reply: FastifyReply, why: Refused): FastifyReply {
  reply.why = why;
  const seconds = retryAfterOf(why);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(STATUS_OF[why.refused]).header('cache-control', 'no-store').send(why);
}

type PlainCode = 'bad-request' | 'not-found' | 'too-large' | 'wrong-type' | 'failed' | 'unavailable';

const PLAIN: readonly PlainCode[] = ['not-found', 'too-large', 'wrong-type', 'unavailable'];

/** The refusal for a status that fastify gave. */
export function refusalOfStatus(status: number | undefined): Refused & { readonly refused: PlainCode } {
  const known = PLAIN.find((code: RefusedCode) => STATUS_OF[code] === status);
  return { refused: known ?? (status !== undefined && status < 500 ? 'bad-request' : 'failed') };
}
