import { badRequest } from '@great-machine/protocol';
import type { z } from 'zod';
import { Refusal } from '../tables/refusal.js';

/** What a client has sent, if it is of the right shape. */
export function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal(badRequest(parsed.error));
  return parsed.data;
}
