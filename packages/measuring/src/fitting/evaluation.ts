import { EVALUATION_FEATURES } from '@great-machine/bots/internals';
import { addTo, itemAt } from '@great-machine/rules';
import type { EvaluatedGame } from './evaluation-games.js';
import { solve } from './linear-equations.js';

const STEPS = 12;
const RIDGE = 2;
const ALWAYS_RIDGE = 1e-6;

/**
 * Directives and Bonds pay off over many rounds, and players who are behind spend more on them: what regression alone
 * makes of them has the wrong sign. These are held near what they are worth by the rules of thumb.
 */
const HELD: Readonly<Record<string, number>> = {
  'directives published': 1,
  'directives in hand': 0.5,
  bonds: 0.3,
};
const FIRMNESS = 400;

/** A position by its features, and whether the Machine won from there. */
export interface Row {
  readonly x: readonly number[];
  readonly won: 0 | 1;
}

export function rowsOf(games: readonly EvaluatedGame[]): Row[] {
  return games.flatMap(({ positions, machineWon }) =>
    positions.map((x): Row => ({ x, won: machineWon ? 1 : 0 })),
  );
}

/** The coefficients of a logistic regression by Newton's method, with a little ridge. */
export function regress(rows: readonly Row[]): number[] {
  const n = EVALUATION_FEATURES.length;
  const wanted = EVALUATION_FEATURES.map((name) => HELD[name] ?? 0);
  const firmness = EVALUATION_FEATURES.map((name, i) =>
    i === 0 ? ALWAYS_RIDGE : name in HELD ? FIRMNESS : RIDGE,
  );
  let w = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = w.map((value, i) => -itemAt(firmness, i) * (value - itemAt(wanted, i)));
    const hessian = firmness.map((firm, i) => firmness.map((_, j) => (i === j ? firm : 0)));
    for (const { x, won } of rows) {
      const p = chanceOf(w, x);
      hessian.forEach((row, i) => {
        const value = itemAt(x, i);
        addTo(gradient, i, (won - p) * value);
        const part = p * (1 - p) * value;
        for (let j = 0; j <= i; j++) addTo(row, j, part * itemAt(x, j));
      });
    }
    const cell = (i: number, j: number) => itemAt(itemAt(hessian, Math.max(i, j)), Math.min(i, j));
    const change = solve(gradient.map((slope, i) => [...gradient.map((_, j) => cell(i, j)), slope]));
    w = w.map((value, i) => value + itemAt(change, i));
  }
  return w;
}

/** How likely the Machine is to win. */
function chanceOf(w: readonly number[], x: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * itemAt(w, i), 0)));
}

/** The log loss, in bits a position. */
export function bitsLost(rows: readonly Row[], w: readonly number[]): number {
  const loss = rows.reduce(
    (sum, { x, won }) => sum - Math.log2(won ? chanceOf(w, x) : 1 - chanceOf(w, x)),
    0,
  );
  return loss / rows.length;
}
