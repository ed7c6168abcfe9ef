/**
 * Fits the evaluation of the bots: lets bots of several levels play each other, notes the features at the beginning of
 * each Access Phase and who won, and finds the coefficients of a logistic regression.
 *   npm run bots:fit -- --games 3000
 */
import { writeFileSync } from 'node:fs';
import { EVALUATION_FEATURES } from '@great-machine/bots/internals';
import { collect } from '../fitting/collect.js';
import { bitsLost, regress, rowsOf } from '../fitting/evaluation.js';
import type { EvaluatedGame } from '../fitting/evaluation-games.js';
import { printCoefficients, readFitting } from './fitting-options.js';

const COEFFICIENTS = new URL('../../../bots/src/thinking/evaluation/coefficients.ts', import.meta.url);

const { write, ...options } = readFitting(3000);
const games = await collect<EvaluatedGame>(
  new URL('../fitting/evaluation-games.js', import.meta.url),
  options,
);
const split = Math.floor(games.length * 0.8);
const train = rowsOf(games.slice(0, split));
const test = rowsOf(games.slice(split));
const rows = rowsOf(games);

const coefficients = regress(train);
const share = rows.reduce((sum, { won }) => sum + won, 0) / rows.length;
const entropy = -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
console.log(
  `${games.length} games, ${rows.length} positions, the Machine wins ${(100 * share).toFixed(1)} % of them`,
);
console.log(
  `log loss on unseen games: ${bitsLost(test, coefficients).toFixed(4)} bits (knowing nothing: ${entropy.toFixed(4)})`,
);
printCoefficients(EVALUATION_FEATURES, coefficients);
if (write) {
  const numbers = coefficients.map((value) => `  ${Number(value.toFixed(4))},`).join('\n');
  writeFileSync(
    COEFFICIENTS,
    `/** Of the features in their order; written by \`npm run bots:fit\`, never by hand. */\nexport const COEFFICIENTS: readonly number[] = [\n${numbers}\n];\n`,
  );
}
