/**
 * Looks for better weights of the rules of thumb, and prints the weights after each turn; those that are liked are
 * written into packages/bots/src/thinking/policy/weights.ts by hand.
 *   npm run bots:tune -- --turns 4 --steps 40 --games 120
 */
import { parseArgs } from 'node:util';
import { tune } from '../fitting/tuning.js';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '4' },
    steps: { type: 'string', default: '40' },
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'tune' },
  },
});
const { seed } = values;
const tuning = {
  turns: Number(values.turns),
  steps: Number(values.steps),
  games: Number(values.games),
  seed,
};
for (const tuned of tune(tuning)) console.log(JSON.stringify(tuned));
