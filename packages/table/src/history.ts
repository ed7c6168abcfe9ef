import type { TableEntry } from '@great-machine/client';
import { type AnyLogLine, AUDIENCES, type Audience, type News } from '@great-machine/rules';

/** How many entries of a feed keep their view, for those who watch what happened. */
const MOST_VIEWS = 100;

/** The lines of every feed, entry by entry, as they are kept with a game. */
export type KeptLines = Readonly<Record<Audience, readonly (readonly AnyLogLine[])[]>>;

export const NO_LINES: KeptLines = { machine: [], revolutionaries: [], public: [] };

/** What has happened at a table, feed by feed. Views are kept of the latest entries only. */
export class History {
  private readonly feeds: Record<Audience, TableEntry[]>;

  constructor(lines: KeptLines = NO_LINES) {
    const entriesOf = (audience: Audience) => lines[audience].map((of, number) => ({ number, lines: of }));
    this.feeds = {
      machine: entriesOf('machine'),
      revolutionaries: entriesOf('revolutionaries'),
      public: entriesOf('public'),
    };
  }

  add(news: News): void {
    for (const audience of AUDIENCES) {
      const feed = this.feeds[audience];
      feed.push(...news[audience]);
      for (let at = feed.length - MOST_VIEWS - news[audience].length; at < feed.length - MOST_VIEWS; at++) {
        const entry = feed[at];
        if (entry?.view !== undefined) feed[at] = { number: entry.number, lines: entry.lines };
      }
    }
  }

  /** The entries from `since` on. */
  read(audience: Audience, since: number): readonly TableEntry[] {
    return this.feeds[audience].slice(Math.max(0, since));
  }

  /** How far each feed has come, to go back to it. */
  mark(): Readonly<Record<Audience, number>> {
    const { machine, revolutionaries, public: all } = this.feeds;
    return { machine: machine.length, revolutionaries: revolutionaries.length, public: all.length };
  }

  goBackTo(mark: Readonly<Record<Audience, number>>): void {
    for (const audience of AUDIENCES) this.feeds[audience].length = mark[audience];
  }

  get lines(): KeptLines {
    const linesOf = (audience: Audience) => this.feeds[audience].map(({ lines }) => lines);
    return {
      machine: linesOf('machine'),
      revolutionaries: linesOf('revolutionaries'),
      public: linesOf('public'),
    };
  }
}
