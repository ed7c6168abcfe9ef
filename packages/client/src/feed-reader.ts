import type { AnyLogLine, View } from '@great-machine/rules';
import type { TableEntry } from './connection.js';
import { type Moment, receiveMoments } from './moments.js';

/** An entry of a feed as it has arrived. */
export interface ReadEntry {
  readonly number: number;
  readonly moments: readonly Moment[];
}

/** Reads a feed in its order, from the view on that it has: entries say how the view differs from the one before. */
export class FeedReader {
  constructor(private latest?: View) {}

  /** How things stand after the last entry that was read. */
  get view(): View | undefined {
    return this.latest;
  }

  read(entries: readonly TableEntry[]): readonly ReadEntry[] {
    return entries.map(({ number, moments: sent }) => {
      const moments = receiveMoments(this.latest, sent);
      this.latest = moments.at(-1)?.view ?? this.latest;
      return { number, moments };
    });
  }
}

/** Everything that an entry says. */
export function linesOf({ moments }: { readonly moments: readonly Moment[] }): readonly AnyLogLine[] {
  return moments.flatMap(({ lines }) => lines);
}
