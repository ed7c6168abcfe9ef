/**
 * Looks for better weights of the rules of thumb: plays them against themselves with the weights of one side moved a
 * little in a random direction, once forwards and once backwards on the same deals, and follows what did better. The
 * sides take turns. Prints the weights after each turn; whoever likes them writes them into policy/weights.ts.
 *   npm run bots:tune -- --turns 4 --steps 40 --games 120
 */
import { parseArgs } from 'node:util';
import { Dice } from '../../packages/bots/dist/index.js';
import { Policy, SOUND } from '../../packages/bots/dist/thinking/policy/policy.js';
import { WEIGHTS } from '../../packages/bots/dist/thinking/policy/weights.js';
import {
  assembleRules,
  createConfig,
  isAwaited,
  oneVersusMany,
  openDecisions,
  startGame,
  successfulRiots,
  takePick,
} from '../../packages/rules/dist/index.js';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '4' },
    steps: { type: 'string', default: '40' },
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'tune' },
  },
});
const [turns, steps, games] = [values.turns, values.steps, values.games].map(Number);
/** The scale of all the others. */
const FIXED = ['win', 'discontent'];
const STRIDE = 0.35;
const rules = assembleRules([oneVersusMany]);
const dice = new Dice(values.seed);

/** How far the Heroes get: 1 and more for a win, less for what was reached before a loss. */
function score(weights, from) {
  let sum = 0;
  let machineWins = 0;
  for (let game = from; game < from + games; game++) {
    const seed = `${values.seed}-${game}`;
    const g = startGame(rules, createConfig(rules, { seed, generator: 'fast', city: 'random' }));
    const policy = new Policy({ ...SOUND, weights }, new Dice(seed));
    while (g.state.outcome === undefined) {
      const decision = openDecisions(g).find((open) => isAwaited(g, open));
      for (const pick of policy.answer(g, decision)) takePick(g, decision, pick);
    }
    const { tracks, outcome } = g.state;
    if (outcome.winner === 'machine') {
      machineWins++;
      sum += (successfulRiots(g) + tracks.discontent / 18) / 4;
    } else sum += 1 + (12 - tracks['master-plan']) / 20;
  }
  return { heroes: sum / games, machineWins: machineWins / games };
}

let weights = structuredClone(WEIGHTS);
let next = 0;
for (let turn = 0; turn < turns; turn++) {
  const side = turn % 2 === 0 ? 'revolutionaries' : 'machine';
  const sign = side === 'machine' ? -1 : 1;
  for (let step = 0; step < steps; step++) {
    const names = Object.keys(weights[side]).filter((name) => !FIXED.includes(name) && dice.below(2) === 0);
    const direction = names.map((name) => [name, STRIDE * (dice.unit() + dice.unit() - 1) * 2]);
    const moved = (by) => ({
      ...weights,
      [side]: {
        ...weights[side],
        ...Object.fromEntries(direction.map(([name, d]) => [name, weights[side][name] * Math.exp(by * d)])),
      },
    });
    const gain = sign * (score(moved(1), next).heroes - score(moved(-1), next).heroes);
    next += games;
    weights = moved(0.6 * Math.max(-1, Math.min(1, gain * 12)));
  }
  console.log(JSON.stringify({ turn, side, ...score(weights, 1e6), weights }));
}
