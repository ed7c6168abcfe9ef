import { addTo, itemAt } from '@great-machine/rules';
import { solve } from './linear-equations.js';

const STEPS = 7;

/** What a chance is reckoned from: features, and a part of the sum that is given. */
interface Subject {
  readonly x: readonly number[];
  readonly offset: number;
}

/** The same with what it came to: 1 if it happened, 0 if not, or how much that is expected. */
export interface Sample extends Subject {
  readonly target: number;
}

/** The coefficients of a logistic regression by Newton's method, each held near where it begins as firmly as is said. */
export function fitLogistic(
  samples: readonly Sample[],
  from: readonly number[],
  firmness: readonly number[],
): number[] {
  let w = [...from];
  for (let step = 0; step < STEPS; step++) {
    const gradient = w.map((value, i) => -itemAt(firmness, i) * (value - itemAt(from, i)));
    const hessian = firmness.map((firm, i) => firmness.map((_, j) => (i === j ? firm : 0)));
    for (const sample of samples) {
      const p = sigmoid(logitOf(w, sample));
      hessian.forEach((row, i) => {
        const value = itemAt(sample.x, i);
        addTo(gradient, i, (sample.target - p) * value);
        const part = p * (1 - p) * value;
        for (let j = 0; j <= i; j++) addTo(row, j, part * itemAt(sample.x, j));
      });
    }
    const cell = (i: number, j: number) => itemAt(itemAt(hessian, Math.max(i, j)), Math.min(i, j));
    const change = solve(gradient.map((slope, i) => [...gradient.map((_, j) => cell(i, j)), slope]));
    w = w.map((value, i) => value + itemAt(change, i));
  }
  return w;
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

export function logitOf(w: readonly number[], { x, offset }: Subject): number {
  return x.reduce((sum, value, i) => sum + value * itemAt(w, i), offset);
}
