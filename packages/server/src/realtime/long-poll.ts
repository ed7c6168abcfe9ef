import type { AwaitNews, News, Refused } from '@great-machine/protocol';
import type { Visit } from '../tables/entrance.js';
import { Refusal } from '../tables/refusal.js';
import { waitUntilFound } from '../tables/waiting.js';
import { newsFor } from './news.js';

/** What is new for a player who asks by HTTP; where nothing is after so many seconds, the mark stays. */
export async function awaitNews(
  { player, table }: Visit,
  { waitSeconds, ...reached }: AwaitNews,
  now: () => number,
  ended: AbortSignal,
): Promise<News> {
  let gone: Refused | undefined;
  const readable = {
    listen: (changed: () => void) =>
      table.listen({
        player: player.id,
        changed,
        replaced: () => {
          gone = { refused: 'replaced' };
          changed();
        },
        dismissed: (why) => {
          gone = why;
          changed();
        },
      }),
  };
  const look = async () => {
    if (gone !== undefined) throw new Refusal(gone);
    return newsFor(table, player, reached, now());
  };
  const told = await waitUntilFound(look, (found) => found !== undefined, [readable], {
    milliseconds: waitSeconds * 1000,
    ended,
  });
  return told === undefined ? { mark: reached.mark ?? '', now: now() } : JSON.parse(told.news);
}
