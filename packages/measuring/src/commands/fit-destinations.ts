/**
 * Fits how Heroes choose destinations: lets searching Heroes play, notes for each Hero the features of the possible
 * destinations as the Machine sees them and the mixture that the Heroes state, and finds the coefficients under which
 * those mixtures are likeliest.
 */
import { writeFileSync } from 'node:fs';
import { collect } from '../fitting/collect.js';
import { type DestinationChoice, NAMES } from '../fitting/destination-choices.js';
import { bitsGained, likeliest } from '../fitting/destinations.js';
import { readCommandLine, readCount } from './command-line.js';
import { printCoefficients } from './print-coefficients.js';

const COEFFICIENTS = new URL(
  '../../../bots/src/thinking/policy/destination-coefficients.ts',
  import.meta.url,
);

const USAGE =
  'usage: npm run -s bots:fit-destinations -- [--games 120] [--seed TEXT] [--threads 2] [--write]';

const { write, ...options } = readCommandLine(
  USAGE,
  {
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'fit' },
    threads: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
  (values) => ({
    ...values,
    games: readCount('games', values.games),
    threads: readCount('threads', values.threads),
  }),
);
const choices = await collect<DestinationChoice>(
  new URL('../fitting/destination-choices.js', import.meta.url),
  options,
);
const split = Math.floor(choices.length * 0.85);
const unseen = bitsGained(choices.slice(split), likeliest(choices.slice(0, split)));
const coefficients = likeliest(choices);
console.log(`${options.games} games, ${choices.length} choices`);
console.log(
  `better than uniform: ${bitsGained(choices, coefficients).toFixed(3)} bits a choice, of unseen ones ${unseen.toFixed(3)}`,
);
printCoefficients(NAMES, coefficients);
if (write) {
  const numbers = coefficients
    .map((value, i) => `  ${JSON.stringify(NAMES[i])}: ${Number(value.toFixed(2))},`)
    .join('\n');
  writeFileSync(
    COEFFICIENTS,
    `/** In natural logarithms of how much likelier a choice becomes; written by \`npm run bots:fit-destinations\`, never by hand. */\nexport const DESTINATION_COEFFICIENTS = {\n${numbers}\n} as const;\n`,
  );
}
