import { type AnswerPick, type Decision, forkGame, type Game, itemAt } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { COEFFICIENTS } from '../evaluation/coefficients.js';
import { evaluate } from '../evaluation/evaluate.js';
import { inOrder } from '../evaluation/features.js';
import { someAnswers } from '../policy/any-answer.js';
import { decisionLike } from './compare.js';
import { takeAll } from './playout.js';

const MOST_ANSWERS = 24;
const IN_ORDER = inOrder(COEFFICIENTS);

/** The answers to a question that no rule of thumb knows, as far as the evaluation judges them. */
export function answersToJudge(world: Game, decision: Decision, dice: Dice): (readonly AnswerPick[])[] {
  return someAnswers(world, decision, MOST_ANSWERS, dice);
}

/** The answer after which the position stands best for its side, without looking any further. */
export function bestByEvaluation(
  world: Game,
  decision: Decision,
  answers: readonly (readonly AnswerPick[])[],
): readonly AnswerPick[] {
  const sign = world.rules.actors.includes(decision.actor) ? 1 : -1;
  const worths = answers.map((picks) => {
    const g = forkGame(world);
    takeAll(g, decisionLike(g, decision), picks);
    return sign * evaluate(g, IN_ORDER);
  });
  return itemAt(answers, worths.indexOf(Math.max(...worths)));
}
