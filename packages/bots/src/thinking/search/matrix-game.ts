/** A solved matrix game: how the row player mixes, and what each row is then worth. */
export interface Solution {
  readonly mixture: readonly number[];
  /** The expected payoff of each row against the columns' mixture. */
  readonly worths: readonly number[];
}

const ROUNDS = 600;

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
  const rows = payoffs.length;
  const columns = model.length;
  const rowRegrets = new Float64Array(rows);
  const columnRegrets = new Float64Array(columns);
  const rowSums = new Float64Array(rows);
  const columnSums = new Float64Array(columns);
  const rowPlay = new Float64Array(rows);
  const columnPlay = new Float64Array(columns);
  const rowGains = new Float64Array(rows);
  const columnLosses = new Float64Array(columns);
  play(rowRegrets, rowPlay);
  for (let round = 1; round <= ROUNDS; round++) {
    play(columnRegrets, columnPlay);
    for (let column = 0; column < columns; column++) columnSums[column] += round * columnPlay[column];
    let expected = 0;
    for (let row = 0; row < rows; row++) {
      let gain = 0;
      for (let column = 0; column < columns; column++)
        gain += payoffs[row][column] * (trust * model[column] + (1 - trust) * columnPlay[column]);
      rowGains[row] = gain;
      expected += rowPlay[row] * gain;
      rowSums[row] += round * rowPlay[row];
    }
    for (let row = 0; row < rows; row++)
      rowRegrets[row] = Math.max(0, rowRegrets[row] + rowGains[row] - expected);
    play(rowRegrets, rowPlay);
    let given = 0;
    for (let column = 0; column < columns; column++) {
      let loss = 0;
      for (let row = 0; row < rows; row++) loss += payoffs[row][column] * rowPlay[row];
      columnLosses[column] = loss;
      given += columnPlay[column] * loss;
    }
    for (let column = 0; column < columns; column++)
      columnRegrets[column] = Math.max(0, columnRegrets[column] + given - columnLosses[column]);
  }
  const mixture = normalised(rowSums);
  const against = normalised(columnSums).map(
    (chance, column) => trust * model[column] + (1 - trust) * chance,
  );
  const worths = payoffs.map((row) => row.reduce((sum, payoff, column) => sum + payoff * against[column], 0));
  return { mixture: softened(mixture, worths), worths };
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
  return mixture.map((chance, row) => (1 - SOFT) * chance + (SOFT * close[row]) / sum);
}

/** Plays in proportion to positive regrets, evenly while there are none. */
function play(regrets: Float64Array, into: Float64Array): void {
  let sum = 0;
  for (const regret of regrets) sum += regret;
  for (let i = 0; i < regrets.length; i++) into[i] = sum > 0 ? regrets[i] / sum : 1 / regrets.length;
}

function normalised(sums: Float64Array): number[] {
  let total = 0;
  for (const sum of sums) total += sum;
  return Array.from(sums, (sum) => (total > 0 ? sum / total : 1 / sums.length));
}
