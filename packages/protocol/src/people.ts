import { z } from 'zod';
import { Stage } from './tables.js';
import { Channel, Said } from './talk.js';
import { Id, OwnText, SCHEMAS, TableId, Time } from './words.js';

/** What the server keeps of a player, known by the key alone. */
export const Me = z
  .object({ createdAt: Time, settings: OwnText })
  .register(SCHEMAS, { id: 'Me', description: 'What the server keeps of a player besides their games.' });
export type Me = z.infer<typeof Me>;

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
    notes: z.array(z.object({ table: TableId, notes: OwnText })),
    talk: z.array(z.object({ table: TableId, at: Time, channel: Channel, said: Said })),
  })
  .register(SCHEMAS, {
    id: 'MyData',
    description: 'The file of everything that the server keeps of a player.',
  });
export type MyData = z.infer<typeof MyData>;
