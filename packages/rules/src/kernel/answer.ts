import { type AnswerPick, type Decision, samePick } from './decision.js';
import { isComplete, kindNamed, recheckDrafts, runFlow, settleAsked, topFrame } from './flow.js';
import type { Live } from './live.js';

const NONE: readonly Decision[] = [];

/** What the flow has asked and not resolved yet. */
export function askedDecisions(g: Live): readonly Decision[] {
  const { frames, outcome } = g.state;
  return outcome !== undefined || frames.length === 0 ? NONE : topFrame(g).asks;
}

/** Every decision that may be answered now: what the flow has asked, then what is merely offered. */
export function openDecisions(g: Live): readonly Decision[] {
  const { offers, outcome } = g.state;
  const asked = askedDecisions(g);
  return offers.length === 0 || outcome !== undefined ? asked : [...asked, ...offers];
}

/** Whether the flow waits for this decision: one answered beside it may still be changed, but no actor waits for it. */
export function isAwaited(g: Live, decision: Decision): boolean {
  return !g.state.offers.includes(decision) && !isComplete(g, decision);
}

export function optionsOf(g: Live, decision: Decision): readonly AnswerPick[] {
  if (g.offered?.decision === decision) return g.offered.options;
  const options = kindNamed(g, decision.kind).options(g, decision);
  g.offered = { decision, options };
  return options;
}

export function isOffered(g: Live, decision: Decision, pick: AnswerPick): boolean {
  return optionsOf(g, decision).some((option) => samePick(option, pick));
}

/** Adds an offered pick to the draft and lets the game go on if that answers the question. In place. */
export function takePick(g: Live, decision: Decision, pick: AnswerPick): void {
  decision.draft = [...decision.draft, pick];
  decision.rev++;
  g.offered = undefined;
  const asOffer = g.state.offers.indexOf(decision);
  if (asOffer < 0) settleAsked(g);
  else if (isComplete(g, decision)) {
    g.state.offers.splice(asOffer, 1);
    kindNamed(g, decision.kind).resolve(g, [decision]);
    recheckDrafts(g);
  }
  runFlow(g);
}

/** Takes picks of a draft back, from one index to before another, or to the end; the decision stays open. In place. */
export function dropPicks(g: Live, decision: Decision, from: number, to = decision.draft.length): void {
  decision.draft = [...decision.draft.slice(0, from), ...decision.draft.slice(to)];
  decision.rev++;
  g.offered = undefined;
}
