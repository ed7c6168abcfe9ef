import { present } from '@great-machine/rules';

/** Of two lists of the same length: each number of one times its counterpart, all together. */
export function sumOfProducts(some: readonly number[], others: readonly number[]): number {
  return some.reduce((sum, number, at) => sum + number * present(others[at], 'counterpart'), 0);
}
