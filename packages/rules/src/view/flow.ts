import { itemAt } from '../kernel/checked.js';
import type { Decision } from '../kernel/decision.js';
import { kindNamed } from '../kernel/flow.js';
import type { Frame } from '../kernel/live.js';
import type { Plain } from '../kernel/plain.js';
import { stepName, stepNamed } from '../kernel/step-names.js';
import type { Game } from '../model/game.js';
import type { Audience } from '../model/module-view.js';
import { readFields, showFields } from './fields.js';
import { readPick } from './picks.js';
import { type OpenQuestion, showQuestion } from './question.js';

/** A place in the flow as an audience may know it. */
export interface FlowFrame {
  readonly frame: string;
  /** The step that comes next; none when all have been run. */
  readonly step?: string;
  readonly locals: Readonly<Record<string, Plain>>;
  /** Questions that wait until the frames above are left. */
  readonly waiting?: readonly OpenQuestion[];
}

/** The stack of frames, the lowest first. */
export function showFlow(g: Game, audience: Audience): readonly FlowFrame[] {
  const { frames } = g.state;
  return frames.map(({ frame, step, locals, asks }, at) => {
    const shown = {
      frame,
      step: stepName(g.rules.frames, frame, step),
      locals: showFields(g, itemAt(g.rules.frames, frame).locals, audience, locals),
    };
    const isBelow = at < frames.length - 1 && asks.length > 0;
    return isBelow ? { ...shown, waiting: asks.map((asked) => showQuestion(g, audience, asked)) } : shown;
  });
}

/** The frame that a view shows, without its questions and without what is hidden from its audience. */
export function readFrame(g: Game, { frame, step, locals }: FlowFrame): Frame {
  const next = stepNamed(g.rules.frames, frame, step);
  return { frame, step: next, locals: readFields(g, itemAt(g.rules.frames, frame).locals, locals), asks: [] };
}

/** The decision behind a question; a draft that the audience does not see is empty. */
export function readQuestion(
  g: Game,
  { id, kind, actor, about, draft = [], rev = 0 }: OpenQuestion,
): Decision {
  const { about: declared } = kindNamed(g, kind);
  return {
    kind,
    actor,
    about: readFields(g, declared, about),
    number: numberOf(id),
    draft: draft.flatMap((pick) => readPick(g, pick) ?? []),
    rev,
  };
}

/** Ids are made of the round, the number of the question, its kind and the actor. */
function numberOf(id: string): number {
  return Number(id.split('.', 2)[1]);
}
