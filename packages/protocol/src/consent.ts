import { z } from 'zod';
import { Count, Id, Once, SCHEMAS, Time } from './schemas.js';
import { BotLevel } from './tables.js';

/** The kinds of things to which other seats have to agree; bots always do. */
const standIn = z.strictObject({ want: z.literal('stand-in'), seat: Id, level: BotLevel });
const replace = z.strictObject({ want: z.literal('replace'), seat: Id });
const resign = z.strictObject({ want: z.literal('resign') });
const rematch = z.strictObject({
  want: z.literal('rematch'),
  plan: z.enum(['same', 'variable']),
  swapsSides: z.boolean(),
});
const showAll = z.strictObject({ want: z.literal('show-all') });

/** What a player wants. A take-back names the first entry of the own feed that is to be gone. */
export const Wish = z
  .discriminatedUnion('want', [
    z.strictObject({ want: z.literal('take-back'), before: Count }),
    resign,
    rematch,
    standIn,
    replace,
    showAll,
  ])
  .register(SCHEMAS, {
    id: 'Wish',
    description:
      'What a player wants others to agree to: a take-back to before an entry of the own feed; that the side resigns; a rematch; a bot that stands in for a seat; another person at a seat; that spectators see everything, at least a round late.',
  });
export type Wish = z.infer<typeof Wish>;

/** A wish about the game itself: any table can make it come true. */
export type TakeBackOrResign = Extract<Wish, { readonly want: 'take-back' | 'resign' }>;

export function isOfGame(wish: Wish): wish is TakeBackOrResign {
  return wish.want === 'take-back' || wish.want === 'resign';
}

/** What others see of it. Of a take-back a moment that all know: numbers of a feed are the business of its side. */
export const ShownWish = z
  .discriminatedUnion('want', [
    z.object({ want: z.literal('take-back'), round: z.int().nonnegative(), phase: Id }),
    resign,
    rematch,
    standIn,
    replace,
    showAll,
  ])
  .register(SCHEMAS, {
    id: 'ShownWish',
    description: 'What all seats see of a wish; of a take-back its round and Phase.',
  });
export type ShownWish = z.infer<typeof ShownWish>;

/** A wish that waits for votes. */
export const OpenWish = z
  .object({
    wish: Count,
    by: Id,
    wants: ShownWish,
    agreed: z.array(Id),
    /** Whose vote is missing. One that is against it ends it. */
    waitsFor: z.array(Id),
    /** Until then the player whose seat it is about may object; from then on the votes of the others are enough. */
    until: Time.optional(),
  })
  .register(SCHEMAS, {
    id: 'OpenWish',
    description: 'A wish that waits for the votes of seats. One vote against it ends it.',
  });
export type OpenWish = z.infer<typeof OpenWish>;

export const CONSENT_REQUESTS = [
  z
    .strictObject({ do: z.literal('wish'), once: Once, seat: Id, wish: Wish })
    .register(SCHEMAS, { id: 'MakeWish', description: 'Asks the other seats for their consent.' }),
  z
    .strictObject({ do: z.literal('vote'), once: Once, seat: Id, wish: Count, agrees: z.boolean() })
    .register(SCHEMAS, {
      id: 'Vote',
      description: 'Agrees to a wish, or ends it. Who made it withdraws it so.',
    }),
] as const;
