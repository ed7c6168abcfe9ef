import { linesOf, receiveMoments, type TableEntry } from '@great-machine/client';
import type { View } from '@great-machine/rules';

/** How many entries of a feed keep their views, for those who watch what happened. */
const MOST_WITH_VIEWS = 100;

/**
 * What an audience was shown late. The latest entries keep their views: the one before them in full, and from there how each
 * differs from the one before.
 */
export class LateHistory {
  private readonly entries: TableEntry[] = [];
  /** The first entry with views, and the view before it. */
  private first = 0;
  private before: View | undefined;

  /** An entry as it was read by a reader who has the view of the one before. */
  add(entry: TableEntry): void {
    this.entries.push(entry);
    while (this.entries.length - this.first > MOST_WITH_VIEWS) this.forgetViews();
  }

  /** The entries from `since` on, for a reader who has the view of the one before, if that one has a view. */
  read(since: number): readonly TableEntry[] {
    const from = Math.max(0, since);
    const { first } = this;
    const entries = this.entries.slice(from);
    if (from >= first) return entries;
    return entries.map((entry, at) => {
      if (from + at < first) return withoutViews(entry);
      return from + at === first ? withWholeView(this.before, entry) : entry;
    });
  }

  private forgetViews(): void {
    const entry = this.entries[this.first];
    if (entry !== undefined) {
      this.before = viewAfter(this.before, entry);
      this.entries[this.first] = withoutViews(entry);
    }
    this.first++;
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
