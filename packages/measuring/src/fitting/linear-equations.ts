import { addTo, itemAt } from '@great-machine/rules';

/** Solves linear equations, each a row of coefficients and then the right side, by elimination. Uses up the rows. */
export function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const leading = (k: number) => Math.abs(itemAt(itemAt(rows, k), i));
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (leading(k) > leading(pivot)) pivot = k;
    const own = itemAt(rows, pivot);
    rows[pivot] = itemAt(rows, i);
    rows[i] = own;
    for (const row of rows.slice(i + 1)) {
      const factor = itemAt(row, i) / itemAt(own, i);
      for (let j = i; j <= n; j++) addTo(row, j, -factor * itemAt(own, j));
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = itemAt(rows, i);
    let rest = itemAt(row, n);
    for (let j = i + 1; j < n; j++) rest -= itemAt(row, j) * itemAt(x, j);
    x[i] = rest / itemAt(row, i);
  }
  return x;
}
