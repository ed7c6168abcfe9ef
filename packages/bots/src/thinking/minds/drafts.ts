import type { Situation } from '../mind.js';

/** Questions to several Heroes at once, whose drafts the others go by. */
const TOGETHER = ['access-choice', 'trust-share'];

/** What has been picked of an answer that one seat gives alone. */
export function begunAlone({ view, decision }: Situation): readonly string[] {
  const asked = view.decisions.find((open) => open.decision === decision);
  return asked === undefined || TOGETHER.includes(asked.kind) ? [] : (asked.draft ?? []);
}

/** The same question with nothing picked yet. */
export function withoutDraft(situation: Situation): Situation {
  const { table, seat, decision, options, view } = situation;
  const decisions = view.decisions.map((open) =>
    open.decision === decision ? { ...open, draft: [] } : open,
  );
  return { table, seat, decision, options, view: { ...view, decisions } };
}
