import { z } from 'zod';
import { Clocks } from './clocks.js';
import { OpenWish } from './consent.js';
import { Count, SCHEMAS, Time } from './schemas.js';
import { TableSheet } from './tables.js';
import { Talk } from './talk.js';

/**
 * What the game tells is passed on as the rules built it: its types are theirs, and the client renders it without checking.
 * `TableNews` in docs/api/client.md describes it.
 */
export const GameNews = z.looseObject({}).register(SCHEMAS, {
  id: 'GameNews',
  description: '`TableNews` of docs/api/client.md: entries of the feed, questions, status.',
});

/** What is new for one reader. What is missing is as before. */
export const News = z
  .object({
    /** Of everything that the reader has by now; sent back, it tells what is new. */
    mark: z.string().max(200),
    now: Time,
    game: GameNews.optional(),
    sheet: TableSheet.optional(),
    clocks: Clocks.optional(),
    wishes: z.array(OpenWish).optional(),
    talk: Talk.optional(),
  })
  .register(SCHEMAS, {
    id: 'News',
    description: 'What is new for one reader; what is missing is as before.',
  });
export type News = z.infer<typeof News>;

/** How far a reader has come: the next entry of the feed, the next line of talk, and the mark of the last news. */
export const Reached = z
  .strictObject({ since: Count, talkSince: Count, mark: z.string().max(200).optional() })
  .register(SCHEMAS, {
    id: 'Reached',
    description: 'How far a reader has come; without a mark everything but the feed is told anew.',
  });
export type Reached = z.infer<typeof Reached>;

/** Long polling: waits until there is something new, or so many seconds. */
export const AwaitNews = z
  .strictObject({ ...Reached.shape, waitSeconds: z.int().min(0).max(50).default(25) })
  .register(SCHEMAS, {
    id: 'AwaitNews',
    description: 'Waits until there is something new, or so many seconds.',
  });
export type AwaitNews = z.infer<typeof AwaitNews>;
