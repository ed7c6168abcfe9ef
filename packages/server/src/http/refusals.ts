import type { FastifyReply } from 'fastify';

/** Why a request was refused, with the status of its reply. */
const STATUS = {
  'bad-request': 400,
  'foreign-origin': 403,
  'not-found': 404,
  'too-large': 413,
  'wrong-type': 415,
  failed: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof STATUS;

/** Says why, and nothing of what happened inside. */
export function refuse(reply: FastifyReply, refused: RefusalCode): FastifyReply {
  return reply.code(STATUS[refused]).header('cache-control', 'no-store').send({ refused });
}

/** The code of a refusal for a status that fastify gave. */
export function refusalOfStatus(status: number | undefined): RefusalCode {
  const codes = Object.keys(STATUS) as RefusalCode[];
  const known = codes.find((code) => STATUS[code] === status);
  return known ?? (status !== undefined && status < 500 ? 'bad-request' : 'failed');
}
