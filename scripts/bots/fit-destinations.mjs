/**
 * Fits what destinations are worth to Heroes: lets searching Heroes play, notes for each joint choice that the search
 * compared the features of its destinations and the chance to win that it found, and finds the coefficients by linear
 * regression within each comparison. The result is in points of the chance to win.
 *   npm run bots:fit-destinations -- --games 120
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { playGame } from '../../packages/bots/dist/arena.js';
import { Bot } from '../../packages/bots/dist/bot.js';
import {
  DESTINATION_FEATURES,
  destinationFeatures,
} from '../../packages/bots/dist/policy/destination-features.js';
import { lookOut } from '../../packages/bots/dist/policy/outlook.js';
import { WEIGHTS } from '../../packages/bots/dist/policy/weights.js';
import { Budget } from '../../packages/bots/dist/search/budget.js';
import { mixDestinations } from '../../packages/bots/dist/search/secret-choices.js';
import { assembleRules, createConfig, oneVersusMany } from '../../packages/rules/dist/index.js';
import { solve } from './linear-equations.mjs';

const JOINT = ['raid expected', 'prevents the plan', 'together'];
const SETTINGS = { secret: 480, action: 60, small: 30, rows: 24, firstColumns: 12, depth: 1, trust: 0.7 };
const rules = assembleRules([oneVersusMany]);

/** Searching Heroes who note down what they compared. */
class Observed extends Bot {
  constructor(seed, rows) {
    super(rules, 'engineer', seed);
    this.rows = rows;
  }

  chooseTogether(thinking, laid) {
    const { sampler, world, dice, seed } = thinking;
    const o = lookOut(world, 'revolutionaries', WEIGHTS.revolutionaries);
    const model = this.modelOwnRound(thinking);
    const bold = { ...model, temperature: model.temperature * 2 };
    const search = { sampler, settings: SETTINGS, budget: new Budget({}, SETTINGS.secret), dice, seed };
    const mixed = mixDestinations(search, bold, laid);
    const features = world.state.heroes.map((_, hero) => destinationFeatures(world, o, hero));
    const group = mixed.choices.map((choice, at) => {
      const x = new Array(DESTINATION_FEATURES.length + JOINT.length).fill(0);
      let uncovered = 1;
      choice.forEach((place, hero) => {
        if (place === undefined) return;
        features[hero][place].forEach((value, i) => {
          x[i] += value;
        });
        x[DESTINATION_FEATURES.length] += model.raided[place];
        uncovered *= 1 - Math.max(0, model.prevents[place]);
        x[DESTINATION_FEATURES.length + 1] += Math.min(0, model.prevents[place]) * o.worthOfPlan;
        choice.forEach((other, second) => {
          if (second < hero && other === place) x[DESTINATION_FEATURES.length + 2]++;
        });
      });
      x[DESTINATION_FEATURES.length + 1] += (1 - uncovered) * Math.min(o.worthOfPlan, 8);
      return { x, y: 100 * (1 - mixed.chances[at]) };
    });
    this.rows.push(group);
    return super.chooseTogether(thinking, laid);
  }
}

function collect({ from, to, seed }) {
  const groups = [];
  for (let game = from; game < to; game++) {
    const name = `${seed}-${game}`;
    const machine = new Bot(rules, game % 2 ? 'engineer' : 'journeyman', `${name}-m`);
    const wish = { seed: name, generator: 'fast', city: 'random', revolutionaries: 1 + (game % 3) };
    playGame(rules, createConfig(rules, wish), {
      machine,
      revolutionaries: new Observed(`${name}-h`, groups),
    });
  }
  return groups;
}

/** Least squares on differences from the mean of each comparison, with a little ridge. */
function regress(groups, ridge = 5) {
  const n = DESTINATION_FEATURES.length + JOINT.length;
  const a = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n + 1 }, (_, j) => (i === j ? ridge : 0)),
  );
  for (const group of groups) {
    const meanX = group[0].x.map((_, i) => group.reduce((sum, { x }) => sum + x[i], 0) / group.length);
    const meanY = group.reduce((sum, { y }) => sum + y, 0) / group.length;
    for (const { x, y } of group) {
      for (let i = 0; i < n; i++) {
        const di = x[i] - meanX[i];
        for (let j = 0; j < n; j++) a[i][j] += di * (x[j] - meanX[j]);
        a[i][n] += di * (y - meanY);
      }
    }
  }
  return solve(a);
}

function explained(groups, w) {
  let all = 0;
  let left = 0;
  for (const group of groups) {
    const meanY = group.reduce((sum, { y }) => sum + y, 0) / group.length;
    const guesses = group.map(({ x }) => x.reduce((sum, value, i) => sum + value * w[i], 0));
    const meanGuess = guesses.reduce((sum, guess) => sum + guess, 0) / group.length;
    group.forEach(({ y }, at) => {
      all += (y - meanY) ** 2;
      left += (y - meanY - guesses[at] + meanGuess) ** 2;
    });
  }
  return 1 - left / all;
}

if (!isMainThread) {
  parentPort.postMessage(collect(workerData));
} else {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '120' },
      seed: { type: 'string', default: 'fit' },
      threads: { type: 'string', default: '2' },
      write: { type: 'boolean', default: false },
    },
  });
  const games = Number(values.games);
  const threads = Number(values.threads);
  const parts = await Promise.all(
    Array.from(
      { length: threads },
      (_, t) =>
        new Promise((resolve, reject) => {
          const from = Math.floor((games * t) / threads);
          const to = Math.floor((games * (t + 1)) / threads);
          const worker = new Worker(new URL(import.meta.url), {
            workerData: { from, to, seed: values.seed },
          });
          worker.on('message', resolve);
          worker.on('error', reject);
        }),
    ),
  );
  const groups = parts.flat();
  const split = Math.floor(groups.length * 0.85);
  const w = regress(groups.slice(0, split));
  console.log(`${games} games, ${groups.length} comparisons`);
  console.log(
    `explained: ${explained(groups.slice(0, split), w).toFixed(3)}, of unseen ones ${explained(groups.slice(split), w).toFixed(3)}`,
  );
  const names = [...DESTINATION_FEATURES, ...JOINT];
  names.forEach((name, i) => {
    console.log(`${name.padEnd(30)} ${w[i].toFixed(3)}`);
  });
  if (values.write) {
    const numbers = w
      .map((value, i) => `  ${JSON.stringify(names[i])}: ${Number(value.toFixed(3))},`)
      .join('\n');
    writeFileSync(
      new URL('../../packages/bots/src/policy/destination-coefficients.ts', import.meta.url),
      `/** In points of the chance to win; written by \`npm run bots:fit-destinations\`, never by hand. */\nexport const DESTINATION_COEFFICIENTS = {\n${numbers}\n} as const;\n`,
    );
  }
}
