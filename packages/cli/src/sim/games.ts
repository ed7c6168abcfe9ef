import { type Game, playerDice, playRandomPick, startGame } from '@great-machine/rules';
import { configFor, type GameChoice, numberOfText, RULES } from '../game-options.js';
import { type Counts, countOne } from '../threads/counts.js';
import type { Range } from '../threads/pool.js';

export interface SimSettings {
  readonly seed: string;
  readonly choice: GameChoice;
}

/** Sums of whole numbers, so that they are the same whoever plays which game. */
export interface SimTotals {
  readonly games: number;
  readonly machineWins: number;
  readonly heroesWins: number;
  readonly decisions: number;
  readonly rounds: number;
  readonly endings: Counts;
}

/** Plays the games with these numbers with random players; each depends on the seed and its number only. */
export function runGames({ seed, choice }: SimSettings, { from, to }: Range): SimTotals {
  let [machineWins, heroesWins, decisions, rounds] = [0, 0, 0, 0];
  const endings: Counts = {};
  for (let number = from; number < to; number++) {
    const gameSeed = `${seed}-${number}`;
    const game = startGame(RULES, configFor({ ...choice, seed: gameSeed, generator: 'fast' }));
    decisions += playToEnd(game, playerDice(numberOfText(gameSeed)));
    rounds += game.state.round;
    const outcome = game.state.outcome;
    if (outcome === undefined) throw new Error(`the game seeded '${gameSeed}' has no end`);
    if (outcome.winner === 'machine') machineWins++;
    else heroesWins++;
    countOne(endings, outcome.how);
  }
  return { games: to - from, machineWins, heroesWins, decisions, rounds, endings };
}

/** Every pick counts as a decision. */
function playToEnd(game: Game, dice: (n: number) => number): number {
  let decisions = 0;
  while (playRandomPick(game, dice)) decisions++;
  return decisions;
}
