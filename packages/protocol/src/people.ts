import { z } from 'zod';
import { NotificationFailure, PushSubscription } from './notifications.js';
import { Id, OwnText, SCHEMAS, Secret, TableId, Time } from './schemas.js';
import { Stage } from './tables.js';
import { Channel, Said } from './talk.js';

/** What the server keeps of a player, known by the key alone. */
export const Me = z
  .object({ createdAt: Time, settings: OwnText })
  .register(SCHEMAS, { id: 'Me', description: 'What the server keeps of a player besides their games.' });
export type Me = z.infer<typeof Me>;

export const ChangeKey = z.strictObject({ key: Secret }).register(SCHEMAS, {
  id: 'ChangeKey',
  description:
    'The key by which the player is known from now on; the one in the header opens nothing any more.',
});
export type ChangeKey = z.infer<typeof ChangeKey>;

export const KeepSettings = z.strictObject({ settings: OwnText }).register(SCHEMAS, {
  id: 'KeepSettings',
  description: 'Kept for the owner on every device; the server does not read them.',
});
export type KeepSettings = z.infer<typeof KeepSettings>;

export const MyGames = z
  .object({
    games: z.array(
      z.object({
        table: TableId,
        title: z.string().optional(),
        stage: Stage,
        seats: z.array(Id),
        round: z.int().nonnegative(),
        /** The people for whom the game waits, and since when. */
        waitsFor: z.array(Id),
        since: Time,
        isPaused: z.boolean(),
      }),
    ),
  })
  .register(SCHEMAS, { id: 'MyGames', description: 'Whose turn it is, and since when; latest first.' });
export type MyGames = z.infer<typeof MyGames>;

/** Everything that the server keeps of a player. */
export const MyData = z
  .object({
    format: z.literal(1),
    me: Me,
    games: MyGames.shape.games,
    /** The tables that the player has set up, or whose links they have opened, with a seat or without. */
    joined: z.array(TableId),
    notes: z.array(z.object({ table: TableId, notes: OwnText })),
    talk: z.array(z.object({ table: TableId, at: Time, channel: Channel, said: Said })),
    /** Whom the player has muted, by a seat of theirs; without it where they have none. */
    mutes: z.array(z.object({ table: TableId, seat: Id.optional() })),
    /** The ways by which the player is told that something waits. */
    notifications: z.array(
      z.object({
        by: z.enum(['push', 'webhook']),
        address: z.union([PushSubscription, z.string()]),
        when: z.enum(['away', 'always']),
        createdAt: Time,
        failed: z.object({ at: Time, why: NotificationFailure }).optional(),
      }),
    ),
    /** What the player has told the operator, of what was said or of a fault. */
    reports: z.array(z.object({ table: TableId, at: Time, of: z.enum(['talk', 'fault']), text: z.string() })),
  })
  .register(SCHEMAS, {
    id: 'MyData',
    description: 'The file of everything that the server keeps of a player.',
  });
export type MyData = z.infer<typeof MyData>;
