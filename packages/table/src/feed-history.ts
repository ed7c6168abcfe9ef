import { linesOf, momentsOf, receiveMoments, sendMoments, type TableEntry } from '@great-machine/client';
import type { AnyLogLine, FeedEntry, View } from '@great-machine/rules';

/** How many entries of a feed keep their views, for those who watch what happened. */
const MOST_WITH_VIEWS = 100;

/** How these entries differ is shorter than a view, as long as they are so few. */
const FEW = 10;

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

  /** An entry as the feed of another host was read, by a reader who has the view of the one before. */
  addSent(entry: TableEntry): void {
    this.entries.push(entry);
    this.latest = receiveMoments(this.latest, entry.moments).at(-1)?.view ?? this.latest;
    while (this.entries.length - this.first > MOST_WITH_VIEWS) this.forgetViews();
  }

  /**
   * The entries from `since` on, for a reader who has the view of the one before, if that one has a view. Of many entries
   * before `viewsFrom` only the lines are told.
   */
  read(since: number, viewsFrom = 0): readonly TableEntry[] {
    const from = Math.max(0, since);
    const first = Math.max(this.first, viewsFrom > from + FEW ? viewsFrom : 0);
    const entries = this.entries.slice(from);
    if (from >= first) return entries;
    const before = this.viewBefore(first);
    return entries.map((entry, at) => {
      if (from + at < first) return withoutViews(entry);
      return from + at === first ? withWholeView(before, entry) : entry;
    });
  }

  /** The number of the next entry. */
  get next(): number {
    return this.entries.length;
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
      this.before = viewAfter(this.before, entry);
      this.entries[this.first] = withoutViews(entry);
    }
    this.first++;
  }

  private viewBefore(number: number): View | undefined {
    return this.entries.slice(this.first, number).reduce(viewAfter, this.before);
  }
}

function viewAfter(before: View | undefined, { moments }: TableEntry): View | undefined {
  return receiveMoments(before, moments).at(-1)?.view;
}

function withoutViews(entry: TableEntry): TableEntry {
  return { number: entry.number, moments: [{ lines: linesOf(entry) }] };
}

/** An entry for a reader who has no view yet. */
function withWholeView(before: View | undefined, entry: TableEntry): TableEntry {
  const [opening, ...others] = entry.moments;
  if (opening === undefined) return entry;
  const [shown] = receiveMoments(before, [opening]);
  return { number: entry.number, moments: [shown ?? opening, ...others] };
}
