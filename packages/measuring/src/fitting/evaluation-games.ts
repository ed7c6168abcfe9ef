import { createMind, Dice, type Level, type Mind, playGame } from '@great-machine/bots';
import { evaluationFeatures } from '@great-machine/bots/internals';
import { assembleRules, createConfig, type Game } from '@great-machine/rules';
import type { Games } from './collect.js';

const LEVELS: readonly Level[] = ['journeyman', 'journeyman', 'journeyman', 'engineer', 'apprentice'];
const QUICK = { iterations: 40 };
const rules = assembleRules();

/** A game with its outcome, and its positions at the beginning of each Access Phase. */
export interface EvaluatedGame {
  readonly positions: readonly (readonly number[])[];
  readonly machineWon: boolean;
}

/** Lets bots of several levels play each other. */
export function perform({ from, to, seed }: Games): EvaluatedGame[] {
  return Array.from({ length: to - from }, (_, at) => playAndNote(`${seed}-${from + at}`));
}

function playAndNote(seed: string): EvaluatedGame {
  const dice = new Dice(`${seed}-levels`);
  const minds = { machine: quickMind(dice, `${seed}-m`), revolutionaries: quickMind(dice, `${seed}-h`) };
  const config = createConfig(rules, {
    seed,
    generator: 'fast',
    city: 'random',
    masterPlan: 1 + dice.below(3),
    revolutionaries: 1 + dice.below(3),
  });
  const positions: number[][] = [];
  let round = 0;
  const moved = (g: Game) => {
    if (g.state.phase !== 'access' || g.state.round === round) return;
    round = g.state.round;
    positions.push(evaluationFeatures(g));
  };
  const { state } = playGame(rules, config, minds, { moved });
  return { positions, machineWon: state.outcome?.winner === 'machine' };
}

/** A mind that thinks briefly. */
function quickMind(dice: Dice, seed: string): Mind {
  const mind = createMind(rules, dice.pick(LEVELS), seed);
  return { decide: (situation) => mind.decide(situation, QUICK) };
}
