import { hashPlain } from '../kernel/hash.js';
import type { DatedEvent, DrawRecord } from '../kernel/live.js';
import { liveGame } from '../model/game.js';
import type { AnyLogLine, Notice } from '../model/log-lines.js';
import type { Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { logLine } from '../view/log.js';
import { buildToldView, buildView, type View } from '../view/view.js';

/** What the game came to by one entry of its log. */
export interface Moment {
  readonly state: GameState;
  readonly events: readonly DatedEvent[];
  /** The state when each event was told. */
  readonly told: readonly GameState[];
  readonly draws: readonly DrawRecord[];
  readonly notice?: Notice;
}

/** What one audience gets to know by one entry. */
export interface FeedEntry {
  readonly number: number;
  readonly lines: readonly AnyLogLine[];
  /** How things stood when each line was told; what is asked and what comes next is in the last view only. */
  readonly told: readonly View[];
  readonly view: View;
}

/** How far the feed of an audience has come: the number of its next entry, and the fingerprint of its last view. */
export interface FeedPosition {
  readonly next: number;
  readonly seen: string;
}

export const FEED_START: FeedPosition = { next: 0, seen: '' };

/** What a moment adds to a feed. Feeds count for themselves: what changes nothing for an audience adds nothing to its feed. */
export function feedEntry(
  rules: Rules,
  audience: Audience,
  { next, seen }: FeedPosition,
  { state, events, told, notice }: Moment,
): { readonly entry?: FeedEntry; readonly position: FeedPosition } {
  const g = liveGame(rules, state);
  const view = buildView(g, audience);
  const fingerprint = hashPlain(view);
  const changed = fingerprint !== seen;
  const lines: AnyLogLine[] = events.map((event) => logLine(g, event, audience));
  if (notice !== undefined && (changed || isToldToAll(notice))) lines.push(notice);
  if (!changed && lines.length === 0) return { position: { next, seen } };
  const views = told.map((then) => buildToldView(liveGame(rules, then), audience));
  if (lines.length > views.length) views.push(view);
  return {
    entry: { number: next, lines, told: views, view },
    position: { next: next + 1, seen: fingerprint },
  };
}

/** All players have agreed to a take-back; an answer of the other side that is undone in secret is no news. */
function isToldToAll({ key }: Notice): boolean {
  return key === 'game-taken-back';
}
