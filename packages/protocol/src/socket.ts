import { z } from 'zod';
import { News, Reached } from './news.js';
import { Refused } from './refusals.js';
import { TableRequest } from './requests.js';
import { Count, SCHEMAS, Secret, SideSchema, TableId, Time } from './schemas.js';

/** The first message of a client: who it is, which table, and how far it has come. */
export const Hello = z
  .strictObject({
    say: z.literal('hello'),
    protocol: z.int(),
    key: Secret,
    table: TableId,
    link: Secret.optional(),
    side: SideSchema.optional(),
    ...Reached.shape,
  })
  .register(SCHEMAS, {
    id: 'Hello',
    description:
      'The first message: the key of the player, the table, the link if it was just opened, of a player with seats on both sides the one to be played, and how far the client has come.',
  });
export type Hello = z.infer<typeof Hello>;

export const Ask = z
  .strictObject({ say: z.literal('ask'), number: Count, request: TableRequest })
  .register(SCHEMAS, { id: 'Ask', description: 'A request, numbered by the client.' });
export type Ask = z.infer<typeof Ask>;

export const ClientMessage = z
  .discriminatedUnion('say', [Hello, Ask])
  .register(SCHEMAS, { id: 'ClientMessage' });
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z
  .discriminatedUnion('say', [
    z
      .object({ say: z.literal('welcome'), protocol: z.int(), now: Time })
      .register(SCHEMAS, { id: 'Welcome', description: 'The client has joined; news follow.' }),
    z.object({ say: z.literal('news'), news: News }).register(SCHEMAS, {
      id: 'TellNews',
      description: 'Something is new. News that a request caused come before its reply.',
    }),
    z.object({ say: z.literal('reply'), number: Count, reply: z.unknown().optional() }).register(SCHEMAS, {
      id: 'Reply',
      description: 'What a request came to; nothing where there is nothing to say.',
    }),
    z
      .object({ say: z.literal('refused'), number: Count, why: Refused })
      .register(SCHEMAS, { id: 'RefuseRequest', description: 'A request that was not carried out.' }),
    z.object({ say: z.literal('goodbye'), why: Refused }).register(SCHEMAS, {
      id: 'Goodbye',
      description: 'The socket ends, and why: to be opened again after `retryAfter`, if that is there.',
    }),
  ])
  .register(SCHEMAS, { id: 'ServerMessage' });
export type ServerMessage = z.infer<typeof ServerMessage>;
