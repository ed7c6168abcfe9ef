/**
 * Fits the evaluation of the bots: lets bots of several levels play each other, notes the features at the beginning of
 * each Access Phase and who won, and finds the coefficients of a logistic regression.
 *   npm run bots:fit -- --games 3000
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createMind, Dice, playGame } from '../../packages/bots/dist/index.js';
import { FEATURES, features } from '../../packages/bots/dist/thinking/evaluation/features.js';
import { assembleRules, createConfig, oneVersusMany } from '../../packages/rules/dist/index.js';
import { solve } from './linear-equations.mjs';

const rules = assembleRules([oneVersusMany]);
const LEVELS = ['journeyman', 'journeyman', 'journeyman', 'engineer', 'apprentice'];
const QUICK = { iterations: 40 };

/**
 * Directives and Bonds pay off over many rounds, and players who are behind spend more on them: what regression alone
 * makes of them has the wrong sign. These are held near what they are worth by the rules of thumb.
 */
const HELD = { 'directives published': 1, 'directives in hand': 0.5, bonds: 0.3 };
const FIRMNESS = 400;

/** A mind that thinks briefly. */
function quickMind(dice, seed) {
  const mind = createMind(rules, dice.pick(LEVELS), seed);
  return { decide: (situation) => mind.decide(situation, QUICK) };
}

/** Positions of one game with its outcome. */
function positionsOf(seed) {
  const dice = new Dice(`${seed}-levels`);
  const minds = { machine: quickMind(dice, `${seed}-m`), revolutionaries: quickMind(dice, `${seed}-h`) };
  const wish = {
    seed,
    generator: 'fast',
    city: 'random',
    masterPlan: 1 + dice.below(3),
    revolutionaries: 1 + dice.below(3),
  };
  const seen = [];
  let round = 0;
  const moved = (g) => {
    if (g.state.phase !== 'access' || g.state.round === round) return;
    round = g.state.round;
    seen.push(features(g));
  };
  const { state } = playGame(rules, createConfig(rules, wish), minds, { moved });
  return { seen, won: state.outcome.winner === 'machine' ? 1 : 0 };
}

if (!isMainThread) {
  const { from, to, seed } = workerData;
  const games = [];
  for (let game = from; game < to; game++) games.push(positionsOf(`${seed}-${game}`));
  parentPort.postMessage(games);
} else {
  await main();
}

async function main() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '3000' },
      seed: { type: 'string', default: 'fit' },
      threads: { type: 'string', default: '2' },
      write: { type: 'boolean', default: false },
    },
  });
  const wanted = Number(values.games);
  const threads = Number(values.threads);
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, t) => {
      const range = {
        from: Math.floor((wanted * t) / threads),
        to: Math.floor((wanted * (t + 1)) / threads),
      };
      const worker = new Worker(new URL(import.meta.url), { workerData: { ...range, seed: values.seed } });
      return new Promise((resolve, reject) => {
        worker.on('message', resolve);
        worker.on('error', reject);
      });
    }),
  );
  const games = parts.flat();
  const split = Math.floor(games.length * 0.8);
  const train = rowsOf(games.slice(0, split));
  const test = rowsOf(games.slice(split));

  const w = regress(train);
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
      new URL('../../packages/bots/src/thinking/evaluation/coefficients.ts', import.meta.url),
      `/** Of the features in their order; written by \`npm run bots:fit\`, never by hand. */\nexport const COEFFICIENTS: readonly number[] = [\n${numbers}\n];\n`,
    );
  }
}

function rowsOf(list) {
  return list.flatMap(({ seen, won }) => seen.map((x) => ({ x, won })));
}

/** Newton's method with a little ridge. */
function regress(rows, ridge = 2) {
  const n = FEATURES.length;
  const wanted = FEATURES.map((name) => HELD[name] ?? 0);
  const firmness = FEATURES.map((name, i) => (i === 0 ? 1e-6 : name in HELD ? FIRMNESS : ridge));
  let w = new Array(n).fill(0);
  for (let step = 0; step < 12; step++) {
    const gradient = w.map((value, i) => -firmness[i] * (value - wanted[i]));
    const hessian = w.map((_, i) => w.map((_, j) => (i === j ? firmness[i] : 0)));
    for (const { x, won } of rows) {
      const p = chance(w, x);
      for (let i = 0; i < n; i++) {
        gradient[i] += (won - p) * x[i];
        const part = p * (1 - p) * x[i];
        for (let j = 0; j <= i; j++) hessian[i][j] += part * x[j];
      }
    }
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) hessian[i][j] = hessian[j][i];
    const change = solve(hessian.map((row, i) => [...row, gradient[i]]));
    w = w.map((value, i) => value + change[i]);
  }
  return w;
}

function chance(w, x) {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * w[i], 0)));
}

function bits(rows, w) {
  const loss = rows.reduce((sum, { x, won }) => sum - Math.log2(won ? chance(w, x) : 1 - chance(w, x)), 0);
  return loss / rows.length;
}
