/**
 * Counts what bots leave undone and do in vain, in games of a player against itself.
 *
 * A Machine Phase is wasteful if it ends with 8 Bonds or more though a mastermind who is asked afresh goes on; a Directive is swapped in
 * vain if such a mastermind would not swap any in the rest of the Phase.
 */
import {
  createMind,
  FROZEN_LEVELS,
  isFrozen,
  LEVELS,
  type MeasuredPlayer,
  playGame,
  readLevel,
  type Situation,
} from '@great-machine/bots';
import { Bot } from '@great-machine/bots/internals';
import { assembleRules, createConfig } from '@great-machine/rules';
import { type Habits, HabitWatcher, newHabits } from '../statistics/habits.js';
import { readCommandLine, readCount } from './command-line.js';

const USAGE = `usage: npm run -s bots:habits -- [--player LEVEL] [--games 20] [--seed TEXT]
levels: ${[...LEVELS, ...FROZEN_LEVELS].join(', ')}`;

const { player, games, seed } = readCommandLine(
  USAGE,
  {
    player: { type: 'string', default: 'engineer' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'habits' },
  },
  (values) => ({
    player: readPlayer(values.player),
    games: readCount('games', values.games),
    seed: values.seed,
  }),
);

function readPlayer(text: string): MeasuredPlayer {
  const found = isFrozen(text) ? text : readLevel(text);
  if (found === undefined) throw new Error(`there is no level '${text}'`);
  return found;
}

const rules = assembleRules();
const habits = newHabits();

function play(number: number): void {
  const own = `${seed}-${number}`;
  const config = createConfig(rules, { seed: own, generator: 'fast', city: 'random' });
  const minds = {
    machine: createMind(rules, player, `${own}-machine`),
    revolutionaries: createMind(rules, player, `${own}-heroes`),
  };
  const secondOpinion = (situation: Situation) => {
    const afresh = new Bot(rules, 'mastermind', `${own}-second-opinion`, {
      models: minds.machine.memory?.models ?? {},
    });
    const { picks } = afresh.decide(situation);
    return [picks, ...afresh.planned.map((answer) => answer.picks)];
  };
  playGame(rules, config, minds, new HabitWatcher(habits, secondOpinion));
  habits.games++;
}

function say(found: Habits): void {
  const { phases, bondsLeft, richEnds, wastefulEnds, swaps, vainSwaps, destinations, stays } = found;
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  console.log(`${player}, ${found.games} games, ${phases} Machine Phases`);
  console.log(`  Bonds left a Phase: ${(bondsLeft / Math.max(1, phases)).toFixed(2)}`);
  console.log(`  Phases that end with 8 Bonds or more: ${percent(richEnds, phases)}`);
  console.log(`  and a mastermind would go on: ${percent(wastefulEnds, phases)}`);
  console.log(
    `  Directives taken back for another, a game: ${(swaps / Math.max(1, found.games)).toFixed(2)}`,
  );
  console.log(`  and a mastermind would not: ${(vainSwaps / Math.max(1, found.games)).toFixed(2)}`);
  console.log(`  Heroes who stay where they are: ${percent(stays, destinations)} of ${destinations}`);
}

for (let game = 0; game < games; game++) play(game);
say(habits);
