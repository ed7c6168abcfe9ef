import { type AnswerPick, forkGame, type Game } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { evaluate } from '../evaluation/evaluate.js';
import { follow, inTurn, listIntents } from './intents.js';
import { END, isSurprising, lastAnswer, type MachinePlan } from './secret.js';

const MOST_TRIED = 40;

/**
 * A plan with one more thing done at its end, as far as the Bonds pay for it: in turn what the position looks best after at
 * once, such as a step of the Master Plan, and something of every kind.
 */
export function additionsTo(
  plan: MachinePlan,
  example: Game,
  coefficients: readonly number[],
  dice: Dice,
): MachinePlan[] {
  if (isSurprising(lastAnswer(plan))) return [];
  const planned = plan.filter(([first]) => first?.pick !== END.pick);
  const g = forkGame(example);
  if (follow(g, [planned], dice).length < planned.length) return [];
  const ofEachKind = inTurn(listIntents(g, dice), dice);
  const judged = ofEachKind.map((intent) => {
    const after = forkGame(g);
    follow(after, [intent], dice);
    return { intent, chance: evaluate(after, coefficients) };
  });
  const bestFirst = judged.sort((a, b) => b.chance - a.chance).map(({ intent }) => intent);
  const inBothOrders = ofEachKind.flatMap((intent, at) => bestFirst.slice(at, at + 1).concat([intent]));
  return [...new Set(inBothOrders)].slice(0, MOST_TRIED).map((intent) => withEnd([...planned, ...intent]));
}

function withEnd(plan: readonly (readonly AnswerPick[])[]): MachinePlan {
  return isSurprising(lastAnswer(plan)) ? plan : [...plan, [END]];
}
