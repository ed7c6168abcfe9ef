import { itemAt } from '@great-machine/rules';

/** A solved matrix game: how the row player mixes, and what each row is then worth. */
export interface Solution {
  readonly mixture: readonly number[];
  /** The expected payoff of each row against the columns' mixture. */
  readonly worths: readonly number[];
}

const ROUNDS = 600;

/** A row or column while both players learn. */
interface Strategy {
  readonly meetings: Meeting[];
  regret: number;
  /** How likely it is played this round, and how likely the other player takes it to be. */
  chance: number;
  expected: number;
  /** The chances of all rounds, later ones counting for more. */
  total: number;
  /** What the row player gains by it on average this round. */
  gain: number;
}

/** What the row player gains where a strategy meets one of the other player. */
interface Meeting {
  readonly other: Strategy;
  readonly payoff: number;
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
  const rows = payoffs.map(newStrategy);
  const columns = model.map(newStrategy);
  rows.forEach((row, at) => {
    itemAt(payoffs, at).forEach((payoff, to) => {
      const column = itemAt(columns, to);
      row.meetings.push({ other: column, payoff });
      column.meetings.push({ other: row, payoff });
    });
  });
  const mixWithModel = () => {
    columns.forEach((column, at) => {
      column.expected = trust * itemAt(model, at) + (1 - trust) * column.chance;
    });
  };
  playByRegret(rows);
  for (let round = 1; round <= ROUNDS; round++) {
    playByRegret(columns);
    mixWithModel();
    const gained = meet(rows);
    for (const column of columns) column.total += round * column.chance;
    for (const row of rows) {
      row.total += round * row.chance;
      row.regret = Math.max(0, row.regret + row.gain - gained);
    }
    playByRegret(rows);
    const given = meet(columns);
    for (const column of columns) column.regret = Math.max(0, column.regret + given - column.gain);
  }
  playAsEver(rows);
  playAsEver(columns);
  mixWithModel();
  meet(rows);
  const worths = rows.map(({ gain }) => gain);
  return {
    mixture: softened(
      rows.map(({ chance }) => chance),
      worths,
    ),
    worths,
  };
}

function newStrategy(): Strategy {
  return { meetings: [], regret: 0, chance: 0, expected: 0, total: 0, gain: 0 };
}

/** In proportion to regrets. */
function playByRegret(strategies: readonly Strategy[]): void {
  playInProportion(strategies, ({ regret }) => regret);
}

/** As on average in all rounds. */
function playAsEver(strategies: readonly Strategy[]): void {
  playInProportion(strategies, ({ total }) => total);
}

/** In proportion to weights, evenly while there are none. */
function playInProportion(strategies: readonly Strategy[], weightOf: (strategy: Strategy) => number): void {
  let sum = 0;
  for (const strategy of strategies) sum += weightOf(strategy);
  for (const strategy of strategies) {
    strategy.chance = sum > 0 ? weightOf(strategy) / sum : 1 / strategies.length;
    strategy.expected = strategy.chance;
  }
}

/** What the row player gains by each strategy against what is expected of the other player, and by all together. */
function meet(strategies: readonly Strategy[]): number {
  let gained = 0;
  for (const strategy of strategies) {
    let gain = 0;
    for (const { other, payoff } of strategy.meetings) gain += payoff * other.expected;
    strategy.gain = gain;
    gained += strategy.chance * gain;
  }
  return gained;
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
