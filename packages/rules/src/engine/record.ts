import type { GameConfig } from '../model/config.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { type PickText, parsePick, printPick } from '../view/pick-text.js';
import type { PickView } from '../view/picks.js';
import type { Answer } from './apply.js';

/** Of the rules and the content: a recorded game is re-executed with the version that played it. */
export const RULES_VERSION: string = '4';

/** An answer as records keep it. */
export interface RecordedAnswer {
  readonly seat: string;
  readonly decision: string;
  readonly rev?: number;
  readonly picks?: readonly PickText[];
  readonly back?: boolean;
  readonly outOfTime?: boolean;
}

/** A seat took its last answer back. */
export interface RecordedUndo {
  readonly seat: string;
  readonly undo: true;
}

/** By consent the game went back to where it stood after its first `backTo` entries; the seat had asked for it. */
export interface RecordedTakeBack {
  readonly seat: string;
  readonly backTo: number;
}

/** The side of the seat has given the game up. */
export interface RecordedResignation {
  readonly seat: string;
  readonly resigns: true;
}

/** An entry of the log. */
export type Entry = RecordedAnswer | RecordedUndo | RecordedTakeBack | RecordedResignation;

/** A whole game: how it began and everything that was said. */
export interface GameRecord {
  readonly rulesVersion: string;
  readonly config: GameConfig;
  /** Where it began, if not with setup. */
  readonly start?: GameState;
  readonly entries: readonly Entry[];
  /** The fingerprint of the state after the last entry. */
  readonly hash: string;
}

export function recordAnswer({ seat, decision, rev, picks, back, outOfTime }: Answer): RecordedAnswer {
  const said = { seat, decision, rev, ...(outOfTime === true ? { outOfTime } : {}) };
  return back === true ? { ...said, back } : { ...said, picks: picks?.map(printPick) };
}

/** An answer whose picks are texts; `apply` refuses it at the first one that means no pick. */
export function readAnswer(
  rules: Rules,
  { picks, ...answer }: Omit<RecordedAnswer, 'picks'> & { readonly picks?: readonly string[] },
): Answer {
  if (picks === undefined) return answer;
  const read: unknown = Array.isArray(picks) ? picks.map((text) => readText(rules, text)) : picks;
  return { ...answer, picks: read as Answer['picks'] };
}

function readText(rules: Rules, text: unknown): PickView | undefined {
  return typeof text === 'string' ? parsePick(rules, text) : undefined;
}
