import {
  type AnswerPick,
  type Decision,
  forkGame,
  type Game,
  itemAt,
  openDecisions,
} from '@great-machine/rules';
import { Dice } from '../../worlds/dice.js';
import { evaluate } from '../evaluation/evaluate.js';
import { Policy, SOUND } from '../policy/policy.js';
import type { Budget } from './budget.js';
import { fateOf, playOut, takeAll } from './playout.js';

/** Whole answers with the Machine's chance to win after each, as far as the playouts tell. */
export interface Compared {
  readonly picks: readonly AnswerPick[];
  readonly chance: number;
  readonly fate: 'won' | 'lost' | 'open';
}

/**
 * Tries each answer in the same worlds with the same luck, until the budget is spent. Rules of thumb make little of what
 * an unknown question brings, so of those the position right after the answer counts as much as what is played out.
 */
export function compareAnswers(
  asked: Decision,
  answers: readonly (readonly AnswerPick[])[],
  worlds: () => Game,
  budget: Budget,
  depth: number,
  seed: string,
): readonly Compared[] {
  const rounds: Tried[][] = [];
  for (;;) {
    const world = worlds();
    const tried: Tried[] = [];
    for (const picks of answers) {
      if (!budget.spend() && rounds.length > 0) return ranked(answers, rounds);
      tried.push(tryAnswer(forkGame(world), asked, picks, `${seed}-${rounds.length}`, depth));
    }
    rounds.push(tried);
  }
}

/** The Machine's chance to win after an answer, in one world: by a playout, and all in all. */
interface Tried {
  readonly played: number;
  readonly chance: number;
}

function tryAnswer(
  g: Game,
  asked: Decision,
  picks: readonly AnswerPick[],
  seed: string,
  depth: number,
): Tried {
  takeAll(g, decisionLike(g, asked), picks);
  const isKnown = Policy.knows(asked);
  const now = isKnown ? 0 : evaluate(g);
  const played = playOut(g, new Policy(SOUND, new Dice(seed)), depth);
  return { played, chance: isKnown ? played : (now + played) / 2 };
}

function ranked(
  answers: readonly (readonly AnswerPick[])[],
  rounds: readonly (readonly Tried[])[],
): Compared[] {
  return answers.map((picks, at) => {
    const found = rounds.map((tried) => itemAt(tried, at));
    const chance = found.reduce((sum, one) => sum + one.chance, 0) / found.length;
    return { picks, chance, fate: fateOf(found.map(({ played }) => played)) };
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
