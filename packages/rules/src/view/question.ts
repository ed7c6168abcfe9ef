import { isAwaited, openDecisions } from '../kernel/answer.js';
import { type Decision, decisionId, type OptionMeaning } from '../kernel/decision.js';
import { kindNamed } from '../kernel/flow.js';
import type { Plain } from '../kernel/plain.js';
import type { Game } from '../model/game.js';
import type { Audience } from '../model/module-view.js';
import { audienceOfActor } from './audience.js';
import { showFields } from './fields.js';
import { type PickView, showPick } from './picks.js';

/** Something that a seat may pick, and what that means to it. */
export interface Option {
  readonly pick: PickView;
  /** Price with its breakdown, what is left, outcomes and chances. */
  readonly meaning: OptionMeaning;
  /** It could not be taken back. */
  readonly final: boolean;
}

/** An open question as it leaves the rules. */
export interface OpenQuestion {
  readonly id: string;
  readonly kind: string;
  readonly actor: string;
  readonly rule: string;
  /** The game waits for it: it is not merely offered, nor answered already beside others. */
  readonly awaited: boolean;
  /** It blocks no seat: its actor may answer or leave it (R-WIN-1). */
  readonly isOffer: boolean;
  readonly about: Readonly<Record<string, Plain>>;
  /** The answer so far, and how often it changed: only for the side that decides. */
  readonly draft?: readonly PickView[];
  readonly rev?: number;
}

/** An open question to a seat that may answer it. */
export interface SeatQuestion extends OpenQuestion {
  readonly seat: string;
  readonly draft: readonly PickView[];
  readonly rev: number;
  /** What the seat may pick next; none once it has said all it has to say. */
  readonly options: readonly Option[];
}

/** What an audience may know of a decision. */
export function showQuestion(g: Game, audience: Audience, decision: Decision): OpenQuestion {
  const { rule, about, hidesProgress = false } = kindNamed(g, decision.kind);
  const isOwn = audienceOfActor(g, decision.actor) === audience;
  const shared = {
    id: decisionId(g.state.round, decision),
    kind: decision.kind,
    actor: decision.actor,
    rule,
    awaited: isAwaited(g, decision) || (hidesProgress && !isOwn),
    isOffer: g.state.offers.includes(decision),
    about: showFields(g, about, audience, decision.about),
  };
  return isOwn ? { ...shared, ...showDraft(g, decision) } : shared;
}

export function showDraft(g: Game, { draft, rev }: Decision) {
  return { draft: draft.map((pick) => showPick(g, pick)), rev };
}

export function showQuestions(g: Game, audience: Audience): readonly OpenQuestion[] {
  return openDecisions(g).map((decision) => showQuestion(g, audience, decision));
}
