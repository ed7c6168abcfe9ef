import type { DatedEvent, DrawRecord } from '../kernel/live.js';
import { isSamePlain } from '../kernel/plain.js';
import { liveGame } from '../model/game.js';
import type { AnyLogLine, Notice } from '../model/log-lines.js';
import type { Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { logLine } from '../view/log.js';
import { buildToldView, buildView, type View } from '../view/view.js';

/** What the game came to by one entry of its log. */
export interface LoggedMoment {
  /** The state that was told last; undefined at the beginning. */
  readonly before: GameState | undefined;
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

/** How far the feed of an audience has come: the number of its next entry. */
export interface FeedPosition {
  readonly next: number;
}

export const FEED_START: FeedPosition = { next: 0 };

/** What a moment adds to a feed. Feeds count for themselves: what changes nothing for an audience adds nothing to its feed. */
export function feedEntry(
  rules: Rules,
  audience: Audience,
  { next }: FeedPosition,
  moment: LoggedMoment,
): { readonly entry?: FreshEntry; readonly position: FeedPosition } {
  const { state, events, notice } = moment;
  const g = liveGame(rules, state);
  const lines: AnyLogLine[] = events.map((event) => logLine(g, event, audience));
  const entry = new FreshEntry(next, lines, rules, audience, moment);
  if (notice !== undefined && (isToldToAll(notice) || entry.isViewChanged())) lines.push(notice);
  if (lines.length === 0 && !entry.isViewChanged()) return { position: { next } };
  return { entry, position: { next: next + 1 } };
}

/** The same as it comes out of the game: its views are built when they are read, for most of those between its lines never are. */
export class FreshEntry {
  private builtBefore: View | undefined;
  private built: View | undefined;

  constructor(
    readonly number: number,
    readonly lines: readonly AnyLogLine[],
    private readonly rules: Rules,
    private readonly audience: Audience,
    private readonly moment: LoggedMoment,
  ) {}

  /** As in its view. */
  get round(): number {
    return this.moment.state.round;
  }

  get phase(): string {
    return this.moment.state.phase;
  }

  /** How things stood before; undefined at the beginning of the game. */
  get viewBefore(): View | undefined {
    const { before } = this.moment;
    if (before !== undefined) this.builtBefore ??= buildView(liveGame(this.rules, before), this.audience);
    return this.builtBefore;
  }

  get view(): View {
    this.built ??= buildView(liveGame(this.rules, this.moment.state), this.audience);
    return this.built;
  }

  /** How things stood when a line was told. */
  viewAt(line: number): View {
    const then = this.moment.told[line];
    return then === undefined ? this.view : buildToldView(liveGame(this.rules, then), this.audience);
  }

  isViewChanged(): boolean {
    return !isSamePlain(this.viewBefore, this.view);
  }

  whole(): FeedEntry {
    const { number, lines, view } = this;
    return { number, lines, told: lines.map((_, line) => this.viewAt(line)), view };
  }
}

/** All players have agreed to a take-back; an answer of the other side that is undone in secret is no news. */
function isToldToAll({ key }: Notice): boolean {
  return key === 'game-taken-back';
}
