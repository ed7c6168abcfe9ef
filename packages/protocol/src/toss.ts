import { z } from 'zod';
import { Id, Once, SCHEMAS } from './schemas.js';

/** 128 bits of one who takes part in a toss. */
export const Bits = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .register(SCHEMAS, { id: 'Bits', description: '128 bits, as 32 hexadecimal digits.' });

/** SHA-256 of the bits, by `commitmentTo`. */
export const Commitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .register(SCHEMAS, {
    id: 'Commitment',
    description: 'SHA-256 of the text `great-machine commitment TABLE WHO BITS`; WHO is a seat or `server`.',
  });

/** How the key of a game comes about. All who joined the table see it. */
export const Toss = z
  .object({
    /** Whether a person has chosen the seed of the game: then nothing is proved about its chance. */
    isSeedChosen: z.boolean(),
    /** The commitment of the server, from when the game is to start. */
    server: Commitment.optional(),
    /** The people at seats who have committed themselves. */
    seats: z.array(z.object({ seat: Id, commitment: Commitment, hasRevealed: z.boolean() })),
    /** The seats of people whose bits are not in the key, from when the game has begun. */
    leftOut: z.array(Id),
    /** After the end: everything that the key was made of, in its order. */
    revealed: z
      .object({ key: Commitment, tossed: z.array(z.object({ of: z.string(), bits: Bits })) })
      .optional(),
  })
  .register(SCHEMAS, {
    id: 'Toss',
    description:
      'How the key of the game comes about: server and seats commit themselves to 128 bits each, then seats reveal theirs, and the key is made of all. Bits and key are shown after the end. A chosen seed proves nothing.',
  });
export type Toss = z.infer<typeof Toss>;

/** What a client does by itself for the person at a seat. */
export const TOSS_REQUESTS = [
  z
    .strictObject({ do: z.literal('commit'), once: Once, seat: Id, commitment: Commitment })
    .register(SCHEMAS, {
      id: 'Commit',
      description:
        'Before the start: the own seat commits itself to bits for the key of the game, or to others.',
    }),
  z.strictObject({ do: z.literal('reveal'), once: Once, seat: Id, bits: Bits }).register(SCHEMAS, {
    id: 'Reveal',
    description:
      'While the game starts: the bits to which the own seat is committed. After a minute it is left out, and named.',
  }),
] as const;
