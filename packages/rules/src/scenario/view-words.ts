import { printPick } from '../view/pick-text.js';
import type { OpenQuestion } from '../view/question.js';
import type { View } from '../view/view.js';
import { isRecord } from './shape.js';

/** A view as files speak of it: picks are texts. */
export function viewInWords(view: View): object {
  return {
    ...view,
    questions: view.questions.map(questionInWords),
    flow: view.flow.map((frame) =>
      frame.waiting === undefined ? frame : { ...frame, waiting: frame.waiting.map(questionInWords) },
    ),
  };
}

function questionInWords(question: OpenQuestion): object {
  const { draft } = question;
  return draft === undefined ? question : { ...question, draft: draft.map(printPick) };
}

/** Older files call the questions of a view decisions. */
export function inPresentNames(contains: unknown): unknown {
  if (!isRecord(contains) || contains.decisions === undefined) return contains;
  const { decisions, ...others } = contains;
  return { ...others, questions: decisions };
}
