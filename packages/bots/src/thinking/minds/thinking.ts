import type { Decision, Game, Rules } from '@great-machine/rules';
import { Dice } from '../../worlds/dice.js';
import { WorldSampler } from '../../worlds/sampling/world.js';
import type { Limits, Situation } from '../mind.js';
import { decisionNamed } from '../search/playout.js';

/** A thought in the making: the situation, a world that looks like it, and chance of its own. */
export interface Thinking {
  readonly situation: Situation;
  readonly sampler: WorldSampler;
  readonly world: Game;
  readonly decision: Decision;
  readonly dice: Dice;
  readonly seed: string;
  readonly limits: Limits;
}

/** The same mind, situation and limits begin the same thought. */
export function beginThinking(
  rules: Rules,
  mindSeed: string,
  situation: Situation,
  limits: Limits,
): Thinking {
  const { table, seat, view, question } = situation;
  const sampler = new WorldSampler(rules, table, view);
  const rev = view.questions.find(({ id }) => id === question)?.rev;
  const seed = `${mindSeed} ${seat} ${question} ${rev}`;
  const dice = new Dice(seed);
  const world = sampler.draw(dice);
  return { situation, sampler, world, decision: decisionNamed(world, question), dice, seed, limits };
}
