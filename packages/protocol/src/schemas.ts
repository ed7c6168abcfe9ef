import { z } from 'zod';

/** Every schema that has a name in the generated documents. */
export const SCHEMAS = z.registry<{
  readonly id: string;
  readonly description?: string;
  readonly maxLength?: number;
}>();

/** What people may send at once, in bytes: a message of the socket, the body of a request. */
export const MOST_BYTES = 16_384;

/** A replay that a player brings, in bytes. */
export const MOST_BYTES_OF_REPLAY = 8_388_608;

/** Notes of a player at a table, and the settings of a player, in bytes of UTF-8. */
export const MOST_BYTES_OF_OWN_TEXT = 8_192;

/** How many bytes a text has in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A secret of at least 128 bits. It stands after `#` in links, in the Authorization header or in a body; never in a path or query. */
export const Secret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .register(SCHEMAS, { id: 'Secret', description: 'A secret of at least 128 bits, in base64url.' });

/** The name of a table in addresses. It opens nothing. */
export const TableId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,32}$/)
  .register(SCHEMAS, { id: 'TableId', description: 'The name of a table in addresses. It opens nothing.' });

/** Made by the client, anew for each request that changes something: sent again with the same one, it is carried out once. */
export const Once = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .register(SCHEMAS, {
    id: 'Once',
    description: 'Made by the client for each request. The same request sent again is carried out once.',
  });

/** An id of the rules: of a seat, a Hero, a District, a card, a module. */
export const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

/** One of the two sides of the game. */
export const SideSchema = z
  .enum(['machine', 'revolutionaries'])
  .register(SCHEMAS, { id: 'Side', description: 'One of the two sides of the game.' });

/** The id of a question, such as `3.2.hero-step.finch`. */
export const QuestionId = z.string().min(1).max(200);

/** What a person is called at a table. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u)
  .register(SCHEMAS, { id: 'Name', description: 'What a person is called at a table.' });

/** A player's own text, which nobody else reads: notes, settings. */
export const OwnText = z
  .string()
  .refine((text) => bytesOf(text) <= MOST_BYTES_OF_OWN_TEXT, { error: 'more than 8 KB' })
  .register(SCHEMAS, {
    id: 'OwnText',
    description: 'At most 8 KB in UTF-8, for its owner alone.',
    maxLength: MOST_BYTES_OF_OWN_TEXT,
  });

/** Milliseconds since 1970 by the clock of the server. */
export const Time = z
  .int()
  .nonnegative()
  .register(SCHEMAS, { id: 'Time', description: 'Milliseconds since 1970, by the clock of the server.' });

/** The number of an entry in the feed of the own side, or of a line of talk. */
export const Count = z.int().nonnegative();
