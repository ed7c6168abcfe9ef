import { assembleRules, createConfig, playerDice, playRandomPick, startGame } from '@great-machine/rules';
import { type Below, type Measured, measure } from './measured.js';

const rules = assembleRules();
const config = createConfig(rules, { seed: 'peers', generator: 'fast' });

/** Plays whole random games of the core game for at least so many seconds. */
export function measureOurs(seconds: number, seed: number): Measured {
  const below = playerDice(seed);
  return measure(seconds, () => playGame(below));
}

/**
 * One whole game with uniformly random legal decisions, on the in-place path that search uses. One decision is: read the state, list
 * the legal moves, choose one, apply it. Returns how many there were.
 */
function playGame(below: Below): number {
  const g = startGame(rules, { ...config, seed: `peers-${below(2 ** 31)}` });
  let decisions = 0;
  while (playRandomPick(g, below)) decisions++;
  return decisions;
}
