/**
 * Looks for better weights of the rules of thumb, and prints the weights after each turn; those that are liked are
 * written into packages/bots/src/thinking/policy/weights.ts by hand.
 */
import { tune } from '../fitting/tuning.js';
import { readCommandLine, readCount } from './command-line.js';

const USAGE = 'usage: npm run -s bots:tune -- [--turns 4] [--steps 40] [--games 120] [--seed TEXT]';

const tuning = readCommandLine(
  USAGE,
  {
    turns: { type: 'string', default: '4' },
    steps: { type: 'string', default: '40' },
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'tune' },
  },
  (values) => ({
    turns: readCount('turns', values.turns),
    steps: readCount('steps', values.steps),
    games: readCount('games', values.games),
    seed: values.seed,
  }),
);
for (const tuned of tune(tuning)) console.log(JSON.stringify(tuned));
