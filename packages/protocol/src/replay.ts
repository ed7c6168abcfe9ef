import { z } from 'zod';
import { Count, Id, Once, SCHEMAS, TableId } from './schemas.js';
import { GameSetup } from './setup.js';
import { Imported } from './tables.js';
import { Toss } from './toss.js';

/** What the rules have built: it is passed on as it is. */
const Built = z.looseObject({});
const Feed = z.array(
  z.looseObject({ number: Count, moments: z.array(z.looseObject({ lines: z.array(Built) })) }),
);

/** A finished game as one file: what it takes to check it, and what each audience was told, with views as differences. */
export const Replay = z
  .object({
    format: z.literal(1),
    table: TableId,
    setup: GameSetup,
    toss: Toss,
    /** What each version of the rules has played, in order. */
    parts: z
      .array(
        z.object({
          rulesVersion: z.string(),
          config: Built,
          start: Built.optional(),
          entries: z.array(Built),
          hash: z.string().optional(),
        }),
      )
      .min(1),
    feeds: z.object({ machine: Feed, revolutionaries: Feed, public: Feed }),
    /** Of a file that a player has brought to this server: whether it was found sound. Missing where the game was played here. */
    imported: Imported.optional(),
  })
  .register(SCHEMAS, {
    id: 'Replay',
    description:
      'A finished game as one file, without names: `ReplayFile` of packages/table. Its feeds can be read under any rules; the rest is what `verify` checks.',
  });
export type Replay = z.infer<typeof Replay>;

export const ImportReplay = z.strictObject({ once: Once, replay: Replay }).register(SCHEMAS, {
  id: 'ImportReplay',
  description:
    'A replay from elsewhere, kept at a table of its own at which nothing is played. What the server cannot check stays unverified.',
});
export type ImportReplay = z.infer<typeof ImportReplay>;

/** What checking a finished game has come to. */
export const Verification = z
  .object({
    checks: z.array(
      z.object({
        /** Commitments fit bits; bits make the key; setup and key make the deal; every answer; the end; what audiences were told. */
        of: z.enum(['commitments', 'key', 'deal', 'answers', 'end', 'feeds']),
        came: z.enum(['holds', 'fails', 'not-checked']),
        /** Where it fails: whose commitment, which answer. */
        where: z.string().optional(),
        /** What kept it from being checked. */
        because: z.enum(['chosen-seed', 'other-rules', 'not-kept']).optional(),
        /** The rules that played what was checked, or was not. */
        rulesVersion: z.string().optional(),
      }),
    ),
    /** Whose bits are in the key. */
    tossed: z.array(z.string()),
    leftOut: z.array(Id),
  })
  .register(SCHEMAS, {
    id: 'Verification',
    description:
      'A finished game, checked by playing it again. It cannot show whether the host has looked at what was hidden.',
  });
export type Verification = z.infer<typeof Verification>;
