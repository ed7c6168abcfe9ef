import type { Frame } from '../kernel/live.js';
import { stepName, stepNamed, whyNoStep } from '../kernel/step-names.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import type { PlayPosition, UndoWindow } from './play.js';
import { withAbsentFields } from './serialise.js';

/** A state whose frames name their next step: numbers resume elsewhere once a step is added. */
export type WrittenState = Omit<GameState, 'frames'> & { readonly frames: readonly WrittenFrame[] };
type WrittenFrame = Omit<Frame, 'step'> & { readonly step?: string };

interface WrittenPosition extends Omit<PlayPosition, 'state' | 'undo'> {
  readonly state: WrittenState;
  readonly undo?: Omit<UndoWindow, 'from'> & { readonly from: WrittenState };
}

/** A game that was put down, as JSON. */
export function writePosition(rules: Rules, { state, undo, revisions, feeds }: PlayPosition): string {
  const written: WrittenPosition = {
    state: writeState(rules, state),
    undo: undo && { ...undo, from: writeState(rules, undo.from) },
    revisions,
    feeds,
  };
  return JSON.stringify(written);
}

/** The game that a text holds, to be taken up under these rules; an error gives every reason why it cannot be. */
export function readPosition(rules: Rules, text: string): PlayPosition {
  const written: unknown = JSON.parse(text);
  if (!isPosition(written)) throw new Error('this is no game that was put down');
  const { state, undo, revisions, feeds } = written;
  const reasons = unknownParts(rules, state);
  if (reasons.length > 0) throw new Error(`the game cannot be taken up: ${reasons.join('; ')}`);
  return {
    state: readState(rules, state),
    undo: undo && readUndo(rules, undo),
    revisions,
    feeds,
  };
}

function isPosition(written: unknown): written is WrittenPosition {
  if (typeof written !== 'object' || written === null) return false;
  const { state, revisions, feeds } = written as Partial<WrittenPosition>;
  const isState = Array.isArray(state?.frames) && Array.isArray(state.offers);
  return isState && typeof revisions === 'object' && typeof feeds === 'object';
}

/** Other rules may not know where the window began; the game goes on without it. */
function readUndo(
  rules: Rules,
  { seat, from, answers }: NonNullable<WrittenPosition['undo']>,
): UndoWindow | undefined {
  if (unknownParts(rules, from).length > 0) return undefined;
  return { seat, from: readState(rules, from), answers };
}

/** The frames, steps and questions that these rules do not have. */
function unknownParts({ frames, decisions }: Rules, state: WrittenState): readonly string[] {
  const asked = [...state.frames.flatMap(({ asks }) => asks), ...state.offers];
  return [
    ...state.frames.flatMap(({ frame, step }) => whyNoStep(frames, frame, step) ?? []),
    ...asked.flatMap(({ kind }) =>
      Object.hasOwn(decisions, kind) ? [] : [`no module asks the question '${kind}'`],
    ),
  ];
}

export function writeState({ frames }: Rules, state: GameState): WrittenState {
  const named = state.frames.map((frame) => ({ ...frame, step: stepName(frames, frame.frame, frame.step) }));
  return { ...state, frames: named };
}

export function readState({ frames }: Rules, state: WrittenState): GameState {
  const numbered = state.frames.map((frame) => ({
    ...frame,
    step: stepNamed(frames, frame.frame, frame.step),
  }));
  return withAbsentFields({ ...state, frames: numbered });
}
