/**
 * Fits the evaluation of the bots: plays games of the rules of thumb against themselves with much noise, notes the
 * features at the beginning of each Access Phase and who won, and finds the coefficients of a logistic regression.
 *   npm run bots:fit -- --games 4000
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Dice } from '../../packages/bots/dist/dice.js';
import { FEATURES, features } from '../../packages/bots/dist/evaluation/features.js';
import { Policy } from '../../packages/bots/dist/policy/policy.js';
import { WEIGHTS } from '../../packages/bots/dist/policy/weights.js';
import {
  assembleRules,
  createConfig,
  isAwaited,
  oneVersusMany,
  openDecisions,
  startGame,
  takePick,
} from '../../packages/rules/dist/index.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'fit' },
    write: { type: 'boolean', default: false },
  },
});
const rules = assembleRules([oneVersusMany]);

/** Positions of one game with its outcome. */
function playGame(number) {
  const seed = `${values.seed}-${number}`;
  const dice = new Dice(`${seed}-noise`);
  const minds = {
    machine: new Policy({ weights: WEIGHTS, noise: dice.unit() * 0.8 }, dice),
    heroes: new Policy({ weights: WEIGHTS, noise: dice.unit() * 0.8 }, dice),
  };
  const wish = {
    seed,
    generator: 'fast',
    city: 'random',
    masterPlan: 1 + dice.below(3),
    revolutionaries: 1 + dice.below(3),
  };
  const g = startGame(rules, createConfig(rules, wish));
  const seen = [];
  let round = 0;
  while (g.state.outcome === undefined) {
    const decision = openDecisions(g).find((open) => isAwaited(g, open));
    if (decision.kind === 'access-choice' && g.state.round > round) {
      round = g.state.round;
      seen.push(features(g));
    }
    const mind = decision.actor === 'machine' ? minds.machine : minds.heroes;
    for (const pick of mind.answer(g, decision)) takePick(g, decision, pick);
  }
  return { seen, won: g.state.outcome.winner === 'machine' ? 1 : 0 };
}

const games = Array.from({ length: Number(values.games) }, (_, number) => playGame(number));
const split = Math.floor(games.length * 0.8);
const train = rowsOf(games.slice(0, split));
const test = rowsOf(games.slice(split));

function rowsOf(list) {
  return list.flatMap(({ seen, won }) => seen.map((x) => ({ x, won })));
}

/** Newton's method with a little ridge. */
function fit(rows, ridge = 2) {
  const n = FEATURES.length;
  let w = new Array(n).fill(0);
  for (let step = 0; step < 12; step++) {
    const gradient = w.map((value, i) => (i === 0 ? 0 : -ridge * value));
    const hessian = w.map((_, i) => w.map((_, j) => (i === j ? (i === 0 ? 1e-6 : ridge) : 0)));
    for (const { x, won } of rows) {
      const p = chance(w, x);
      for (let i = 0; i < n; i++) {
        gradient[i] += (won - p) * x[i];
        const part = p * (1 - p) * x[i];
        for (let j = 0; j <= i; j++) hessian[i][j] += part * x[j];
      }
    }
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) hessian[i][j] = hessian[j][i];
    const change = solve(hessian, gradient);
    w = w.map((value, i) => value + change[i]);
  }
  return w;
}

function chance(w, x) {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * w[i], 0)));
}

function solve(matrix, right) {
  const a = matrix.map((row, i) => [...row, right[i]]);
  const n = right.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(a[k][i]) > Math.abs(a[pivot][i])) pivot = k;
    [a[i], a[pivot]] = [a[pivot], a[i]];
    for (let k = i + 1; k < n; k++) {
      const factor = a[k][i] / a[i][i];
      for (let j = i; j <= n; j++) a[k][j] -= factor * a[i][j];
    }
  }
  const x = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = a[i][n];
    for (let j = i + 1; j < n; j++) rest -= a[i][j] * x[j];
    x[i] = rest / a[i][i];
  }
  return x;
}

function bits(rows, w) {
  const loss = rows.reduce((sum, { x, won }) => sum - Math.log2(won ? chance(w, x) : 1 - chance(w, x)), 0);
  return loss / rows.length;
}

const w = fit(train);
const share = rowsOf(games).reduce((sum, { won }) => sum + won, 0) / rowsOf(games).length;
const entropy = -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
console.log(
  `${games.length} games, ${train.length + test.length} positions, the Machine wins ${(100 * share).toFixed(1)} % of them`,
);
console.log(
  `log loss on unseen games: ${bits(test, w).toFixed(4)} bits (knowing nothing: ${entropy.toFixed(4)})`,
);
FEATURES.forEach((name, i) => {
  console.log(`${name.padEnd(30)} ${w[i].toFixed(3)}`);
});
if (values.write) {
  const numbers = w.map((value) => `  ${Number(value.toFixed(4))},`).join('\n');
  writeFileSync(
    new URL('../../packages/bots/src/evaluation/coefficients.ts', import.meta.url),
    `/** Of the features in their order; written by \`npm run bots:fit\`, never by hand. */\nexport const COEFFICIENTS: readonly number[] = [\n${numbers}\n];\n`,
  );
}
