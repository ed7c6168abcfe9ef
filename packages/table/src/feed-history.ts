import { linesOf, momentsOf, receiveMoments, sendMoments, type TableEntry } from '@great-machine/client';
import type { AnyLogLine, FeedEntry, View } from '@great-machine/rules';

/** How many entries of a feed keep their views, for those who watch what happened. */
const MOST_WITH_VIEWS = 100;

/** How far a feed has come, to go back to it. */
export interface FeedMark {
  readonly entries: number;
  readonly latest: View | undefined;
}

/**
 * What one audience was told. The latest entries keep their views: the one before them in full, and from there how each
 * differs from the one before.
 */
export class FeedHistory {
  private readonly entries: TableEntry[];
  /** The first entry with views, and the view before it. */
  private first: number;
  private before: View | undefined;
  private latest: View | undefined;

  constructor(lines: readonly (readonly AnyLogLine[])[] = []) {
    this.entries = lines.map((of, number) => ({ number, moments: [{ lines: of }] }));
    this.first = this.entries.length;
  }

  add(entry: FeedEntry): void {
    const moments = sendMoments(this.latest, momentsOf(entry));
    this.entries.push({ number: entry.number, moments });
    this.latest = entry.view;
    while (this.entries.length - this.first > MOST_WITH_VIEWS) this.forgetViews();
  }

  /** The entries from `since` on, for a reader who has the view of the one before, if that one has a view. */
  read(since: number): readonly TableEntry[] {
    const from = Math.max(0, since);
    const entries = this.entries.slice(from);
    const first = entries[this.first - from];
    if (from >= this.first || first === undefined) return entries;
    const [opening, ...others] = first.moments;
    if (opening === undefined) return entries;
    const [shown] = receiveMoments(this.before, [opening]);
    const whole = { number: first.number, moments: [shown ?? opening, ...others] };
    return entries.map((entry) => (entry === first ? whole : entry));
  }

  mark(): FeedMark {
    return { entries: this.entries.length, latest: this.latest };
  }

  goBackTo({ entries, latest }: FeedMark): void {
    this.entries.length = entries;
    this.latest = latest;
    if (entries >= this.first) return;
    this.first = entries;
    this.before = latest;
  }

  /** The lines of the entries from `since` on. */
  lines(since = 0): readonly (readonly AnyLogLine[])[] {
    return this.entries.slice(since).map(linesOf);
  }

  private forgetViews(): void {
    const entry = this.entries[this.first];
    if (entry !== undefined) {
      this.before = receiveMoments(this.before, entry.moments).at(-1)?.view;
      this.entries[this.first] = { number: entry.number, moments: [{ lines: linesOf(entry) }] };
    }
    this.first++;
  }
}
