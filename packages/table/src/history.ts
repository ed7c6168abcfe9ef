import { momentsOf, sendMoments, type TableEntry } from '@great-machine/client';
import {
  type AnyLogLine,
  AUDIENCES,
  type Audience,
  type FreshEntry,
  type News,
  type View,
} from '@great-machine/rules';

/** The lines of every feed, entry by entry, as they are kept with a game. */
export type KeptLines = Readonly<Record<Audience, readonly (readonly AnyLogLine[])[]>>;

export const NO_LINES: KeptLines = { machine: [], revolutionaries: [], public: [] };

/** An entry of a feed as it is sent, as JSON: all who read it get the same. */
export type WrittenEntry = string;

/** An entry for a reader who has the view before it, if there is one. */
export function writeEntry(entry: FreshEntry, before: View | undefined): WrittenEntry {
  const sent: TableEntry = { number: entry.number, moments: sendMoments(before, momentsOf(entry)) };
  return JSON.stringify(sent);
}

export function readEntries(entries: readonly WrittenEntry[]): readonly TableEntry[] {
  return entries.map((entry) => JSON.parse(entry));
}

/** How many entries of each feed are at hand for those who read along. */
const AT_HAND = 4;

/** How many entries each feed has, to go back to it. */
export type HistoryMark = Readonly<Record<Audience, number>>;

/** What one audience was told. */
class Feed {
  /** The lines of the entries from `linesFrom` on. */
  private readonly told: (readonly AnyLogLine[])[];
  private linesFrom = 0;
  /** The latest entries, as long as this audience reads along. */
  private written: WrittenEntry[] = [];
  private unread = AT_HAND;

  constructor(lines: readonly (readonly AnyLogLine[])[]) {
    this.told = [...lines];
  }

  /** The number of the next entry. */
  get next(): number {
    return this.linesFrom + this.told.length;
  }

  add(entry: FreshEntry): void {
    this.told.push(entry.lines);
    if (this.unread < AT_HAND) this.written.push(writeEntry(entry, entry.viewBefore));
    else this.written = [];
    this.unread++;
  }

  /** The entries from `since` on, if they are at hand; from now on the audience reads along. */
  read(since: number): readonly WrittenEntry[] | undefined {
    this.unread = 0;
    this.written = this.written.slice(-AT_HAND);
    const first = this.next - this.written.length;
    return since < first ? undefined : this.written.slice(since - first);
  }

  goBackTo(next: number): void {
    const gone = this.next - next;
    this.written.length = Math.max(0, this.written.length - gone);
    this.told.length -= gone;
  }

  has(number: number): boolean {
    return number >= this.linesFrom;
  }

  lines(since: number): readonly (readonly AnyLogLine[])[] {
    return this.told.slice(since - this.linesFrom);
  }

  forgetLines(): void {
    this.linesFrom = this.next;
    this.told.length = 0;
  }
}

/** What has happened at a table, feed by feed. */
export class History {
  private readonly feeds: Readonly<Record<Audience, Feed>>;

  constructor({ machine, revolutionaries, public: all }: KeptLines = NO_LINES) {
    this.feeds = {
      machine: new Feed(machine),
      revolutionaries: new Feed(revolutionaries),
      public: new Feed(all),
    };
  }

  add(news: News): void {
    for (const audience of AUDIENCES) for (const entry of news[audience]) this.feeds[audience].add(entry);
  }

  /** The entries from `since` on for a reader who has the view before them; undefined if they are not at hand. */
  read(audience: Audience, since: number): readonly WrittenEntry[] | undefined {
    return this.feeds[audience].read(since);
  }

  /** The number of the next entry in a feed. */
  next(audience: Audience): number {
    return this.feeds[audience].next;
  }

  mark(): HistoryMark {
    const { machine, revolutionaries, public: all } = this.feeds;
    return { machine: machine.next, revolutionaries: revolutionaries.next, public: all.next };
  }

  goBackTo(mark: HistoryMark): void {
    for (const audience of AUDIENCES) this.feeds[audience].goBackTo(mark[audience]);
  }

  /** Whether the lines of an entry are kept here. */
  has(audience: Audience, number: number): boolean {
    return this.feeds[audience].has(number);
  }

  /** The lines of every feed, from a moment on or all of them. */
  lines(since: HistoryMark = { machine: 0, revolutionaries: 0, public: 0 }): KeptLines {
    const { machine, revolutionaries, public: all } = this.feeds;
    return {
      machine: machine.lines(since.machine),
      revolutionaries: revolutionaries.lines(since.revolutionaries),
      public: all.lines(since.public),
    };
  }

  /** Lines that the host of the table keeps are not kept here. */
  forgetLines(): void {
    for (const audience of AUDIENCES) this.feeds[audience].forgetLines();
  }
}
