import {
  type AnswerPick,
  type Decision,
  decisionId,
  type Game,
  isAwaited,
  openDecisions,
  present,
  takePick,
} from '@great-machine/rules';
import { DOUBT as EVALUATION_DOUBT, evaluate } from '../evaluation/evaluate.js';
import { Policy } from '../policy/policy.js';
import type { SearchSettings } from './settings.js';

/** The open decision that a question shows. */
export function decisionNamed(g: Game, question: string): Decision {
  const found = openDecisions(g).find((open) => decisionId(g.state.round, open) === question);
  if (found === undefined) throw new Error(`the question '${question}' is not open`);
  return found;
}

/** The decision that the game waits for. */
export function awaitedDecision(g: Game): Decision | undefined {
  return openDecisions(g).find((open) => isAwaited(g, open));
}

/** The question of the Machine Phase, if the game waits for it. */
export function machineDecision(g: Game): Decision | undefined {
  const decision = awaitedDecision(g);
  return decision?.kind === 'machine-phase' ? decision : undefined;
}

/** Answers what modules ask in between, up to a question of the core game. */
export function answerInBetween(g: Game, policy: Policy): void {
  for (;;) {
    const decision = awaitedDecision(g);
    if (decision === undefined || Policy.isOfCore(decision.kind)) return;
    takeAll(g, decision, policy.answer(g, decision));
  }
}

export function takeAll(g: Game, decision: Decision, picks: readonly AnswerPick[]): void {
  for (const pick of picks) takePick(g, decision, pick);
}

const DOUBT = 0.0015;

/** Plays on until so many more rounds have come to their end; says how many decisions that took. */
export function playRounds(g: Game, policy: Policy, rounds: number): number {
  const last = g.state.round + rounds;
  let decisions = 0;
  while (g.state.outcome === undefined) {
    if (useOffer(g, policy)) continue;
    const decision = present(awaitedDecision(g), 'question, though the game is not over');
    if (decision.kind === 'access-choice' && g.state.round >= last) break;
    takeAll(g, decision, policy.answer(g, decision));
    decisions++;
  }
  return decisions;
}

/** Uses what lies beside the questions (R-WIN-1) where a rule of thumb would; says whether anything was used. */
function useOffer(g: Game, policy: Policy): boolean {
  for (const offer of g.state.offers) {
    const [use] = Policy.knows(offer) ? policy.answersToOffer(g, offer) : [];
    if (use === undefined) continue;
    takeAll(g, offer, use);
    return true;
  }
  return false;
}

/** How far a playout goes on, and what its end is judged by. */
export type Horizon = Pick<SearchSettings, 'depth' | 'coefficients'>;

/**
 * Plays on and judges what has come of it: the Machine's chance to win. The more decisions lay in between, the less sure
 * it is, so that the shorter of two wins is the better one.
 */
export function playOut(g: Game, policy: Policy, { depth, coefficients }: Horizon): number {
  const decisions = playRounds(g, policy, depth);
  return 0.5 + (evaluate(g, coefficients) - 0.5) * (1 - DOUBT * decisions);
}

/** What became of several playouts: one side had won, or lost, all of them, or neither. */
export type Fate = 'won' | 'lost' | 'open';

/** A chance to win, and what became of the playouts: that it is 0 or 1 says nothing of these. */
export interface Prospect {
  readonly chance: number;
  readonly fate: Fate;
}

const OPPOSITE: Readonly<Record<Fate, Fate>> = { won: 'lost', lost: 'won', open: 'open' };

export function ofOtherSide({ chance, fate }: Prospect): Prospect {
  return { chance: 1 - chance, fate: OPPOSITE[fate] };
}

/** Of chances of the side whose fate it is. */
export function fateOf(chances: readonly number[]): Fate {
  if (chances.every((chance) => chance > 1 - EVALUATION_DOUBT)) return 'won';
  return chances.every((chance) => chance < EVALUATION_DOUBT) ? 'lost' : 'open';
}
