import type { Game } from '@great-machine/rules';
import { evaluateModules } from '../policy/modules.js';
import { sumOfProducts } from '../sum-of-products.js';
import { features } from './features.js';

/** Nothing is certain before the end, so that a win at hand is worth more than any prospect of one. */
export const DOUBT = 0.03;

/** How likely the Great Machine wins from here, 0 to 1, by the coefficients of the features in their order. */
export function evaluate(g: Game, coefficients: readonly number[]): number {
  const { outcome } = g.state;
  if (outcome !== undefined) return outcome.winner === 'machine' ? 1 : 0;
  return chanceOf(sumOfProducts(coefficients, features(g)) + evaluateModules(g));
}

export function chanceOf(logit: number): number {
  return DOUBT + (1 - 2 * DOUBT) / (1 + Math.exp(-logit));
}
