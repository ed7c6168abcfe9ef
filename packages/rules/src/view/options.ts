import { openDecisions, optionsOf } from '../kernel/answer.js';
import { type Decision, decisionId, type OptionMeaning, type Pick } from '../kernel/decision.js';
import type { Game } from '../model/game.js';
import { mayPick, speaksFor } from '../model/seats.js';
import { pickText } from './words.js';

/** An option as a seat sees it: the pick in words, and what it means. */
export interface OptionView {
  readonly pick: string;
  readonly meaning: OptionMeaning;
}

export interface DecisionOptions {
  readonly decision: string;
  readonly kind: string;
  readonly actor: string;
  readonly rev: number;
  readonly draft: readonly string[];
  readonly options: readonly OptionView[];
}

/** What a seat may answer now, with prices, what is left, outcomes and chances. */
export function optionsForSeat(g: Game, seat: string): readonly DecisionOptions[] {
  return openDecisions(g)
    .filter((decision) => speaksFor(g, seat, decision.actor))
    .map((decision) => ({
      decision: decisionId(g.state.round, decision),
      kind: decision.kind,
      actor: decision.actor,
      rev: decision.rev,
      draft: decision.draft.map((pick) => pickText(g, pick)),
      options: optionsOf(g, decision)
        .filter((pick) => mayPick(seat, pick))
        .map((pick) => ({ pick: pickText(g, pick), meaning: explainPick(g, decision, pick) })),
    }));
}

export function explainPick(g: Game, decision: Decision, pick: Pick): OptionMeaning {
  const kind = g.rules.decisions[decision.kind];
  return kind.explain?.(g, decision, pick) ?? { rule: kind.rule };
}
