import { itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { Dice } from '../../worlds/dice.js';
import { SOFT, solveMatrixGame } from './matrix-game.js';

/** The part of a mixture that rows of nearly the same worth share, and what the solution may be off besides. */
const SHARED = SOFT;
const OFF = 0.03;

const even = (count: number) => new Array<number>(count).fill(1 / count);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function expectNear(mixture: readonly number[], equilibrium: readonly number[]): void {
  mixture.forEach((chance, row) => {
    expect(Math.abs(chance - itemAt(equilibrium, row)), `row ${row}`).toBeLessThan(OFF + SHARED / 2);
  });
}

const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
];

/** Even payoffs but for the second pair, which is worth so much: the first row is played with `worth / (1 + worth)`. */
const unevenPennies = (worth: number) => [
  [1, 0],
  [0, worth],
];

const DOMINATED = [
  [0.8, 0.2, 0.5],
  [0.3, 0.7, 0.5],
  [0.2, 0.1, 0.3],
];

describe('the mixture', () => {
  it.each([
    ['of rock, paper and scissors is even', ROCK_PAPER_SCISSORS],
    ['stays even where rows are alike', [[0.4], [0.4], [0.4], [0.4]]],
  ])('%s', (_name, payoffs) => {
    for (const chance of solveMatrixGame(payoffs, even(itemAt(payoffs, 0).length), 0).mixture)
      expect(Math.abs(chance - 1 / payoffs.length)).toBeLessThan(OFF);
  });

  it.each([0.25, 0.5, 0.8])('of matching pennies, one pair worth %f, is the equilibrium', (worth) => {
    const first = worth / (1 + worth);
    expectNear(solveMatrixGame(unevenPennies(worth), even(2), 0).mixture, [first, 1 - first]);
  });

  it('does not depend on a model that is not trusted', () => {
    const payoffs = unevenPennies(0.5);
    expect(solveMatrixGame(payoffs, [1, 0], 0)).toEqual(solveMatrixGame(payoffs, [0, 1], 0));
  });

  it('is the best reply to a model that is trusted', () => {
    expect(solveMatrixGame(ROCK_PAPER_SCISSORS, [1, 0, 0], 1).mixture[1]).toBeGreaterThan(0.97);
    expect(solveMatrixGame(ROCK_PAPER_SCISSORS, [0.1, 0.8, 0.1], 1).mixture[2]).toBeGreaterThan(0.97);
  });

  it('leaves out a row that another beats everywhere', () => {
    for (const trust of [0, 0.2, 0.5, 1]) {
      expect(solveMatrixGame(DOMINATED, even(3), trust).mixture[2], `trust ${trust}`).toBeLessThan(0.01);
    }
  });

  it('of any game sums to 1, and gains nearly all that the row player can be sure of', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const dice = new Dice(`matrix ${seed}`);
      const trust = dice.pick([0, 0.2, 0.5]);
      const [rows, columns] = [1 + dice.below(12), 1 + dice.below(12)];
      const payoffs = Array.from({ length: rows }, () => Array.from({ length: columns }, () => dice.unit()));
      const model = Array.from({ length: columns }, (_, at) => (at === 0 ? 1 : 0));
      const { mixture, worths } = solveMatrixGame(payoffs, model, trust);
      expect(sum(mixture), `seed ${seed}`).toBeCloseTo(1, 9);
      expect(Math.min(...mixture), `seed ${seed}`).toBeGreaterThanOrEqual(0);
      const gains = model.map((_, column) =>
        sum(payoffs.map((row, at) => itemAt(mixture, at) * itemAt(row, column))),
      );
      const sure = trust * itemAt(gains, 0) + (1 - trust) * Math.min(...gains);
      expect(Math.max(...worths) - sure, `seed ${seed}, trust ${trust}`).toBeLessThan(SHARED / 3);
    }
  });
});

it('says what each row is worth against the other side', () => {
  const { worths } = solveMatrixGame(ROCK_PAPER_SCISSORS, [1, 0, 0], 1);
  expect(worths).toEqual([0.5, 1, 0]);
  for (const worth of solveMatrixGame(ROCK_PAPER_SCISSORS, even(3), 0).worths)
    expect(worth).toBeCloseTo(0.5, 1);
});
