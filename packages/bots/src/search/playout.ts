import {
  type Decision,
  type Game,
  isAwaited,
  openDecisions,
  type Pick,
  takePick,
} from '@great-machine/rules';
import { evaluate } from '../evaluation/evaluate.js';
import type { Policy } from '../policy/policy.js';

/** The decision that the game waits for. */
export function awaitedDecision(g: Game): Decision | undefined {
  return openDecisions(g).find((open) => isAwaited(g, open));
}

export function takeAll(g: Game, decision: Decision, picks: readonly Pick[]): void {
  for (const pick of picks) takePick(g, decision, pick);
}

/** Plays on until so many more rounds have come to their end, and judges what has come of it: the Machine's chance to win. */
export function playOut(g: Game, policy: Policy, rounds: number): number {
  const last = g.state.round + rounds;
  while (g.state.outcome === undefined) {
    const decision = awaitedDecision(g)!;
    if (decision.kind === 'access-choice' && g.state.round >= last) break;
    takeAll(g, decision, policy.answer(g, decision));
  }
  return evaluate(g);
}
