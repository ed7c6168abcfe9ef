import { z } from 'zod';
import { Id, SCHEMAS, Time } from './schemas.js';

/** Out of time the least revealing answer is given (R-TIME-1). */
export const ClockSetup = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      bankSeconds: z.int().min(60).max(36_000),
      incrementSeconds: z.int().min(0).max(600),
    }),
    z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
  ])
  .register(SCHEMAS, {
    id: 'ClockSetup',
    description:
      'No clock; a bank with an increment for each answer, never above the bank; or days for each answer. Out of time the least revealing answer is given (R-TIME-1).',
  });
export type ClockSetup = z.infer<typeof ClockSetup>;

/** How much time each seat has. A clock that runs loses what has passed since `at`. */
export const Clocks = z
  .object({
    at: Time,
    seats: z.array(z.object({ seat: Id, left: z.int().nonnegative(), runs: z.boolean() })),
  })
  .register(SCHEMAS, {
    id: 'Clocks',
    description: 'Milliseconds left by seat. A clock that runs loses what has passed since `at`.',
  });
export type Clocks = z.infer<typeof Clocks>;
