/**
 * Fits the evaluation of the bots to games that `npm run bots:games` has played: a logistic regression over the features
 * at the beginning of each Access Phase and who won.
 *
 * It begins with the evaluation in use, or with that of an earlier day, and stays near it; one that was fitted to the same
 * games makes what is said of unseen games too good. Says how well it predicts games that it was not fitted to (each fifth by the others), by thirds of the game and in ten
 * bins; the same for the evaluation in use, on the games given as `--fresh`; with `--each` also what is lost without each
 * feature.
 */
import { writeFileSync } from 'node:fs';
import { FROZEN_LEVELS, isFrozen } from '@great-machine/bots';
import { EVALUATION_COEFFICIENTS, EVALUATION_FEATURES, FROZEN, inOrder } from '@great-machine/bots/internals';
import { itemAt } from '@great-machine/rules';
import { calibrate } from '../fitting/calibration.js';
import {
  bitsLost,
  type Predicted,
  predict,
  predictHeldOut,
  type Row,
  regress,
  rowsOf,
  THIRDS,
} from '../fitting/evaluation.js';
import { GamesFile } from '../fitting/games-file.js';
import { readCommandLine, readFile } from './command-line.js';
import { printCoefficients } from './print-coefficients.js';

const COEFFICIENTS = new URL('../../../bots/src/thinking/evaluation/coefficients.ts', import.meta.url);

const USAGE = `usage: npm run -s bots:fit -- --games FILE[,FILE] [--from engineer@DAY] [--fresh FILE[,FILE]] [--each] [--write]
days: ${FROZEN_LEVELS.join(', ')}`;

const { from, games, fresh, each, write } = readCommandLine(
  USAGE,
  {
    games: { type: 'string' },
    from: { type: 'string' },
    fresh: { type: 'string' },
    each: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  (values) => ({
    ...values,
    from: readBeginning(values.from),
    games: readGames(readFile('games', values.games)),
    fresh: values.fresh === undefined ? undefined : readGames(values.fresh),
  }),
);

function readGames(files: string): readonly GamesFile[] {
  return files.split(',').map((file) => new GamesFile(file));
}

function readRows(files: readonly GamesFile[]): Row[] {
  const rows = files.flatMap(rowsOf);
  const count = files.reduce((sum, file) => sum + file.games.length, 0);
  console.log(
    `${count} games, ${rows.length} positions, the Machine wins ${percent(shareWon(rows))} of them`,
  );
  return rows;
}

function shareWon(rows: readonly Row[]): number {
  return rows.reduce((sum, { won }) => sum + won, 0) / rows.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Bits lost a position by a prediction, and by the constant. */
function lossesOf(predicted: readonly Predicted[]): { own: number; constant: number } {
  const judged = predicted.map(({ row, chance, constant }) => ({ won: row.won, chance, constant }));
  return {
    own: bitsLost(judged),
    constant: bitsLost(judged.map(({ won, constant }) => ({ won, chance: constant }))),
  };
}

function printQuality(predicted: readonly Predicted[]): void {
  const sayLoss = (name: string, part: readonly Predicted[]) => {
    const { own, constant } = lossesOf(part);
    console.log(`  ${name}: ${own.toFixed(4)} bits a position (a constant: ${constant.toFixed(4)})`);
  };
  sayLoss('log loss', predicted);
  for (let third = 0; third < THIRDS; third++)
    sayLoss(
      `  third ${third + 1} of the game`,
      predicted.filter(({ row }) => row.third === third),
    );
  const bins = calibrate(predicted.map(({ row, chance }) => ({ chance, won: row.won })));
  for (const { count, predicted: said, happened } of bins)
    console.log(`    said ${percent(said).padStart(6)}, came ${percent(happened).padStart(6)} of ${count}`);
  const errors = bins.map(({ predicted: said, happened }) => Math.abs(said - happened));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  console.log(
    `  calibration: off by ${percent(mean)} on average, by ${percent(Math.max(...errors))} at most`,
  );
}

function readBeginning(day: string | undefined): readonly number[] {
  if (day === undefined) return inOrder(EVALUATION_COEFFICIENTS);
  if (isFrozen(day)) return FROZEN[day].coefficients;
  throw new Error(`there is no '${day}'`);
}

const rows = readRows(games);
const heldOut = predictHeldOut(rows, from);
console.log('fitted to the other games:');
printQuality(heldOut);
if (fresh !== undefined) {
  const freshRows = readRows(fresh);
  const constant = shareWon(freshRows);
  const inUse = inOrder(EVALUATION_COEFFICIENTS);
  console.log('the evaluation in use, on fresh games:');
  printQuality(freshRows.map((row) => ({ ...predict(row, inUse), constant })));
}
if (each) {
  const all = lossesOf(heldOut).own;
  console.log('bits lost a position without each feature, in thousandths:');
  for (const [at, name] of EVALUATION_FEATURES.entries()) {
    const without = rows.map((row) => ({ ...row, x: row.x.with(at, 0) }));
    const lost = lossesOf(predictHeldOut(without, from)).own - all;
    console.log(`  ${name.padEnd(30)} ${(1000 * lost).toFixed(2)}`);
  }
}
const coefficients = regress(rows, from);
printCoefficients(EVALUATION_FEATURES, coefficients);
if (write) {
  const lines = coefficients.map((value, at) => {
    const name = itemAt(EVALUATION_FEATURES, at);
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(value.toFixed(4))},`;
  });
  writeFileSync(
    COEFFICIENTS,
    `/** Of the features by their names; written by \`npm run bots:fit\`, never by hand. */\nexport const COEFFICIENTS = {\n${lines.join('\n')}\n} as const;\n`,
  );
}
