import { win } from '../effects/tracks.js';
import { openDecisions } from '../kernel/answer.js';
import { decisionId } from '../kernel/decision.js';
import { runFlow } from '../kernel/flow.js';
import type { DatedEvent } from '../kernel/live.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { GameConfig } from '../model/config.js';
import { copyState } from '../model/copy.js';
import type { GameEvent } from '../model/events.js';
import { type Game, liveGame } from '../model/game.js';
import { AUDIENCES, type Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { audienceOfSeat } from '../view/audience.js';
import { type OpenQuestion, type SeatQuestion, showQuestions } from '../view/question.js';
import { buildView, type View } from '../view/view.js';
import { type Answer, type Applied, apply, type Result, whyNot } from './apply.js';
import { emptyState } from './create.js';
import { FEED_START, type FeedPosition, type FreshEntry, feedEntry, type LoggedMoment } from './feed.js';
import { questionsFor } from './questions.js';
import { type RecordedAnswer, readAnswer, recordAnswer } from './record.js';
import { isPastUndo } from './undo.js';

/** Answers of one seat since the last thing that cannot be undone, and the state before them. */
export interface UndoWindow {
  readonly seat: string;
  readonly from: GameState;
  readonly answers: readonly RecordedAnswer[];
}

/** All that a game being played consists of. */
export interface PlayPosition {
  readonly state: GameState;
  readonly undo: UndoWindow | undefined;
  /** Of the decisions of this round, so that one that is open again has a revision of its own. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly feeds: Readonly<Record<Audience, FeedPosition>>;
}

/**
 * A take-back opens decisions of earlier rounds again, whose revisions are forgotten: those of each branch of chance have
 * numbers of their own. How many branches there are is known to all.
 */
const REVISIONS_OF_A_BRANCH = 1_000_000;

export type News = Readonly<Record<Audience, readonly FreshEntry[]>>;

/** A game being played. It keeps how things stand; what has happened is handed to the host, who keeps it. */
export class Play {
  private position: PlayPosition;
  /** What has happened since the host took the news. */
  private moments: LoggedMoment[] = [];

  /** Takes up a game where it was put down. */
  constructor(
    readonly rules: Rules,
    position: PlayPosition,
  ) {
    this.position = position;
  }

  /** Begins a game, or goes on from a position in the middle of one. */
  static begin(rules: Rules, config: GameConfig, start?: GameState): Play {
    const play = new Play(rules, beginning(start === undefined ? emptyState(config) : copyState(start)));
    play.run();
    return play;
  }

  get state(): GameState {
    return this.position.state;
  }

  get config(): GameConfig {
    return this.position.state.config;
  }

  /** The present position, to look at; changes to it are not the game's. */
  look(): Game {
    return liveGame(this.rules, this.state);
  }

  answer(answer: Answer): Result<object> {
    return this.answerAll([answer]);
  }

  /** Several answers, all or none. */
  answerAll(answers: readonly Answer[]): Result<object> {
    const before = this.position;
    const moments: LoggedMoment[] = [];
    try {
      for (const answer of answers) {
        const result = apply(this.rules, this.state, answer, true);
        if (!result.ok) {
          this.position = before;
          return result;
        }
        moments.push(this.take(answer, result));
      }
    } catch (error) {
      this.position = before;
      throw error;
    }
    for (const moment of moments) this.note(moment);
    return { ok: true };
  }

  /** What the clock has answered stays so: its seat would not be asked again. */
  private take(answer: Answer, applied: Applied): LoggedMoment {
    const { state: before, undo } = this.position;
    const { seat, outOfTime = false } = answer;
    const window = undo?.seat === seat ? undo : { seat, from: before, answers: [] };
    const g = this.live(applied);
    this.moveTo(applied.state, (id) => !this.isOpen(before, id));
    this.position = {
      ...this.position,
      undo:
        outOfTime || isPastUndo(g, seat)
          ? undefined
          : { ...window, answers: [...window.answers, recordAnswer(answer)] },
    };
    const { state, events, told, draws } = applied;
    if (!outOfTime) return { before, state, events, told, draws };
    const side = audienceOfSeat(g, seat);
    const notice = { round: state.round, key: 'time-ran-out', params: { side } } as const;
    return { before, state, events, told, draws, notice };
  }

  /** How many of its latest answers a seat may take back. */
  undoLimit(seat: string): number {
    const { undo } = this.position;
    return undo?.seat === seat ? undo.answers.length : 0;
  }

  /** Takes the seat's last answer back by giving those before it once more: no chance is among them. */
  undo(seat: string): Refusal | undefined {
    const { state: before, undo } = this.position;
    if (undo?.seat !== seat) return refuse('nothing-to-undo', 'R-INF-6');
    const answers = undo.answers.slice(0, -1);
    let state = copyState(undo.from);
    for (const { rev: _, ...answer } of answers) {
      const result = apply(this.rules, state, readAnswer(this.rules, answer));
      if (!result.ok) throw new Error(`an answer that was taken is refused: ${result.refusal.code}`);
      state = result.state;
    }
    this.moveTo(state, () => true);
    this.position = { ...this.position, undo: answers.length === 0 ? undefined : { ...undo, answers } };
    const side = audienceOfSeat(this.look(), seat);
    const notice = { round: state.round, key: 'answer-undone', params: { side } } as const;
    this.note({ before, state, events: [], told: [], draws: [], notice });
    return undefined;
  }

  /**
   * Takes back, by consent, everything since an earlier state of this game, which its host has kept. Chance goes on in a
   * branch of its own, so that a result once seen is not rolled again. The players hear of a moment that all of them know:
   * how many answers were taken back would tell of hidden ones (R-INF-6).
   */
  takeBackTo(seat: string, earlier: GameState): Refusal | undefined {
    const before = this.state;
    const { outcome, random } = before;
    if (outcome !== undefined) return refuse('game-over', 'VIC-1');
    const state = copyState(earlier);
    state.random = { ...state.random, branch: random.branch + 1, forced: random.forced };
    this.moveTo(state, () => true);
    this.position = { ...this.position, undo: undefined };
    const { round, phase } = state;
    const side = audienceOfSeat(this.look(), seat);
    const notice = { round, key: 'game-taken-back', params: { side, round, phase } } as const;
    this.note({ before, state, events: [], told: [], draws: [], notice });
    return undefined;
  }

  /** The side of a seat gives the game up, of which all its players have agreed: the other side has won. */
  resign(seat: string): Refusal | undefined {
    const before = this.state;
    if (before.outcome !== undefined) return refuse('game-over', 'VIC-1');
    const g = liveGame(this.rules, copyState(before));
    g.events = [];
    g.told = [];
    const side = audienceOfSeat(g, seat);
    if (side === 'public') return refuse('not-your-decision', 'R-INF-6');
    win(g, side === 'machine' ? 'revolutionaries' : 'machine', 'resignation');
    this.position = { ...this.position, state: g.state, undo: undefined };
    this.note({ before, state: g.state, events: g.events, told: g.told, draws: [] });
    return undefined;
  }

  whyNot(answer: Answer): Refusal | undefined {
    return whyNot(this.rules, this.state, answer);
  }

  /** Whether an answer could not be taken back once given. */
  isFinal(answer: Answer): boolean {
    const result = apply(this.rules, this.state, answer);
    return result.ok && isPastUndo(this.live(result), answer.seat);
  }

  questions(seat: string): readonly SeatQuestion[] {
    return questionsFor(this.look(), seat);
  }

  /** What is asked now, as an audience may know it: the questions of its view, without the rest. */
  openQuestions(audience: Audience): readonly OpenQuestion[] {
    return showQuestions(this.look(), audience);
  }

  view(audience: Audience): View {
    return buildView(this.look(), audience);
  }

  /** What each audience got to know since this was asked last. */
  takeNews(): News {
    const news = { machine: [], revolutionaries: [], public: [] } satisfies Record<Audience, FreshEntry[]>;
    const feeds = { ...this.position.feeds };
    for (const moment of this.takeMoments()) {
      for (const audience of AUDIENCES) {
        const { entry, position } = feedEntry(this.rules, audience, feeds[audience], moment);
        feeds[audience] = position;
        if (entry !== undefined) (news[audience] as FreshEntry[]).push(entry);
      }
    }
    this.position = { ...this.position, feeds };
    return news;
  }

  /** All that the game consists of; the host has taken the news, for they are not part of it. */
  putDown(): PlayPosition {
    if (this.moments.length > 0) throw new Error('the news were not taken before the game was put down');
    return this.position;
  }

  /** Goes back to a position that was put down. */
  takeUp(position: PlayPosition): void {
    this.position = position;
    this.moments = [];
  }

  /**
   * Goes on under rules other than those that played it so far: nothing before can be undone, and what follows can be
   * replayed from this state alone.
   */
  goOnUnderOtherRules(from: string, to: string): void {
    const changed: GameEvent & DatedEvent = { event: 'rules-changed', from, to, round: this.state.round };
    const before = this.state;
    const state = copyState({ ...before, config: { ...this.config, modules: this.rules.modules } });
    this.position = { ...this.position, state, undo: undefined, revisions: {} };
    this.run(before, [changed]);
  }

  private takeMoments(): readonly LoggedMoment[] {
    const taken = this.moments;
    this.moments = [];
    return taken;
  }

  /** Runs the flow up to the first question, after what has happened already. */
  protected run(before?: GameState, events: readonly DatedEvent[] = []): void {
    const g = this.look();
    g.events = [...events];
    g.told = events.map(() => copyState(g.state));
    g.draws = [];
    runFlow(g);
    this.note({ before, state: g.state, events: g.events, told: g.told, draws: g.draws });
  }

  protected note(moment: LoggedMoment): void {
    this.moments.push(moment);
  }

  private live({ state, irreversible }: Pick<Applied, 'state' | 'irreversible'>): Game {
    const g = liveGame(this.rules, state);
    g.irreversible = irreversible;
    return g;
  }

  /** A decision that is open again gets a revision that no answer was given to yet. */
  private moveTo(state: GameState, isOpenAgain: (id: string) => boolean): void {
    const known = state.round === this.state.round ? this.position.revisions : {};
    const revisions: Record<string, number> = { ...known };
    const first = state.random.branch * REVISIONS_OF_A_BRANCH;
    for (const decision of openDecisions(liveGame(this.rules, state))) {
      const id = decisionId(state.round, decision);
      decision.rev = Math.max(decision.rev, first);
      if (revisions[id] !== undefined && isOpenAgain(id))
        decision.rev = Math.max(decision.rev, revisions[id] + 1);
      revisions[id] = decision.rev;
    }
    this.position = { ...this.position, state, revisions };
  }

  private isOpen(state: GameState, id: string): boolean {
    return openDecisions(liveGame(this.rules, state)).some((open) => decisionId(state.round, open) === id);
  }
}

export function beginning(state: GameState): PlayPosition {
  return {
    state,
    undo: undefined,
    revisions: {},
    feeds: { machine: FEED_START, revolutionaries: FEED_START, public: FEED_START },
  };
}
