import { itemAt } from '@great-machine/rules';

/** A solved matrix game: how the row player mixes, and what each row is then worth. */
export interface Solution {
  readonly mixture: readonly number[];
  /** The expected payoff of each row against the columns' mixture. */
  readonly worths: readonly number[];
}

const ROUNDS = 600;

/** All rows or all columns while both players learn; by number. */
interface Learner {
  readonly regrets: Float64Array;
  /** How likely each is played this round, and how likely the other player takes it to be. */
  readonly chances: Float64Array;
  readonly expected: Float64Array;
  /** The chances of all rounds, later ones counting for more. */
  readonly totals: Float64Array;
  /** What the row player gains by each on average this round. */
  readonly gains: Float64Array;
  /** What the row player gains where it meets each of the other player: one strategy after another. */
  readonly payoffs: Float64Array;
}

/**
 * Solves a small matrix game by regret matching, the players learning in turn. `payoffs[row][column]` is what the row
 * player gains. The column player follows `model` with the trust put into it, and else does whatever is worst for the
 * row player: with trust 0 this is the equilibrium, with trust 1 the best reply to the model.
 */
export function solveMatrixGame(
  payoffs: readonly (readonly number[])[],
  model: readonly number[],
  trust: number,
): Solution {
  const rows = newLearner(payoffs.length, payoffs.flat());
  const columns = newLearner(
    model.length,
    model.flatMap((_, column) => payoffs.map((row) => itemAt(row, column))),
  );
  const mixWithModel = () => {
    for (let column = 0; column < model.length; column++)
      columns.expected[column] = trust * itemAt(model, column) + (1 - trust) * (columns.chances[column] ?? 0);
  };
  playInProportion(rows, rows.regrets);
  for (let round = 1; round <= ROUNDS; round++) {
    playInProportion(columns, columns.regrets);
    mixWithModel();
    const gained = meet(rows, columns);
    count(columns, round);
    count(rows, round);
    for (let row = 0; row < payoffs.length; row++)
      rows.regrets[row] = Math.max(0, (rows.regrets[row] ?? 0) + (rows.gains[row] ?? 0) - gained);
    playInProportion(rows, rows.regrets);
    const given = meet(columns, rows);
    for (let column = 0; column < model.length; column++)
      columns.regrets[column] = Math.max(
        0,
        (columns.regrets[column] ?? 0) + given - (columns.gains[column] ?? 0),
      );
  }
  playInProportion(rows, rows.totals);
  playInProportion(columns, columns.totals);
  mixWithModel();
  meet(rows, columns);
  const worths = [...rows.gains];
  return { mixture: softened([...rows.chances], worths), worths };
}

function newLearner(strategies: number, payoffs: readonly number[]): Learner {
  const zeros = () => new Float64Array(strategies);
  return {
    regrets: zeros(),
    chances: zeros(),
    expected: zeros(),
    totals: zeros(),
    gains: zeros(),
    payoffs: Float64Array.from(payoffs),
  };
}

/** In proportion to weights, evenly while there are none. */
function playInProportion({ chances, expected }: Learner, weights: Float64Array): void {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] ?? 0;
  for (let at = 0; at < weights.length; at++) {
    chances[at] = sum > 0 ? (weights[at] ?? 0) / sum : 1 / weights.length;
    expected[at] = chances[at] ?? 0;
  }
}

/** What the row player gains by each strategy against what is expected of the other player, and by all together. */
function meet({ chances, gains, payoffs }: Learner, { expected }: Learner): number {
  let gained = 0;
  let meeting = 0;
  for (let at = 0; at < chances.length; at++) {
    let gain = 0;
    for (let other = 0; other < expected.length; other++)
      gain += (payoffs[meeting++] ?? 0) * (expected[other] ?? 0);
    gains[at] = gain;
    gained += (chances[at] ?? 0) * gain;
  }
  return gained;
}

function count({ totals, chances }: Learner, round: number): void {
  for (let at = 0; at < totals.length; at++) totals[at] = (totals[at] ?? 0) + round * (chances[at] ?? 0);
}

/** The part of a mixture that is shared so. */
export const SOFT = 0.15;
/** Parts of the difference between the best row and the worst. */
const INDIFFERENCE = 0.01;

/** Payoffs come from playouts and are not exact, so that rows of nearly the same worth share a part of the mixture. */
function softened(mixture: readonly number[], worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  const close = worths.map((worth) =>
    Math.exp((worth - best) / (INDIFFERENCE * (best - Math.min(...worths)) + 1e-9)),
  );
  const sum = close.reduce((total, weight) => total + weight, 0);
  return mixture.map((chance, row) => (1 - SOFT) * chance + (SOFT * itemAt(close, row)) / sum);
}
