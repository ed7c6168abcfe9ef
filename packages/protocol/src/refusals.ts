import { z } from 'zod';
import { Name, SCHEMAS } from './schemas.js';
import { Stage } from './tables.js';

/** Seconds until it may be tried again. */
const retryAfter = z.int().nonnegative();

/** Why a request was not carried out. What the game itself does not allow is a reply, not one of these. */
export const Refused = z
  .discriminatedUnion('refused', [
    z.object({ refused: z.literal('bad-request'), where: z.array(z.string()).optional() }),
    z.object({ refused: z.literal('no-key') }),
    z.object({ refused: z.literal('foreign-origin') }),
    z.object({
      refused: z.literal('not-allowed'),
      /** A player who has read what both sides know takes no seat of that game. */
      because: z.literal('has-read-sides').optional(),
    }),
    z.object({ refused: z.literal('blocked') }),
    z.object({ refused: z.literal('not-found') }),
    z.object({ refused: z.literal('seat-taken'), by: Name }),
    z.object({ refused: z.literal('not-now'), stage: Stage }),
    z.object({ refused: z.literal('replaced') }),
    z.object({ refused: z.literal('too-large') }),
    z.object({ refused: z.literal('wrong-type') }),
    z.object({ refused: z.literal('bad-setup'), reasons: z.array(z.string()) }),
    z.object({ refused: z.literal('reload'), oldest: z.int(), newest: z.int() }),
    z.object({ refused: z.literal('too-many'), retryAfter }),
    z.object({ refused: z.literal('failed') }),
    z.object({
      refused: z.literal('unavailable'),
      retryAfter: retryAfter.optional(),
      /** The server has no room left to keep anything; what was kept is safe. */
      isFull: z.literal(true).optional(),
    }),
  ])
  .register(SCHEMAS, {
    id: 'Refused',
    description:
      'Why a request was not carried out. A table that one has not joined is `not-found`, whether there is one or not.',
  });
export type Refused = z.infer<typeof Refused>;
export type RefusedCode = Refused['refused'];

/** The status of a reply by HTTP. */
export const STATUS_OF = {
  'bad-request': 400,
  'no-key': 401,
  'foreign-origin': 403,
  'not-allowed': 403,
  blocked: 403,
  'not-found': 404,
  'seat-taken': 409,
  'not-now': 409,
  replaced: 410,
  'too-large': 413,
  'wrong-type': 415,
  'bad-setup': 422,
  reload: 426,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<RefusedCode, number>>;

/** The paths at which a request is not of the right shape; what stands there is not repeated. */
export function badRequest({ issues }: z.ZodError): Refused {
  return {
    refused: 'bad-request',
    where: [...new Set(issues.map(({ path }) => path.join('.')))].slice(0, 10),
  };
}
