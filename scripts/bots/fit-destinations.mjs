/**
 * Fits how Heroes choose destinations: lets searching Heroes play, notes for each Hero the features of the possible
 * destinations as the Machine sees them and the mixture that the Heroes state, and finds the coefficients under which
 * those mixtures are likeliest (a multinomial logit).
 *   npm run bots:fit-destinations -- --games 120
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { playGame } from '../../packages/bots/dist/hosting/arena.js';
import { createMind } from '../../packages/bots/dist/thinking/minds/create.js';
import {
  DESTINATION_FEATURES,
  destinationFeatures,
  urgencyOf,
} from '../../packages/bots/dist/thinking/policy/destination-features.js';
import { MOST_OF_PLAN, modelHeroes } from '../../packages/bots/dist/thinking/policy/destinations.js';
import { lookOut } from '../../packages/bots/dist/thinking/policy/outlook.js';
import { SOUND } from '../../packages/bots/dist/thinking/policy/policy.js';
import { foreseenWorlds } from '../../packages/bots/dist/thinking/search/foresight.js';
import { Dice } from '../../packages/bots/dist/worlds/dice.js';
import { forfeitedSets } from '../../packages/bots/dist/worlds/sampling/forfeited.js';
import { WorldSampler } from '../../packages/bots/dist/worlds/sampling/world.js';
import { possibleCards } from '../../packages/measuring/dist/predictor/destinations.js';
import { assembleRules, createConfig, oneVersusMany } from '../../packages/rules/dist/index.js';
import { solve } from './linear-equations.mjs';

const NAMES = [...DESTINATION_FEATURES, 'raid expected', 'prevents the plan', 'together'];
const STEPS = 8;
const RIDGE = 1;
const rules = assembleRules([oneVersusMany]);

/** Notes the choices of Heroes together with what the Machine could know when they were made. */
class Notes {
  constructor(seed, choices) {
    this.seed = seed;
    this.choices = choices;
    this.round = 0;
    this.stated = new Map();
  }

  thought({ state }, situation, { mixture }) {
    if (mixture?.of === 'destinations') this.noteStated(mixture);
    if (state.phase !== 'machine' || state.round === this.round) return;
    this.round = state.round;
    this.noteChoices(state, situation);
    this.stated.clear();
  }

  noteStated({ heroes, chances }) {
    heroes.forEach((hero, at) => {
      const marginal = new Map();
      for (const { districts, chance } of chances)
        marginal.set(districts[at], (marginal.get(districts[at]) ?? 0) + chance);
      this.stated.set(hero, marginal);
    });
  }

  noteChoices({ heroes }, { table, view }) {
    const dice = new Dice(`${this.seed} ${view.round}`);
    const sampler = new WorldSampler(rules, table, view);
    const draw = () => sampler.draw(dice);
    const lookAt = (g) => ({ g, o: lookOut(g, 'machine', SOUND.weights.revolutionaries) });
    const { g: example, o } = lookAt(draw());
    const simple = modelHeroes(example, o, SOUND.temperature.machine);
    const looks = foreseenWorlds(example, draw, simple, SOUND.plansAhead.machine, dice).map(lookAt);
    const raided = (place) =>
      looks.filter(({ g }) => g.state.raids.some(({ district }) => district === place));
    heroes.forEach(({ hero: id, chosen, cardOpen }, hero) => {
      const stated = this.stated.get(id);
      if (stated === undefined || chosen === undefined || cardOpen) return;
      const features = looks.map((look) => destinationFeatures(look.g, look.o, hero));
      const sets = [...forfeitedSets(rules, view, hero, () => 1)];
      const before = heroes.slice(0, hero).flatMap((other) => other.chosen?.district ?? []);
      this.choices.push(
        possibleCards(view, rules, hero).map((place) => ({
          x: [
            ...DESTINATION_FEATURES.map((_, i) => mean(features.map((found) => found[place][i]))),
            (urgencyOf(o) * raided(place).length) / looks.length,
            Math.min(MOST_OF_PLAN, o.worthOfPlan) * presence(simple, place, before),
            before.filter((other) => other === place).length,
          ],
          held: sets.reduce((sum, [forfeited, chance]) => (forfeited & (1 << place) ? sum : sum + chance), 0),
          stated: stated.get(rules.districts[place].id) ?? 0,
        })),
      );
    });
  }
}

/** What presence in a District does against the City Event, once others have chosen. */
function presence({ prevents }, place, before) {
  if (prevents[place] <= 0) return prevents[place];
  return (
    before.reduce((uncovered, other) => Math.min(1, uncovered * (1 - prevents[other])), 1) * prevents[place]
  );
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function collect({ from, to, seed }) {
  const choices = [];
  for (let game = from; game < to; game++) {
    const name = `${seed}-${game}`;
    const minds = {
      machine: createMind(rules, 'engineer', `${name}-m`),
      revolutionaries: createMind(rules, 'engineer', `${name}-h`),
    };
    playGame(
      rules,
      createConfig(rules, { seed: name, generator: 'fast', city: 'random' }),
      minds,
      new Notes(name, choices),
    );
  }
  return choices;
}

/** The chance of each candidate: the features count, and whether the card may be in hand at all. */
function chancesOf(choice, w) {
  const powers = choice.map(
    ({ x, held }) => held * Math.exp(x.reduce((sum, value, i) => sum + value * w[i], 0)),
  );
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The likeliest coefficients by Newton's method, with a little ridge. */
function likeliest(choices) {
  const n = NAMES.length;
  let w = new Array(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const a = Array.from({ length: n }, (_, i) => [
      ...Array.from({ length: n }, (_, j) => (i === j ? RIDGE : 0)),
      -RIDGE * w[i],
    ]);
    for (const choice of choices) {
      const chances = chancesOf(choice, w);
      const center = w.map((_, i) => choice.reduce((sum, { x }, at) => sum + chances[at] * x[i], 0));
      choice.forEach(({ x, stated }, at) => {
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) a[i][j] += chances[at] * (x[i] - center[i]) * (x[j] - center[j]);
          a[i][n] += (stated - chances[at]) * x[i];
        }
      });
    }
    const better = solve(a);
    w = w.map((value, i) => value + better[i]);
  }
  return w;
}

/** Bits a choice better than uniform over the possible cards. */
function bitsOf(choices, w) {
  const gain = (choice) => {
    const chances = chancesOf(choice, w);
    return choice.reduce(
      (sum, { stated }, at) => sum + stated * Math.log2(Math.max(1e-6, chances[at]) * choice.length),
      0,
    );
  };
  return mean(choices.map(gain));
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
  const choices = parts.flat();
  const split = Math.floor(choices.length * 0.85);
  const unseen = bitsOf(choices.slice(split), likeliest(choices.slice(0, split)));
  const w = likeliest(choices);
  console.log(`${games} games, ${choices.length} choices`);
  console.log(
    `better than uniform: ${bitsOf(choices, w).toFixed(3)} bits a choice, of unseen ones ${unseen.toFixed(3)}`,
  );
  NAMES.forEach((name, i) => {
    console.log(`${name.padEnd(30)} ${w[i].toFixed(3)}`);
  });
  if (values.write) {
    const numbers = w
      .map((value, i) => `  ${JSON.stringify(NAMES[i])}: ${Number(value.toFixed(2))},`)
      .join('\n');
    writeFileSync(
      new URL('../../packages/bots/src/thinking/policy/destination-coefficients.ts', import.meta.url),
      `/** In natural logarithms of how much likelier a choice becomes; written by \`npm run bots:fit-destinations\`, never by hand. */\nexport const DESTINATION_COEFFICIENTS = {\n${numbers}\n} as const;\n`,
    );
  }
}
