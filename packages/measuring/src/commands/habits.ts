/**
 * Counts what bots leave undone and do in vain, in games of a player against itself:
 *   npm run -s bots:habits -- --player engineer [--games 20] [--seed TEXT]
 * A Machine Phase is wasteful if it ends with 8 Bonds or more though a mastermind who is asked afresh goes on; a Directive is swapped in
 * vain if such a mastermind would not swap any in the rest of the Phase.
 */
import { parseArgs } from 'node:util';
import {
  createMind,
  isFrozen,
  type MeasuredPlayer,
  playGame,
  readLevel,
  type Situation,
} from '@great-machine/bots';
import { Bot } from '@great-machine/bots/internals';
import { assembleRules, createConfig } from '@great-machine/rules';
import { type Habits, HabitWatcher, newHabits } from '../statistics/habits.js';

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'engineer' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'habits' },
  },
});

function readPlayer(text: string): MeasuredPlayer {
  const player = isFrozen(text) ? text : readLevel(text);
  if (player === undefined) throw new Error(`there is no level '${text}'`);
  return player;
}

const rules = assembleRules();
const player = readPlayer(values.player);
const habits = newHabits();

function play(seed: string): void {
  const config = createConfig(rules, { seed, generator: 'fast', city: 'random' });
  const minds = {
    machine: createMind(rules, player, `${seed}-machine`),
    revolutionaries: createMind(rules, player, `${seed}-heroes`),
  };
  const secondOpinion = (situation: Situation) => {
    const afresh = new Bot(rules, 'mastermind', `${seed}-second-opinion`, {
      models: minds.machine.memory?.models ?? {},
    });
    const { picks } = afresh.decide(situation);
    return [picks, ...afresh.planned.map((answer) => answer.picks)];
  };
  playGame(rules, config, minds, new HabitWatcher(habits, secondOpinion));
  habits.games++;
}

function say(found: Habits): void {
  const { games, phases, bondsLeft, richEnds, wastefulEnds, swaps, vainSwaps, destinations, stays } = found;
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  console.log(`${values.player}, ${games} games, ${phases} Machine Phases`);
  console.log(`  Bonds left a Phase: ${(bondsLeft / Math.max(1, phases)).toFixed(2)}`);
  console.log(`  Phases that end with 8 Bonds or more: ${percent(richEnds, phases)}`);
  console.log(`  and a mastermind would go on: ${percent(wastefulEnds, phases)}`);
  console.log(`  Directives taken back for another, a game: ${(swaps / Math.max(1, games)).toFixed(2)}`);
  console.log(`  and a mastermind would not: ${(vainSwaps / Math.max(1, games)).toFixed(2)}`);
  console.log(`  Heroes who stay where they are: ${percent(stays, destinations)} of ${destinations}`);
}

for (let game = 0; game < Number(values.games); game++) play(`${values.seed}-${game}`);
say(habits);
