import { dropPicks, isOffered, openDecisions, takePick } from '../kernel/answer.js';
import { itemAt } from '../kernel/checked.js';
import { type AnswerPick, type Decision, decisionId } from '../kernel/decision.js';
import { kindNamed } from '../kernel/flow.js';
import type { DatedEvent, DrawRecord } from '../kernel/live.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import { copyState } from '../model/copy.js';
import { type Game, liveGame } from '../model/game.js';
import type { Rules } from '../model/rules.js';
import { mayPick, speaksFor } from '../model/seats.js';
import type { GameState } from '../model/state.js';
import { type PickView, readPick } from '../view/picks.js';

/** What a seat says to an open decision: picks in order, whole or in part, or that it takes the last one back. */
export interface Answer {
  readonly seat: string;
  readonly decision: string;
  /** The revision that was seen; an answer to an older one is refused. */
  readonly rev?: number;
  readonly picks?: readonly PickView[];
  readonly back?: boolean;
  /** The table answers, because the time of the seat is up (R-TIME-1). */
  readonly outOfTime?: boolean;
}

export interface Applied {
  readonly state: GameState;
  readonly events: readonly DatedEvent[];
  /** The state when each event was told, if that was asked for. */
  readonly told: readonly GameState[];
  readonly draws: readonly DrawRecord[];
  /** Chance was used or something hidden became known. */
  readonly irreversible: boolean;
}

export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refusal };

/**
 * Applies an answer to a copy: the state handed in never changes, and a refused answer changes nothing. A host that tells the
 * game needs the state at each event, too; search and `whyNot` do not.
 */
export function apply(rules: Rules, state: GameState, answer: Answer, tells = false): Result<Applied> {
  if (typeof answer !== 'object' || answer === null) {
    return { ok: false, refusal: refuse('malformed-answer', 'R-INF-6') };
  }
  const before = liveGame(rules, state);
  const found = findDecision(before, answer);
  if ('refusal' in found) return { ok: false, refusal: found.refusal };
  const g = liveGame(rules, copyState(state));
  const decision = itemAt(openDecisions(g), openDecisions(before).indexOf(found.decision));
  const told: GameState[] = [];
  if (tells) g.told = told;
  g.events = [];
  g.draws = [];
  const refusal = applyInPlace(g, answer, decision);
  if (refusal !== undefined) return { ok: false, refusal };
  const { state: after, events, draws, irreversible } = g;
  return { ok: true, state: after, events, told, draws, irreversible };
}

function applyInPlace(g: Game, { seat, picks, back }: Answer, decision: Decision): Refusal | undefined {
  if (back === true) return takeBack(g, seat, decision);
  if (!Array.isArray(picks) || picks.length === 0) return refuse('malformed-answer', 'R-INF-6');
  for (let i = 0; i < picks.length; i++) {
    if (!openDecisions(g).includes(decision)) return refuse('too-many-picks', 'R-INF-6');
    const pick = readPick(g, picks[i]);
    if (pick === undefined) return refuse('malformed-answer', 'R-INF-6');
    const refusal = whyNotPick(g, seat, decision, pick);
    if (refusal !== undefined) return refusal;
    takePick(g, decision, pick);
  }
  return undefined;
}

/**
 * A seat that is ready withdraws its "ready". One that is not withdraws what was laid last, whichever seat laid it, and
 * with it everything said to it: both seats of a shared Hero may (R-SET-1).
 */
function takeBack(g: Game, seat: string, decision: Decision): Refusal | undefined {
  const { draft } = decision;
  if (draft.length === 0) return refuse('nothing-to-take-back', 'R-ACC-1');
  const ownReady = draft.findIndex(({ pick, of }) => pick === 'ready' && of === seat);
  const laid = draft.filter(({ pick }) => pick !== 'ready').length;
  if (ownReady < 0) dropPicks(g, decision, laid - 1);
  else dropPicks(g, decision, ownReady, ownReady + 1);
  return undefined;
}

/** The same refusal whatever is hidden: who does not speak for the actor learns nothing about the decision. */
export function findDecision(
  g: Game,
  { seat, decision: id, rev }: Answer,
): { decision: Decision } | { refusal: Refusal } {
  if (g.state.outcome !== undefined) return { refusal: refuse('game-over', 'VIC-1') };
  const decision = openDecisions(g).find((open) => decisionId(g.state.round, open) === id);
  if (decision === undefined) return { refusal: refuse('no-such-decision', 'R-INF-6') };
  if (!speaksFor(g, seat, decision.actor)) return { refusal: refuse('not-your-decision', 'R-INF-6') };
  if (rev !== undefined && rev !== decision.rev) return { refusal: refuse('stale-answer', 'R-INF-6') };
  return { decision };
}

/** Why a pick cannot be taken now; undefined when it can. */
export function whyNotPick(g: Game, seat: string, decision: Decision, pick: AnswerPick): Refusal | undefined {
  if (isOffered(g, decision, pick))
    return mayPick(seat, pick) ? undefined : refuse('not-your-seat', 'R-SET-1');
  const kind = kindNamed(g, decision.kind);
  return kind.whyNot?.(g, decision, pick) ?? refuse('not-offered', kind.rule);
}

/** "Why not?" for anything a person could try: the reason for the first pick that is not possible. */
export function whyNot(rules: Rules, state: GameState, answer: Answer): Refusal | undefined {
  const result = apply(rules, state, answer);
  return result.ok ? undefined : result.refusal;
}
