import type { PickView } from '@great-machine/rules';
import type { Situation } from '../mind.js';

/** Questions to several Heroes at once, whose drafts the others go by. */
const TOGETHER = ['access-choice', 'trust-share'];

/** What has been picked of an answer that one seat gives alone. */
export function begunAlone({ view, question }: Situation): readonly PickView[] {
  const asked = view.questions.find(({ id }) => id === question);
  return asked === undefined || TOGETHER.includes(asked.kind) ? [] : (asked.draft ?? []);
}

/** The same question with nothing picked yet. */
export function withoutDraft(situation: Situation): Situation {
  const { table, seat, question, questions, view } = situation;
  const open = view.questions.map((one) => (one.id === question ? { ...one, draft: [] } : one));
  return { table, seat, question, questions, view: { ...view, questions: open } };
}
