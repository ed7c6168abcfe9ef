import type { DrawRecord } from '../kernel/live.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { GameConfig } from '../model/config.js';
import { copyState } from '../model/copy.js';
import type { Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import type { Answer, Result } from './apply.js';
import { emptyState } from './create.js';
import {
  FEED_START,
  type FeedEntry,
  type FeedPosition,
  type FreshEntry,
  feedEntry,
  type LoggedMoment,
} from './feed.js';
import { beginning, Play } from './play.js';
import { type Entry, type GameRecord, RULES_VERSION, readAnswer, recordAnswer } from './record.js';
import { hashState } from './serialise.js';

const NO_SUCH_MOMENT = refuse('no-such-moment', 'R-INF-6');

/** A game being played that keeps its whole history, for records, replays and tests. */
export class LoggedPlay extends Play {
  readonly entries: Entry[] = [];
  readonly draws: DrawRecord[] = [];
  private readonly history: LoggedMoment[] = [];
  private readonly feeds = { machine: newFeed(), revolutionaries: newFeed(), public: newFeed() };

  constructor(
    rules: Rules,
    config: GameConfig,
    private readonly start?: GameState,
  ) {
    super(rules, beginning(start === undefined ? emptyState(config) : copyState(start)));
    this.run();
  }

  override answerAll(answers: readonly Answer[]): Result<object> {
    const result = super.answerAll(answers);
    if (result.ok) this.entries.push(...answers.map(recordAnswer));
    return result;
  }

  override undo(seat: string): Refusal | undefined {
    const refusal = super.undo(seat);
    if (refusal === undefined) this.entries.push({ seat, undo: true });
    return refusal;
  }

  /** Goes back to one of the states that this game has had. */
  override takeBackTo(seat: string, earlier: GameState): Refusal | undefined {
    const backTo = this.history.findIndex(({ state }) => state === earlier);
    if (backTo < 0) throw new Error('the game has never stood like this');
    const refusal = super.takeBackTo(seat, earlier);
    if (refusal === undefined) this.entries.push({ seat, backTo });
    return refusal;
  }

  override resign(seat: string): Refusal | undefined {
    const refusal = super.resign(seat);
    if (refusal === undefined) this.entries.push({ seat, resigns: true });
    return refusal;
  }

  /** The state after so many entries; undefined if there are fewer. */
  stateAfter(entries: number): GameState | undefined {
    return this.history[entries]?.state;
  }

  /** Once more what was said in a recorded game. */
  repeat(entry: Entry): Refusal | undefined {
    if ('undo' in entry) return this.undo(entry.seat);
    if ('resigns' in entry) return this.resign(entry.seat);
    if ('backTo' in entry) {
      const earlier = this.stateAfter(entry.backTo);
      return earlier === undefined ? NO_SUCH_MOMENT : this.takeBackTo(entry.seat, earlier);
    }
    const result = this.answer(readAnswer(this.rules, entry));
    return result.ok ? undefined : result.refusal;
  }

  feed(audience: Audience, since = 0): readonly FeedEntry[] {
    const feed = this.feeds[audience];
    for (const moment of this.history.slice(feed.moments)) {
      const { entry, position } = feedEntry(this.rules, audience, feed.position, moment);
      feed.position = position;
      if (entry !== undefined) feed.entries.push(entry.whole());
    }
    feed.moments = this.history.length;
    return feed.entries.slice(since);
  }

  /** What the beginning and then each entry of the log told an audience, if anything. */
  toldByEntry(audience: Audience): readonly (FreshEntry | undefined)[] {
    let reached = FEED_START;
    return this.history.map((moment) => {
      const { entry, position } = feedEntry(this.rules, audience, reached, moment);
      reached = position;
      return entry;
    });
  }

  record(): GameRecord {
    return {
      rulesVersion: RULES_VERSION,
      config: this.config,
      start: this.start,
      entries: [...this.entries],
      hash: hashState(this.state),
    };
  }

  protected override note(moment: LoggedMoment): void {
    super.note(moment);
    this.history.push(moment);
    this.draws.push(...moment.draws);
  }
}

/** The feed of one audience, as far as it was read. */
interface ReadFeed {
  readonly entries: FeedEntry[];
  position: FeedPosition;
  /** How many moments of the history it has. */
  moments: number;
}

function newFeed(): ReadFeed {
  return { entries: [], position: FEED_START, moments: 0 };
}

/** A record that cannot be replayed, with the entry that fails. */
export class ReplayError extends Error {}

/** Plays a recorded game again. With `upTo` only that many entries, for looking at any moment of it. */
export function replay(rules: Rules, record: GameRecord, upTo = record.entries.length): LoggedPlay {
  const play = new LoggedPlay(rules, record.config, record.start);
  record.entries.slice(0, upTo).forEach((entry, at) => {
    const refusal = play.repeat(entry);
    if (refusal !== undefined)
      throw new ReplayError(`entry ${at + 1} is refused: ${refusal.code} (${refusal.rule})`);
  });
  return play;
}

/** Whether re-executing a record gives the state that it names. */
export function verifyRecord(rules: Rules, record: GameRecord): 'same' | 'other-version' | 'different' {
  if (record.rulesVersion !== RULES_VERSION) return 'other-version';
  try {
    return hashState(replay(rules, record).state) === record.hash ? 'same' : 'different';
  } catch (error) {
    if (error instanceof ReplayError) return 'different';
    throw error;
  }
}
