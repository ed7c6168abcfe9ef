/** Solves linear equations, each a row of coefficients and then the right side, by elimination. Uses up the rows. */
export function solve(a: number[][]): number[] {
  const n = a.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(a[k][i]) > Math.abs(a[pivot][i])) pivot = k;
    [a[i], a[pivot]] = [a[pivot], a[i]];
    for (let k = i + 1; k < n; k++) {
      const factor = a[k][i] / a[i][i];
      for (let j = i; j <= n; j++) a[k][j] -= factor * a[i][j];
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = a[i][n];
    for (let j = i + 1; j < n; j++) rest -= a[i][j] * x[j];
    x[i] = rest / a[i][i];
  }
  return x;
}
