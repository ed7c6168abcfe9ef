import { openDecisions } from '../kernel/answer.js';
import { decisionId } from '../kernel/decision.js';
import { runFlow } from '../kernel/flow.js';
import type { DrawRecord } from '../kernel/live.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { GameConfig } from '../model/config.js';
import { copyState } from '../model/copy.js';
import { bringToLife, type Game } from '../model/game.js';
import type { Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { audienceOfActor, audienceOfSeat } from '../view/audience.js';
import { type DecisionOptions, optionsForSeat } from '../view/options.js';
import { buildView, type View } from '../view/view.js';
import { type Answer, type Applied, apply, type Result, whyNot } from './apply.js';
import { emptyState } from './create.js';
import { Feed, type FeedEntry, type Moment } from './feed.js';
import { hashState } from './serialise.js';

/** Of the rules and the content: a recorded game is re-executed with the version that played it. */
export const RULES_VERSION = '4';

/** An entry of the log: an answer, or that a seat took its last one back. */
export type Entry = Answer | { readonly seat: string; readonly undo: true };

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

interface Undoable {
  readonly seat: string;
  readonly before: GameState;
}

/** A game being played: its log, the feed of each audience, and how far each seat may undo. */
export class Play {
  state: GameState;
  readonly config: GameConfig;
  readonly entries: Entry[] = [];
  readonly draws: DrawRecord[] = [];
  private readonly moments: Moment[] = [];
  private readonly feeds: Record<Audience, Feed> = {
    machine: new Feed('machine'),
    revolutionaries: new Feed('revolutionaries'),
    public: new Feed('public'),
  };
  /** Answers of one seat since the last thing that cannot be undone. */
  private undoable: Undoable[] = [];
  private readonly revisions = new Map<string, number>();

  constructor(
    readonly rules: Rules,
    config: GameConfig,
    private readonly start?: GameState,
  ) {
    this.config = config;
    const g = bringToLife(rules, start === undefined ? emptyState(config) : copyState(start));
    g.events = [];
    g.draws = this.draws;
    runFlow(g);
    this.state = g.state;
    this.moments.push({ state: this.state, events: g.events });
  }

  /** The present position, to look at; changes to it are not the game's. */
  look(): Game {
    return bringToLife(this.rules, this.state);
  }

  answer(answer: Answer): Result<object> {
    const before = this.state;
    const result = apply(this.rules, before, answer);
    if (!result.ok) return result;
    const { seat, decision, rev } = answer;
    this.entries.push(
      answer.back === true
        ? { seat, decision, rev, back: true }
        : { seat, decision, rev, picks: [...answer.picks!] },
    );
    const wereOpen = this.openIds();
    this.state = result.state;
    this.renewRevisions((id) => !wereOpen.has(id));
    this.draws.push(...result.draws);
    if (this.undoable.at(-1)?.seat !== seat) this.undoable = [];
    if (this.isBarrier(result, seat)) this.undoable = [];
    else this.undoable.push({ seat, before });
    this.moments.push({ state: this.state, events: result.events });
    return { ok: true };
  }

  /** How many of its latest answers a seat may take back. */
  undoLimit(seat: string): number {
    return this.undoable.at(-1)?.seat === seat ? this.undoable.length : 0;
  }

  undo(seat: string): Refusal | undefined {
    if (this.undoLimit(seat) === 0) return refuse('nothing-to-undo', 'R-INF-6');
    const { before } = this.undoable.pop()!;
    this.state = copyState(before);
    this.renewRevisions(() => true);
    this.entries.push({ seat, undo: true });
    const undone = { key: 'answer-undone', params: { side: this.sideOf(seat) } };
    this.moments.push({ state: this.state, events: [], undone });
    return undefined;
  }

  whyNot(answer: Answer): Refusal | undefined {
    return whyNot(this.rules, this.state, answer);
  }

  /** Whether an answer could not be taken back once given. */
  isFinal(answer: Answer): boolean {
    const result = apply(this.rules, this.state, answer);
    return result.ok && this.isBarrier(result, answer.seat);
  }

  options(seat: string): readonly DecisionOptions[] {
    return optionsForSeat(this.look(), seat);
  }

  view(audience: Audience): View {
    return buildView(this.look(), audience);
  }

  feed(audience: Audience, since = 0): readonly FeedEntry[] {
    return this.feeds[audience].readTo(this.rules, this.moments).slice(since);
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

  private sideOf(seat: string): string {
    return audienceOfSeat(this.look(), seat);
  }

  /**
   * Chance was used, something became known, or only the other side is asked now: what it does in secret must not show in how
   * far this one may undo (R-INF-6).
   */
  private isBarrier({ irreversible, state }: Applied, seat: string): boolean {
    const g = bringToLife(this.rules, state);
    const side = audienceOfSeat(g, seat);
    return irreversible || openDecisions(g).every(({ actor }) => audienceOfActor(g, actor) !== side);
  }

  private openIds(): ReadonlySet<string> {
    return new Set(openDecisions(this.look()).map((decision) => decisionId(this.state.round, decision)));
  }

  /** A decision that is open again has a revision that nobody has answered yet. */
  private renewRevisions(isOpenAgain: (id: string) => boolean): void {
    for (const decision of openDecisions(this.look())) {
      const id = decisionId(this.state.round, decision);
      const known = this.revisions.get(id);
      if (known !== undefined && isOpenAgain(id)) decision.rev = Math.max(decision.rev, known + 1);
      this.revisions.set(id, decision.rev);
    }
  }
}

/** A record that cannot be replayed, with the entry that fails. */
export class ReplayError extends Error {}

/** Plays a recorded game again. With `upTo` only that many entries, for looking at any moment of it. */
export function replay(rules: Rules, record: GameRecord, upTo = record.entries.length): Play {
  const play = new Play(rules, record.config, record.start);
  record.entries.slice(0, upTo).forEach((entry, at) => {
    const refusal = 'undo' in entry ? play.undo(entry.seat) : refusalOf(play.answer(entry));
    if (refusal !== undefined)
      throw new ReplayError(`entry ${at + 1} is refused: ${refusal.code} (${refusal.rule})`);
  });
  return play;
}

function refusalOf(result: Result<object>): Refusal | undefined {
  return result.ok ? undefined : result.refusal;
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
