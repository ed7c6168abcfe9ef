import { type AnswerPick, type Decision, forkGame, type Game, openDecisions } from '@great-machine/rules';
import { Dice } from '../../worlds/dice.js';
import { Policy, SOUND } from '../policy/policy.js';
import type { Budget } from './budget.js';
import { fateOf, playOut, takeAll } from './playout.js';

/** Whole answers with the Machine's chance to win after each, as far as the playouts tell. */
export interface Compared {
  readonly picks: readonly AnswerPick[];
  readonly chance: number;
  readonly fate: 'won' | 'lost' | 'open';
}

/** Tries each answer in the same worlds with the same luck, until the budget is spent. */
export function compareAnswers(
  asked: Decision,
  answers: readonly (readonly AnswerPick[])[],
  worlds: () => Game,
  budget: Budget,
  depth: number,
  seed: string,
): readonly Compared[] {
  const found: number[][] = answers.map(() => []);
  let rounds = 0;
  for (;;) {
    const world = worlds();
    const chances: number[] = [];
    for (const picks of answers) {
      if (!budget.spend() && rounds > 0) return ranked(answers, found, rounds);
      chances.push(tryAnswer(forkGame(world), asked, picks, `${seed}-${rounds}`, depth));
    }
    chances.forEach((chance, at) => {
      found[at].push(chance);
    });
    rounds++;
  }
}

function tryAnswer(
  g: Game,
  asked: Decision,
  picks: readonly AnswerPick[],
  seed: string,
  depth: number,
): number {
  takeAll(g, decisionLike(g, asked), picks);
  return playOut(g, new Policy(SOUND, new Dice(seed)), depth);
}

function ranked(
  answers: readonly (readonly AnswerPick[])[],
  found: readonly number[][],
  rounds: number,
): Compared[] {
  return answers.map((picks, at) => {
    const chance = found[at].reduce((sum, one) => sum + one, 0) / rounds;
    return { picks, chance, fate: fateOf(found[at]) };
  });
}

/** The same question in another world. */
export function decisionLike(g: Game, asked: Decision): Decision {
  const { kind, actor, number } = asked;
  const found = openDecisions(g).find(
    (open) => open.number === number && open.kind === kind && open.actor === actor,
  );
  if (found === undefined) throw new Error(`'${kind}' is not asked of ${actor} in this world`);
  return found;
}
