import { itemAt, present } from './checked.js';
import { type AboutOf, type Answered, type Decision, type DecisionKind, samePick } from './decision.js';
import type { AnyFrame, EventRecord, Frame, FrameLocals, Live, LocalsOf, Outcome } from './live.js';
import { drawOutcome } from './random.js';
import { stepNamed } from './step-names.js';

const STEP_LIMIT = 100_000;

/** Runs the flow until an actor has to decide or the game is over. */
export function runFlow(g: Live): void {
  const { frames } = g.state;
  let running: Frame | undefined;
  let ofRunning: AnyFrame['steps'] = [];
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const frame = frames[frames.length - 1];
    if (g.state.outcome !== undefined || frame === undefined) return;
    if (frame.asks.length > 0) {
      g.rules.atRest?.(g);
      return;
    }
    if (frame !== running) {
      running = frame;
      ofRunning = frameNamed(g, frame.frame).steps;
    }
    const step = ofRunning[frame.step];
    if (step === undefined) leave(g);
    else {
      frame.step++;
      step.run(g, frame.locals);
    }
  }
  throw new Error(`the flow does not come to rest in frame '${topFrame(g).frame}'`);
}

/** A frame that an offer entered has a question below it, which is asked again in the new position. */
function leave(g: Live): void {
  const { frames } = g.state;
  frames.pop();
  if (frames.length > 0 && topFrame(g).asks.length > 0) recheckDrafts(g);
}

export function topFrame(g: Live): Frame {
  const { frames } = g.state;
  return present(frames[frames.length - 1], 'frame');
}

/** What the topmost frame of that name remembers. */
export function localsOf<Name extends keyof FrameLocals>(g: Live, name: Name): FrameLocals[Name] {
  const locals = maybeLocalsOf(g, name);
  if (locals === undefined) throw new Error(`the flow is not in the frame '${name}'`);
  return locals;
}

/** The same where the flow need not be in such a frame. */
export function maybeLocalsOf<Name extends keyof FrameLocals>(
  g: Live,
  name: Name,
): FrameLocals[Name] | undefined {
  return topmost(g, name)?.locals as FrameLocals[Name] | undefined;
}

function topmost(g: Live, name: string): Frame | undefined {
  const { frames } = g.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame?.frame === name) return frame;
  }
  return undefined;
}

/** Goes through the steps of another frame before the present one goes on. */
export function enter<Name extends string>(g: Live, frame: Name, locals: LocalsOf<Name>): void {
  frameNamed(g, frame);
  g.state.frames.push({ frame, step: 0, locals, asks: [] });
}

function frameNamed(g: Live, frame: string): AnyFrame {
  const definition = g.rules.frames[frame];
  if (definition === undefined) throw new Error(`no module brings the frame '${frame}'`);
  return definition;
}

/** The kind of a decision. */
export function kindNamed(g: Live, kind: string): DecisionKind<object> {
  const definition = g.rules.decisions[kind];
  if (definition === undefined) throw new Error(`no module brings the question '${kind}'`);
  return definition;
}

/** The step that is running will run once more. */
export function repeatStep(g: Live): void {
  topFrame(g).step--;
}

/** The frame that is running goes on with the step of that name. */
export function goToStep(g: Live, name: string): void {
  const frame = topFrame(g);
  frame.step = stepNamed(g.rules.frames, frame.frame, name);
}

/** The frame that is running goes through its steps once more. */
export function restartFrame(g: Live): void {
  topFrame(g).step = 0;
}

/** The frame that is running, or the topmost one of that name, has no further steps. */
export function leaveFrame(g: Live, name = topFrame(g).frame): void {
  present(topmost(g, name), `frame '${name}'`).step = frameNamed(g, name).steps.length;
}

/** Hands a result to the frame below, which has entered this one. */
export function returnToCaller(g: Live, result: object): void {
  Object.assign(itemAt(g.state.frames, g.state.frames.length - 2).locals, result);
}

/** The first outcome stands, and nothing before it can be undone. */
export function endGame(g: Live, outcome: Outcome): void {
  if (g.state.outcome !== undefined) return;
  g.state.outcome = outcome;
  g.irreversible = true;
}

/** Each event is an object of its own, made where it happened, and gets its date here. */
export function emit<E extends EventRecord>(g: Live, event: E): void {
  if (g.events !== undefined) g.events.push(Object.assign(event, { round: g.state.round }));
}

/** One of the outcomes by chance; from here on nothing before can be undone. */
export function draw<T extends number | string>(g: Live, purpose: string, outcomes: readonly T[]): T {
  const result = drawOutcome(g.state.random, purpose, outcomes);
  g.irreversible = true;
  if (g.draws !== undefined) g.draws.push({ purpose, result });
  return result;
}

/** One of the questions that are asked together. */
export interface Question<About extends object> {
  readonly actor: string;
  readonly about: About;
}

/** Asks one question. With exactly one legal answer the game gives it (R-ORD-3). */
export function ask<Kind extends string>(g: Live, kind: Kind, actor: string, about: AboutOf<Kind>): void {
  const decision = openDecision(g, kind, actor, about);
  const definition = kindNamed(g, kind);
  const options = definition.options(g, decision);
  if (options.length === 0) throw new Error(`the question '${kind}' has no answer`);
  const answersItself =
    options.length === 1 && !definition.alwaysAsked?.(g, decision) && !g.rules.isAskedAnyway?.(g, decision);
  if (answersItself) {
    const answered = { ...decision, draft: options };
    if (isComplete(g, answered)) {
      definition.resolve(g, [answered]);
      return;
    }
  }
  g.state.asked++;
  g.offered = { decision, options };
  topFrame(g).asks = [decision];
}

/** Asks several actors at once; they are resolved when all are whole. */
export function askTogether<Kind extends string>(
  g: Live,
  kind: Kind,
  questions: readonly Question<AboutOf<Kind>>[],
): void {
  const decisions: Decision[] = [];
  for (const { actor, about } of questions) {
    decisions.push(openDecision(g, kind, actor, about));
    g.state.asked++;
  }
  topFrame(g).asks = decisions;
  settleAsked(g);
}

/** Lays an optional question beside whatever is pending (R-WIN-1). Its answer asks further only in a frame it enters. */
export function offer<Kind extends string>(g: Live, kind: Kind, actor: string, about: AboutOf<Kind>): void {
  g.state.offers.push(openDecision(g, kind, actor, about));
  g.state.asked++;
}

/** Takes back an offer that was not used. */
export function withdrawOffer(g: Live, kind: string): void {
  g.state.offers = g.state.offers.filter((decision) => decision.kind !== kind);
}

/**
 * After an offer was used: of each pending draft stays what is still offered and does not answer by itself (R-WIN-1). A
 * question to which no answer is left falls away.
 */
export function recheckDrafts(g: Live): void {
  const frame = topFrame(g);
  const { asks } = frame;
  for (const decision of asks) {
    const { draft } = decision;
    decision.draft = [];
    for (const pick of draft) {
      const options = kindNamed(g, decision.kind).options(g, decision);
      if (!options.some((option) => samePick(option, pick))) break;
      decision.draft = [...decision.draft, pick];
    }
    if (asks.length === 1 && isComplete(g, decision)) decision.draft = decision.draft.slice(0, -1);
    if (decision.draft.length < draft.length) decision.rev++;
  }
  frame.asks = asks.filter(
    (decision) => isComplete(g, decision) || kindNamed(g, decision.kind).options(g, decision).length > 0,
  );
  if (frame.asks.length < asks.length) settleAsked(g);
}

function openDecision(g: Live, kind: string, actor: string, about: object): Decision {
  if (!g.rules.isSpokenFor(g, actor))
    throw new Error(`the question '${kind}' asks '${actor}', for whom no seat speaks`);
  return { kind, actor, about, number: g.state.asked, draft: [], rev: 0 };
}

export function isComplete(g: Live, decision: Decision): boolean {
  const kind = kindNamed(g, decision.kind);
  return kind.isComplete === undefined ? decision.draft.length > 0 : kind.isComplete(g, decision);
}

function areSome(decisions: readonly Decision[]): decisions is Answered {
  return decisions.length > 0;
}

/** Resolves what the top frame has asked, once every answer is whole. */
export function settleAsked(g: Live): void {
  const frame = topFrame(g);
  for (const decision of frame.asks) if (!isComplete(g, decision)) return;
  const answered = frame.asks;
  if (!areSome(answered)) return;
  frame.asks = [];
  kindNamed(g, answered[0].kind).resolve(g, answered);
}
