/** How often each thing happened. */
export type Counts = Record<string, number>;

export function countOne(counts: Counts, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

export function addCounts(into: Counts, more: Readonly<Counts>): void {
  for (const [what, count] of Object.entries(more)) into[what] = (into[what] ?? 0) + count;
}

/** In alphabetical order, so that equal counts print equally whatever came first. */
export function sortCounts(counts: Readonly<Counts>): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
