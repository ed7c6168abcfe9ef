import type { AnyLogLine } from '@great-machine/rules';
import type { TableShown } from '../state/table-store.js';

/** What has sounded already. */
export interface Heard {
  /** How many moments of the log. */
  readonly upTo: number;
  /** Round and Phase of the last question. */
  readonly askedIn?: string;
  /** Others were at work since the last question. */
  readonly hasWaited: boolean;
}

/** What is new since the last time. What lies before the first look, or before another side is shown, stays silent. */
export function listen(
  { history, questions, status, view }: Pick<TableShown, 'history' | 'questions' | 'status' | 'view'>,
  before: Heard | undefined,
): { readonly heard: Heard; readonly lines: readonly AnyLogLine[]; readonly isYourTurn: boolean } {
  const upTo = history.length;
  const isNew = before === undefined || upTo < before.upTo;
  const lines = isNew ? [] : history.slice(before.upTo).flatMap((moment) => moment.lines);
  const hasWaited = before?.hasWaited === true || status.seats.some(({ isThinking }) => isThinking);
  if (questions.length === 0)
    return { heard: { upTo, askedIn: before?.askedIn, hasWaited }, lines, isYourTurn: false };
  const askedIn = `${view?.round} ${view?.phase}`;
  const isYourTurn = !isNew && (hasWaited || askedIn !== before.askedIn);
  return { heard: { upTo, askedIn, hasWaited: false }, lines, isYourTurn };
}
