import type { TableEntry } from '@great-machine/client';
import {
  type Answer,
  type Audience,
  audienceOfSeat,
  type Entry,
  type GameRecord,
  type GameState,
  hashState,
  type LoggedPlay,
  Play,
  type PlayPosition,
  type Refusal,
  RULES_VERSION,
  readAnswer,
  recordAnswer,
  replay,
} from '@great-machine/rules';
import type { TableAct } from './acts.js';
import { Chronicle, chronicleOf, type KeptChronicle } from './chronicle.js';
import { History, type HistoryMark, type KeptLines, NO_LINES } from './history.js';

/** What happened in a game so far, as it is kept. */
export interface KeptHistory {
  readonly lines: KeptLines;
  readonly chronicle?: KeptChronicle;
  /** Where verification begins, if not with setup. */
  readonly start?: GameState;
  /** The chronicle up to there. */
  readonly chronicleBefore?: KeptChronicle;
  /** Everything said since. */
  readonly entries: readonly Entry[];
}

export const NO_HISTORY: KeptHistory = { lines: NO_LINES, entries: [] };

const NO_SUCH_MOMENT: Refusal = { code: 'no-such-moment', rule: 'R-INF-6' };

/** A moment as all players know it. */
export type PublicMoment = Pick<GameState, 'round' | 'phase'>;

/** A moment of a game to go back to. */
export interface GameMark {
  readonly position: PlayPosition;
  readonly entries: number;
  readonly feeds: HistoryMark;
  readonly chronicle: KeptChronicle;
}

/** A game being played together with what happened in it. */
export class HostedGame {
  private readonly history: History;
  private readonly rounds: Chronicle;
  private readonly entries: Entry[];
  private readonly start: GameState | undefined;
  private readonly chronicleBefore: KeptChronicle | undefined;
  /** The number of the entry in their feed that the latest answer of each seat has led to. */
  private readonly answeredAt = new Map<string, number>();

  constructor(
    readonly play: Play,
    kept: KeptHistory = NO_HISTORY,
  ) {
    this.history = new History(kept.lines);
    this.rounds = new Chronicle(kept.chronicle);
    this.entries = [...kept.entries];
    this.start = kept.start;
    this.chronicleBefore = kept.chronicleBefore;
    this.takeNews();
  }

  /** A game that was played again from its record, with everything that happened in it. */
  static replayed(logged: LoggedPlay): HostedGame {
    const game = new HostedGame(logged);
    const { start, entries } = logged.record();
    const kept = { ...game.kept, chronicle: chronicleOf(logged), start, entries };
    return new HostedGame(new Play(logged.rules, logged.putDown()), kept);
  }

  /** A game that other rules played so far goes on from where it stands; verification begins there anew. */
  static underOtherRules(
    play: Play,
    { lines, chronicle }: Pick<KeptHistory, 'lines' | 'chronicle'>,
    rulesVersion: string,
  ): HostedGame {
    play.goOnUnderOtherRules(rulesVersion, RULES_VERSION);
    return new HostedGame(play, {
      lines,
      chronicle,
      start: play.state,
      chronicleBefore: chronicle,
      entries: [],
    });
  }

  /** Several answers, all or none. */
  answer(answers: readonly Answer[]): Refusal | undefined {
    const result = this.play.answerAll(answers);
    if (!result.ok) return result.refusal;
    for (const { seat } of answers)
      this.answeredAt.set(seat, this.history.next(audienceOfSeat(this.play.look(), seat)));
    this.entries.push(...answers.map(recordAnswer));
    this.takeNews();
    return undefined;
  }

  undo(seat: string): Refusal | undefined {
    const refusal = this.play.undo(seat);
    if (refusal !== undefined) return refusal;
    this.entries.push({ seat, undo: true });
    this.takeNews();
    return undefined;
  }

  /**
   * By consent the game goes back to before the entry with this number in the feed of the seat that asked for it. What was
   * said is said once more to find out how things stood then.
   */
  takeBack(seat: string, number: number): Refusal | undefined {
    const { logged, entries } = this.findBefore(seat, number);
    return this.takeBackTo(logged, seat, entries);
  }

  /** To which moment that would lead, in terms that all players know; undefined if it cannot go back to there. */
  momentBefore(seat: string, number: number): PublicMoment | undefined {
    const audience = audienceOfSeat(this.play.look(), seat);
    if (number >= this.play.putDown().feeds[audience].next) return undefined;
    const { logged, entries } = this.findBefore(seat, number);
    const state = logged.stateAfter(entries);
    return state && { round: state.round, phase: state.phase };
  }

  /** The side of the seat gives the game up. */
  resign(seat: string): Refusal | undefined {
    const refusal = this.play.resign(seat);
    if (refusal !== undefined) return refusal;
    this.entries.push({ seat, resigns: true });
    this.takeNews();
    return undefined;
  }

  /** Once more what was said at another host of this game. */
  repeat(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = this.say(entry);
      if (refusal !== undefined)
        throw new Error(`what was said is refused: ${refusal.code} (${refusal.rule})`);
    }
  }

  /** The feed from `since` on, of many entries before `viewsFrom` only the lines; its last entry always has the view as it is now. */
  read(audience: Audience, since: number, viewsFrom?: number): readonly TableEntry[] {
    const entries = this.history.read(audience, since, viewsFrom);
    const last = entries.at(-1);
    if (last === undefined || last.moments.some(({ view, change }) => view ?? change)) return entries;
    const moments = last.moments.map((moment) => ({ ...moment, view: this.play.view(audience) }));
    return [...entries.slice(0, -1), { ...last, moments }];
  }

  /** Where the latest answer of these seats stands in their feed; where none is known, at its end. */
  latestAnswerOf(seats: readonly string[], audience: Audience): number {
    const known = seats.flatMap((seat) => this.answeredAt.get(seat) ?? []);
    return known.length === 0 ? this.history.next(audience) : Math.max(...known);
  }

  get chronicle(): KeptChronicle {
    return this.rounds.kept;
  }

  get kept(): KeptHistory {
    const { start, entries, chronicle, chronicleBefore } = this;
    return { lines: this.history.lines(), chronicle, start, chronicleBefore, entries: [...entries] };
  }

  record(): GameRecord {
    const { start, entries, play } = this;
    const { config, state } = play;
    return { rulesVersion: RULES_VERSION, config, start, entries: [...entries], hash: hashState(state) };
  }

  /** What was said and told since. */
  since({ entries, feeds }: GameMark): Pick<TableAct, 'said' | 'lines'> {
    return { said: this.entries.slice(entries), lines: this.history.lines(feeds) };
  }

  mark(): GameMark {
    const position = this.play.putDown();
    const { chronicle, entries } = this;
    return { position, entries: entries.length, feeds: this.history.mark(), chronicle };
  }

  /** As if nothing had happened since, because it could not be kept. */
  goBackTo({ position, entries, feeds, chronicle }: GameMark): void {
    this.play.takeUp(position);
    this.entries.length = entries;
    this.history.goBackTo(feeds);
    this.rounds.goBackTo(chronicle);
  }

  /** This game, played again, and how many entries there were before that one in the feed of the seat; -1 if none is known. */
  private findBefore(
    seat: string,
    number: number,
  ): { readonly logged: LoggedPlay; readonly entries: number } {
    const { play } = this;
    const audience = audienceOfSeat(play.look(), seat);
    const logged = replay(play.rules, this.record());
    const told = logged.toldByEntry(audience);
    const toldSince = told.filter((entry) => entry !== undefined).length;
    const toldBefore = play.putDown().feeds[audience].next - toldSince;
    const at = told.findIndex((entry) => entry?.number === number - toldBefore);
    return { logged, entries: Math.max(-1, at - 1) };
  }

  private say(entry: Entry): Refusal | undefined {
    const { rules } = this.play;
    if ('undo' in entry) return this.undo(entry.seat);
    if ('resigns' in entry) return this.resign(entry.seat);
    if ('backTo' in entry) return this.takeBackTo(replay(rules, this.record()), entry.seat, entry.backTo);
    return this.answer([readAnswer(rules, entry)]);
  }

  /** `logged` is this game, played again. */
  private takeBackTo(logged: LoggedPlay, seat: string, backTo: number): Refusal | undefined {
    const earlier = logged.stateAfter(backTo);
    if (earlier === undefined) return NO_SUCH_MOMENT;
    const refusal = this.play.takeBackTo(seat, earlier);
    if (refusal !== undefined) return refusal;
    this.entries.push({ seat, backTo });
    logged.takeBackTo(seat, earlier);
    this.takeNews();
    this.rounds.goBackTo(chronicleOf(logged, this.chronicleBefore));
    return undefined;
  }

  private takeNews(): void {
    const news = this.play.takeNews();
    this.history.add(news);
    for (const entry of news.revolutionaries) this.rounds.note(entry);
  }
}
