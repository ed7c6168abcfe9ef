import { itemAt } from '../kernel/checked.js';

const MOST_LISTED = 60;
const NEAREST = 5;

/** The names that could have been meant: all of them, or the nearest of many. */
export function sayKnown(said: string, known: readonly string[]): string {
  if (known.length === 0) return 'known; there are none';
  if (known.length <= MOST_LISTED) return known.length > 1 ? `one of ${known.join(', ')}` : known.join('');
  const distances = new Map(known.map((name) => [name, distance(said, name)]));
  const nearest = [...distances].sort(([, a], [, b]) => a - b).slice(0, NEAREST);
  return `a name that the rules know; the nearest are ${nearest.map(([name]) => name).join(', ')}`;
}

/** How many letters have to be added, left out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = itemAt(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, itemAt(row, j) + 1, itemAt(next, j - 1) + 1));
    }
    row = next;
  }
  return itemAt(row, b.length);
}
