/**
 * Whether hints tell the truth, in games of a level against itself. To the Great Machine: a hint is asked for at the beginning of each
 * Machine Phase, and the chances that it states for its Raids are compared with where the Heroes go. To the Heroes: it is asked for
 * when the first of them chooses an Access card, and what it says of Raids where its cards lead is compared with the Raids of the round.
 *
 * Also says by which coefficients what was believed would have come true; with --write hints state their chances by them.
 */
import { writeFileSync } from 'node:fs';
import { advise, createMind, LEVELS, playGame, readLevel, type Situation } from '@great-machine/bots';
import {
  believedChance,
  RAID_COEFFICIENTS,
  type RaidReader,
  statedChance,
} from '@great-machine/bots/internals';
import { assembleRules, createConfig, districtAt, type Game, present } from '@great-machine/rules';
import { RememberedResults } from '../files/remembered-results.js';
import { calibrate } from '../fitting/calibration.js';
import { fitLogistic } from '../fitting/logistic.js';
import { readCommandLine, readCount } from './command-line.js';
import { printCoefficients } from './print-coefficients.js';

const COEFFICIENTS = new URL('../../../bots/src/advice/raid-coefficients.ts', import.meta.url);

const USAGE = `usage: npm run -s bots:hints -- [--side machine|heroes] [--player LEVEL] [--hints 500] [--iterations 100] [--seed TEXT]
  [--resume FILE] [--write]
levels: ${LEVELS.join(', ')}`;

const { side, player, wanted, limits, seed, resume, write } = readCommandLine(
  USAGE,
  {
    side: { type: 'string', default: 'machine' },
    player: { type: 'string', default: 'engineer' },
    hints: { type: 'string', default: '500' },
    iterations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'hints' },
    resume: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  (values) => ({
    ...values,
    side: readSide(values.side),
    player: present(readLevel(values.player), `level '${values.player}'`),
    wanted: readCount('hints', values.hints),
    limits: { iterations: readCount('iterations', values.iterations) },
  }),
);

function readSide(text: string): RaidReader {
  if (text !== 'machine' && text !== 'heroes') throw new Error(`there is no side '${text}'`);
  return text;
}

const rules = assembleRules();

/** What a hint says of a Raid: how likely it was believed to be, before that was corrected, and what came. */
interface ToldRaid {
  readonly believed: number;
  readonly won: 0 | 1;
}

/** The Raids that a hint speaks of. */
type Hint = readonly ToldRaid[];

const TOLD = {
  machine: ['advice.raid-catches'],
  heroes: ['advice.raid-likely', 'advice.raid-unlikely'],
} as const;
const ASKED = { machine: 'machine-phase', heroes: 'access-choice' } as const;

/** By District, what a hint believes of Raids there: the best advice to the Machine, all that is advised to Heroes. */
function hintIn(situation: Situation): Map<string, number> {
  const advice = advise(rules, situation, { level: 'engineer', limits, seed });
  const keys: readonly string[] = TOLD[side];
  const facts = (side === 'machine' ? advice.slice(0, 1) : advice)
    .flatMap((one) => one.facts)
    .filter(({ key }) => keys.includes(key));
  return new Map(
    facts.map(({ params }) => [String(params.district), believedChance(Number(params.chance), side)]),
  );
}

/** Where Heroes go, or where they find Raids. */
function cameIn({ state }: Game): Set<string> {
  const places =
    side === 'machine'
      ? state.heroes.map(({ place, chosen }) => chosen?.district ?? place)
      : state.raids.map(({ district }) => district);
  return new Set(places.map((place) => districtAt({ rules }, place).id));
}

function play(game: number): Hint[] {
  const name = `${seed}-${game}`;
  const config = createConfig(rules, { seed: name, generator: 'fast', city: 'random' });
  const minds = {
    machine: createMind(rules, player, `${name}-machine`),
    revolutionaries: createMind(rules, player, `${name}-heroes`),
  };
  const hints: Hint[] = [];
  let lastRound = 0;
  let open = new Map<string, number>();
  function compare(g: Game): void {
    if (open.size === 0) return;
    const came = cameIn(g);
    hints.push([...open].map(([district, believed]) => ({ believed, won: came.has(district) ? 1 : 0 })));
    open = new Map();
  }
  playGame(rules, config, minds, {
    thought(g, situation) {
      const { round } = g.state;
      if (round === lastRound || !situation.question.includes(`.${ASKED[side]}.`)) return;
      lastRound = round;
      open = hintIn(situation);
      if (side === 'machine') compare(g);
    },
    moved(g) {
      if (g.state.phase === 'heroes') compare(g);
    },
  });
  return hints;
}

/** Plays games until there are enough hints; with a file those that are in it are not played again. */
function gather(): Hint[] {
  const remembered = resume === undefined ? undefined : new RememberedResults<readonly Hint[]>(resume);
  const hints: Hint[] = [];
  for (let game = 0; hints.length < wanted; game++) {
    const job = { side, player, limits, seed, game };
    const known = remembered?.find(job);
    const ofGame = known ?? play(game);
    hints.push(...ofGame);
    if (known !== undefined) continue;
    remembered?.keep(job, ofGame);
    console.error(`game ${game + 1}: ${hints.length} of ${wanted} hints`);
  }
  return hints.slice(0, wanted);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const hints = gather();
const stated = hints
  .flat()
  .map(({ believed, won }) => ({ believed, chance: statedChance(believed, side), won }));
console.log(`${player}, ${hints.length} hints to the ${side} that speak of Raids, ${stated.length} Raids`);
const bins = calibrate(stated);
for (const { count, predicted, happened } of bins)
  console.log(`  said ${percent(predicted).padStart(6)}, came ${percent(happened).padStart(6)} of ${count}`);
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
console.log(
  `  in all said ${percent(mean(stated.map(({ chance }) => chance)))}, came ${percent(mean(stated.map(({ won }) => won)))}`,
);
const errors = bins.map(({ predicted, happened }) => Math.abs(predicted - happened));
console.log(`  error on average ${percent(mean(errors))}, at most ${percent(Math.max(...errors))}`);

const NAMES = ['always', 'believed'];
/** Nearly free: there are hundreds of Raids for two coefficients. */
const FIRMNESS = [0.1, 0.1];

const samples = stated
  .filter(({ believed }) => believed > 0 && believed < 1)
  .map(({ believed, won }) => ({ x: [1, Math.log(believed / (1 - believed))], offset: 0, target: won }));
const coefficients = fitLogistic(samples, [0, 1], FIRMNESS);
printCoefficients(NAMES, coefficients);
if (write) {
  const fitted = Object.fromEntries(
    NAMES.map((name, at) => [name, Number(present(coefficients[at], name).toFixed(2))]),
  );
  const lines = Object.entries({ ...RAID_COEFFICIENTS, [side]: fitted }).map(
    ([reader, { always, believed }]) => `  ${reader}: { always: ${always}, believed: ${believed} },\n`,
  );
  writeFileSync(
    COEFFICIENTS,
    `/** By side, of the logit of the chance of a Raid; written by \`npm run -s bots:hints -- --write\`, never by hand. */\nexport const RAID_COEFFICIENTS = {\n${lines.join('')}} as const;\n`,
  );
}
