import { z } from 'zod';
import { Count, Id, Name, Once, SCHEMAS, Time } from './schemas.js';

/** What can be said without typing; the client has the words. */
export const PHRASES = [
  'phrase.hello',
  'phrase.good-luck',
  'phrase.thinking',
  'phrase.your-turn',
  'phrase.yes',
  'phrase.no',
  'phrase.sorry',
  'phrase.thanks',
  'phrase.well-played',
  'phrase.back-soon',
] as const;

/** To whom: all players, as at a table (R-INF-5); the own side, where the table has a private channel; spectators among themselves. */
export const Channel = z.enum(['table', 'side', 'spectators']);
export type Channel = z.infer<typeof Channel>;

/** A text, a set phrase, or a finger on a District. */
export const Said = z
  .union([
    z.strictObject({ text: z.string().trim().min(1).max(500) }),
    z.strictObject({ phrase: z.enum(PHRASES) }),
    z.strictObject({ ping: Id }),
  ])
  .register(SCHEMAS, {
    id: 'Said',
    description: 'A text, a set phrase by its message key, or a ping of a District.',
  });
export type Said = z.infer<typeof Said>;

export const TalkLine = z
  .object({
    number: Count,
    at: Time,
    channel: Channel,
    /** Missing where a spectator has given no name. */
    from: Name.optional(),
    /** Missing where a spectator speaks. */
    seat: Id.optional(),
    said: Said,
  })
  .register(SCHEMAS, { id: 'TalkLine', description: 'What was said; numbered for each reader.' });
export type TalkLine = z.infer<typeof TalkLine>;

/** Lines are only added, but for those of muted speakers and deleted ones: then all are told anew. */
export const Talk = z.object({ since: Count, lines: z.array(TalkLine) }).register(SCHEMAS, {
  id: 'Talk',
  description:
    'What the reader hears from this number on, in the place of all that they had from there on. Lines of muted speakers are left out.',
});
export type Talk = z.infer<typeof Talk>;

export const TALK_REQUESTS = [
  z
    .strictObject({
      do: z.literal('say'),
      once: Once,
      channel: Channel,
      said: Said,
      name: Name.optional(),
    })
    .register(SCHEMAS, {
      id: 'Say',
      description:
        'Says something to the table, the own side or the spectators. Those without a seat may give a name.',
    }),
  z.strictObject({ do: z.literal('mute'), line: Count, isMuted: z.boolean() }).register(SCHEMAS, {
    id: 'Mute',
    description: 'Hides what the speaker of a line says from oneself, or shows it again.',
  }),
  z
    .strictObject({ do: z.literal('report'), once: Once, line: Count, reason: z.string().trim().max(500) })
    .register(SCHEMAS, { id: 'Report', description: 'Tells the operator of a line.' }),
  z.strictObject({ do: z.literal('be-here'), isVisible: z.boolean() }).register(SCHEMAS, {
    id: 'BeHere',
    description: 'Whether the page is visible: all that others learn of presence.',
  }),
] as const;
