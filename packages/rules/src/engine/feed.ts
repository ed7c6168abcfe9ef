import type { EventRecord } from '../kernel/live.js';
import { bringToLife } from '../model/game.js';
import type { Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { type LogLine, logLine } from '../view/log.js';
import { buildView, type View } from '../view/view.js';

/** What the game came to by one entry of the log. */
export interface Moment {
  readonly state: GameState;
  readonly events: readonly EventRecord[];
  /** The line that says that an answer was taken back. */
  readonly undone?: LogLine;
}

/** What one audience gets to know by one entry. */
export interface FeedEntry {
  readonly number: number;
  readonly lines: readonly LogLine[];
  readonly view: View;
}

/** The feed of one audience. It counts for itself: what changes nothing for the audience adds nothing to it. */
export class Feed {
  private readonly entries: FeedEntry[] = [];
  private momentsRead = 0;
  private lastView = '';

  constructor(private readonly audience: Audience) {}

  /** All entries up to the latest moment; built when somebody reads them. */
  readTo(rules: Rules, moments: readonly Moment[]): readonly FeedEntry[] {
    for (; this.momentsRead < moments.length; this.momentsRead++) this.add(rules, moments[this.momentsRead]);
    return this.entries;
  }

  private add(rules: Rules, { state, events, undone }: Moment): void {
    const g = bringToLife(rules, state);
    const view = buildView(g, this.audience);
    const text = JSON.stringify(view);
    const changed = text !== this.lastView;
    this.lastView = text;
    const lines = events.map((event) => logLine(g, event, this.audience));
    if (undone !== undefined && changed) lines.push(undone);
    if (changed || lines.length > 0) this.entries.push({ number: this.entries.length, lines, view });
  }
}
