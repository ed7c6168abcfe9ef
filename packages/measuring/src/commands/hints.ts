/**
 * Whether hints to the Great Machine tell the truth: in games of a level against itself a hint is asked for at the beginning of each
 * Machine Phase, and the chances that it states for its Raids are compared with where the Heroes go.
 *
 * Also says by which coefficients the belief's chances would have come true; with --write hints state theirs by them.
 */
import { writeFileSync } from 'node:fs';
import { advise, createMind, LEVELS, playGame, readLevel, type Situation } from '@great-machine/bots';
import { believedChance } from '@great-machine/bots/internals';
import { assembleRules, createConfig, districtAt, type Game, present } from '@great-machine/rules';
import { calibrate } from '../fitting/calibration.js';
import { fitLogistic } from '../fitting/logistic.js';
import { readCommandLine, readCount } from './command-line.js';
import { printCoefficients } from './print-coefficients.js';

const COEFFICIENTS = new URL('../../../bots/src/advice/raid-coefficients.ts', import.meta.url);

const USAGE = `usage: npm run -s bots:hints -- [--player LEVEL] [--hints 500] [--iterations 100] [--seed TEXT] [--write]
levels: ${LEVELS.join(', ')}`;

const { player, wanted, limits, seed, write } = readCommandLine(
  USAGE,
  {
    player: { type: 'string', default: 'engineer' },
    hints: { type: 'string', default: '500' },
    iterations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'hints' },
    write: { type: 'boolean', default: false },
  },
  (values) => ({
    ...values,
    player: present(readLevel(values.player), `level '${values.player}'`),
    wanted: readCount('hints', values.hints),
    limits: { iterations: readCount('iterations', values.iterations) },
  }),
);
const rules = assembleRules();

/** A Raid that the first hint advises: how likely it was said to catch a Hero, and whether one goes there. */
interface StatedRaid {
  readonly chance: number;
  readonly won: 0 | 1;
}

const stated: StatedRaid[] = [];
let hints = 0;

function note(g: Game, situation: Situation): void {
  const [best] = advise(rules, situation, { level: 'engineer', limits, seed });
  const raids = (best?.facts ?? []).filter(({ key }) => key === 'advice.raid-catches');
  if (raids.length === 0) return;
  hints++;
  const goals = g.state.heroes.map(({ place, chosen }) => districtAt(g, chosen?.district ?? place).id);
  for (const { params } of raids)
    stated.push({ chance: Number(params.chance), won: goals.includes(String(params.district)) ? 1 : 0 });
}

function play(seed: string): void {
  const config = createConfig(rules, { seed, generator: 'fast', city: 'random' });
  const minds = {
    machine: createMind(rules, player, `${seed}-machine`),
    revolutionaries: createMind(rules, player, `${seed}-heroes`),
  };
  let lastRound = 0;
  playGame(rules, config, minds, {
    thought(g, situation) {
      const { phase, round } = g.state;
      if (phase !== 'machine' || round === lastRound || hints >= wanted) return;
      lastRound = round;
      note(g, situation);
    },
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

for (let game = 0; hints < wanted; game++) play(`${seed}-${game}`);
console.log(`${player}, ${hints} hints that advise Raids, ${stated.length} Raids`);
for (const { count, predicted, happened } of calibrate(stated))
  console.log(`  said ${percent(predicted).padStart(6)}, came ${percent(happened).padStart(6)} of ${count}`);
const mean = (of: (raid: StatedRaid) => number) =>
  stated.reduce((sum, raid) => sum + of(raid), 0) / Math.max(1, stated.length);
console.log(
  `  in all said ${percent(mean(({ chance }) => chance))}, came ${percent(mean(({ won }) => won))}`,
);

const NAMES = ['always', 'believed'];
/** Nearly free: there are hundreds of Raids for two coefficients. */
const FIRMNESS = [0.1, 0.1];

const samples = stated
  .map(({ chance, won }) => ({ believed: believedChance(chance), target: won }))
  .filter(({ believed }) => believed > 0 && believed < 1)
  .map(({ believed, target }) => ({ x: [1, Math.log(believed / (1 - believed))], offset: 0, target }));
const coefficients = fitLogistic(samples, [0, 1], FIRMNESS);
printCoefficients(NAMES, coefficients);
if (write) {
  const numbers = coefficients.map((value, at) => `${NAMES[at]}: ${Number(value.toFixed(2))}`).join(', ');
  writeFileSync(
    COEFFICIENTS,
    `/** Of the logit of the chance that a Raid catches a Hero; written by \`npm run -s bots:hints -- --write\`, never by hand. */\nexport const RAID_COEFFICIENTS = { ${numbers} } as const;\n`,
  );
}
