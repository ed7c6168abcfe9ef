import type { TableEntry } from '@great-machine/client';
import { type AnyLogLine, AUDIENCES, type Audience, type News } from '@great-machine/rules';
import { FeedHistory, type FeedMark } from './feed-history.js';

/** The lines of every feed, entry by entry, as they are kept with a game. */
export type KeptLines = Readonly<Record<Audience, readonly (readonly AnyLogLine[])[]>>;

export const NO_LINES: KeptLines = { machine: [], revolutionaries: [], public: [] };

/** How far each feed has come, to go back to it. */
export type HistoryMark = Readonly<Record<Audience, FeedMark>>;

/** What has happened at a table, feed by feed. */
export class History {
  private readonly feeds: Readonly<Record<Audience, FeedHistory>>;

  constructor({ machine, revolutionaries, public: all }: KeptLines = NO_LINES) {
    this.feeds = {
      machine: new FeedHistory(machine),
      revolutionaries: new FeedHistory(revolutionaries),
      public: new FeedHistory(all),
    };
  }

  add(news: News): void {
    for (const audience of AUDIENCES) for (const entry of news[audience]) this.feeds[audience].add(entry);
  }

  /** The entries from `since` on; of many before `viewsFrom` only the lines. */
  read(audience: Audience, since: number, viewsFrom?: number): readonly TableEntry[] {
    return this.feeds[audience].read(since, viewsFrom);
  }

  /** The number of the next entry in a feed. */
  next(audience: Audience): number {
    return this.feeds[audience].next;
  }

  mark(): HistoryMark {
    const { machine, revolutionaries, public: all } = this.feeds;
    return { machine: machine.mark(), revolutionaries: revolutionaries.mark(), public: all.mark() };
  }

  goBackTo(mark: HistoryMark): void {
    for (const audience of AUDIENCES) this.feeds[audience].goBackTo(mark[audience]);
  }

  /** The lines of every feed, from a moment on or all of them. */
  lines(since?: HistoryMark): KeptLines {
    const { machine, revolutionaries, public: all } = this.feeds;
    return {
      machine: machine.lines(since?.machine.entries),
      revolutionaries: revolutionaries.lines(since?.revolutionaries.entries),
      public: all.lines(since?.public.entries),
    };
  }
}
