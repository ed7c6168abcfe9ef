import {
  chanceOf,
  EVALUATION_FEATURES,
  evaluateModules,
  evaluationFeatures,
} from '@great-machine/bots/internals';
import { assembleRules, itemAt, liveGame } from '@great-machine/rules';
import type { GamesFile } from './games-file.js';
import { fitLogistic, logitOf, sigmoid } from './logistic.js';

/** How firmly coefficients are held near those that the fit begins with. */
const FIRMNESS = 10;
const FIRMNESS_OF_ALWAYS = 1e-6;
/** How much the outcome counts against what the next positions promise, and how often that is looked at anew. */
const LAMBDA = 0.7;
const LOOKS_AHEAD = 6;
const FOLDS = 5;
export const THIRDS = 3;

/** A position by its features, and whether the Machine won from there. */
export interface Row {
  readonly x: readonly number[];
  /** What modules add to the sum; their weights are set by hand. */
  readonly offset: number;
  readonly won: 0 | 1;
  /** The third of the game that it is in, 0 to 2. */
  readonly third: number;
  /** Of its game, so that no game is in two folds. */
  readonly fold: number;
  /** Its game goes on with the next row. */
  readonly goesOn: boolean;
}

export function rowsOf({ settings, games }: GamesFile): Row[] {
  const rules = assembleRules(['one-versus-many', ...settings.modules]);
  return games.flatMap(({ number, positions, machineWon }) => {
    const rounds = positions.at(-1)?.round ?? 1;
    return positions.map((state, at): Row => {
      const g = liveGame(rules, state);
      return {
        x: evaluationFeatures(g),
        offset: evaluateModules(g),
        won: machineWon ? 1 : 0,
        third: Math.ceil((THIRDS * state.round) / rounds) - 1,
        fold: number % FOLDS,
        goesOn: at + 1 < positions.length,
      };
    });
  });
}

/**
 * The coefficients of a logistic regression, near those that it begins with. A single outcome is mostly luck, so a
 * position is also taken to be worth what the next positions of its game are, as far as that is known by then.
 */
export function regress(rows: readonly Row[], from: readonly number[]): number[] {
  let w = nearest(rows, outcomesOf(rows), from);
  for (let look = 0; look < LOOKS_AHEAD; look++) w = nearest(rows, promisesOf(rows, w), from);
  return w;
}

function outcomesOf(rows: readonly Row[]): number[] {
  return rows.map(({ won }) => won);
}

/** What each position is worth by the outcome and, with these coefficients, by what follows it. */
function promisesOf(rows: readonly Row[], w: readonly number[]): number[] {
  const promises = outcomesOf(rows);
  for (let at = rows.length - 2; at >= 0; at--) {
    if (!itemAt(rows, at).goesOn) continue;
    const next = itemAt(rows, at + 1);
    promises[at] = (1 - LAMBDA) * sigmoid(logitOf(w, next)) + LAMBDA * itemAt(promises, at + 1);
  }
  return promises;
}

function nearest(rows: readonly Row[], targets: readonly number[], from: readonly number[]): number[] {
  const firmness = EVALUATION_FEATURES.map((_, i) => (i === 0 ? FIRMNESS_OF_ALWAYS : FIRMNESS));
  const samples = rows.map(({ x, offset }, at) => ({ x, offset, target: itemAt(targets, at) }));
  return fitLogistic(samples, from, firmness);
}

/** A position whose game was not fitted to: what is predicted for it, and by the mean of the others alone. */
export interface Predicted {
  readonly row: Row;
  readonly chance: number;
  readonly constant: number;
}

/** Every position as the evaluation that is fitted to the games of the other folds judges it. */
export function predictHeldOut(rows: readonly Row[], from: readonly number[]): Predicted[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const others = rows.filter((row) => row.fold !== fold);
    const w = regress(others, from);
    const constant = others.reduce((sum, { won }) => sum + won, 0) / others.length;
    return rows.filter((row) => row.fold === fold).map((row) => ({ ...predict(row, w), constant }));
  });
}

/** A position as these coefficients judge it, which know nothing of its game. */
export function predict(row: Row, w: readonly number[]): Omit<Predicted, 'constant'> {
  return { row, chance: chanceOf(logitOf(w, row)) };
}

/** The log loss, in bits a position. */
export function bitsLost(predicted: readonly { readonly chance: number; readonly won: 0 | 1 }[]): number {
  const loss = predicted.reduce((sum, { chance, won }) => sum - Math.log2(won ? chance : 1 - chance), 0);
  return loss / predicted.length;
}
