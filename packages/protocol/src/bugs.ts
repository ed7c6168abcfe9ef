import { z } from 'zod';
import { Once, SCHEMAS } from './schemas.js';

export const BUG_REQUESTS = [
  z
    .strictObject({ do: z.literal('report-bug'), once: Once, text: z.string().trim().min(1).max(2000) })
    .register(SCHEMAS, {
      id: 'ReportBug',
      description:
        'Tells the operator of a fault, who gets the feed of the sender with it and can look at the whole game. Replies with the id of the report.',
    }),
] as const;
