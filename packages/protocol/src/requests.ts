import { z } from 'zod';
import { BUG_REQUESTS } from './bugs.js';
import { CONSENT_REQUESTS } from './consent.js';
import { PLAY_REQUESTS } from './play.js';
import { SCHEMAS } from './schemas.js';
import { TABLE_REQUESTS } from './tables.js';
import { TALK_REQUESTS } from './talk.js';
import { TOSS_REQUESTS } from './toss.js';

/** Everything that can be asked of a table, the same by socket and by HTTP. */
export const TableRequest = z
  .discriminatedUnion('do', [
    ...PLAY_REQUESTS,
    ...CONSENT_REQUESTS,
    ...TALK_REQUESTS,
    ...TABLE_REQUESTS,
    ...TOSS_REQUESTS,
    ...BUG_REQUESTS,
  ])
  .register(SCHEMAS, {
    id: 'TableRequest',
    description: 'Everything that can be asked of a table, the same by socket and by HTTP.',
  });
export type TableRequest = z.infer<typeof TableRequest>;

/** One kind of request. */
export type RequestTo<Do extends TableRequest['do']> = Extract<TableRequest, { readonly do: Do }>;
