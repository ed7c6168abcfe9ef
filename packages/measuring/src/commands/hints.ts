/**
 * Whether hints to the Great Machine tell the truth: in games of a level against itself a hint is asked for at the beginning of each
 * Machine Phase, and the chances that it states for its Raids are compared with where the Heroes go.
 *   npm run -s bots:hints -- [--player engineer] [--hints 500] [--iterations 100] [--seed TEXT]
 */
import { parseArgs } from 'node:util';
import { advise, createMind, playGame, readLevel, type Situation } from '@great-machine/bots';
import { assembleRules, createConfig, districtAt, type Game, present } from '@great-machine/rules';
import { calibrate } from '../fitting/calibration.js';

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'engineer' },
    hints: { type: 'string', default: '500' },
    iterations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'hints' },
  },
});

const rules = assembleRules();
const player = present(readLevel(values.player), `level '${values.player}'`);
const wanted = Number(values.hints);
const limits = { iterations: Number(values.iterations) };

/** A Raid that the first hint advises: how likely it was said to catch a Hero, and whether one goes there. */
interface StatedRaid {
  readonly chance: number;
  readonly won: 0 | 1;
}

const stated: StatedRaid[] = [];
let hints = 0;

function note(g: Game, situation: Situation): void {
  const [best] = advise(rules, situation, { level: 'engineer', limits, seed: values.seed });
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

for (let game = 0; hints < wanted; game++) play(`${values.seed}-${game}`);
console.log(`${values.player}, ${hints} hints that advise Raids, ${stated.length} Raids`);
for (const { count, predicted, happened } of calibrate(stated))
  console.log(`  said ${percent(predicted).padStart(6)}, came ${percent(happened).padStart(6)} of ${count}`);
const mean = (of: (raid: StatedRaid) => number) =>
  stated.reduce((sum, raid) => sum + of(raid), 0) / Math.max(1, stated.length);
console.log(
  `  in all said ${percent(mean(({ chance }) => chance))}, came ${percent(mean(({ won }) => won))}`,
);
