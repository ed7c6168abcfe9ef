/** How often each thing happened. */
export type Counts = Record<string, number>;

export function countOne(counts: Counts, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

export function addCounts(into: Counts, more: Readonly<Counts>): void {
  for (const [what, count] of Object.entries(more)) into[what] = (into[what] ?? 0) + count;
}
