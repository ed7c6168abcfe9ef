import type { TableEntry } from '@great-machine/client';
import {
  type Answer,
  AUDIENCES,
  type Audience,
  audienceOfSeat,
  type Entry,
  type FreshEntry,
  type GameRecord,
  type GameState,
  hashState,
  itemAt,
  type LoggedPlay,
  type News,
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
import {
  History,
  type HistoryMark,
  type KeptLines,
  NO_LINES,
  readEntries,
  type WrittenEntry,
  writeEntry,
} from './history.js';
import { RecentActs, type RecentMark } from './recent-acts.js';

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

/** How many entries are told with their views, for those who watch what happened. */
const MOST_WITH_VIEWS = 100;

/** How these entries differ is shorter than a view, as long as they are so few. */
const FEW = 10;

const NO_SUCH_MOMENT: Refusal = { code: 'no-such-moment', rule: 'R-INF-6' };

/** A moment as all players know it. */
export type PublicMoment = Pick<GameState, 'round' | 'phase'>;

/** A moment of a game to go back to. */
export interface GameMark {
  readonly position: PlayPosition;
  readonly entries: number;
  readonly feeds: HistoryMark;
  readonly recent: RecentMark;
  readonly chronicle: KeptChronicle;
}

/** A game being played together with what happened in it. */
export class HostedGame {
  private readonly history: History;
  private readonly rounds: Chronicle;
  private readonly entries: Entry[];
  private readonly recent: RecentActs;
  private readonly start: GameState | undefined;
  private readonly chronicleBefore: KeptChronicle | undefined;
  /** How things stood after the entries of each feed, by their numbers, as far as that is known. */
  private readonly moments = newMoments();
  private areMomentsKnown = false;
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
    const opening = this.takeNews();
    this.recent = new RecentActs(opening, play.putDown(), this.entries.length);
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
    this.hearOfAct();
    return undefined;
  }

  undo(seat: string): Refusal | undefined {
    const refusal = this.play.undo(seat);
    if (refusal !== undefined) return refusal;
    this.entries.push({ seat, undo: true });
    this.hearOfAct();
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

  /**
   * To which moment that would lead, in terms that all players know; undefined if it cannot go back to there. Round and Phase are in
   * every view, so they are as after the entry before, whatever happened in between. Only of a game that was taken up what was said
   * is said once more, the first time: players may ask often.
   */
  momentBefore(seat: string, number: number): PublicMoment | undefined {
    const audience = audienceOfSeat(this.play.look(), seat);
    if (number >= this.play.putDown().feeds[audience].next) return undefined;
    const known = this.moments[audience].get(number - 1);
    if (known !== undefined || this.areMomentsKnown) return known;
    this.learnMoments();
    return this.moments[audience].get(number - 1);
  }

  /** The side of the seat gives the game up. */
  resign(seat: string): Refusal | undefined {
    const refusal = this.play.resign(seat);
    if (refusal !== undefined) return refusal;
    this.entries.push({ seat, resigns: true });
    this.hearOfAct();
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

  /**
   * The feed from `since` on for a reader who has the view before it. Of many entries before `viewsFrom` only the lines are told;
   * the last entry always has the view as it is now. `lines` are those that are not kept here.
   */
  write(audience: Audience, since: number, viewsFrom = 0, lines?: KeptLines): readonly WrittenEntry[] {
    const atHand = this.history.read(audience, Math.max(0, since));
    return atHand ?? this.writeUpTo(this.history.next(audience), audience, since, viewsFrom, lines);
  }

  read(audience: Audience, since: number, lines?: KeptLines): readonly TableEntry[] {
    return readEntries(this.write(audience, since, 0, lines));
  }

  /** The same for a reader who is not to know of the entries from `before` on, nor how many there are. */
  readBefore(before: number, audience: Audience, since: number, lines?: KeptLines): readonly TableEntry[] {
    const next = Math.min(before, this.history.next(audience));
    return readEntries(this.writeUpTo(next, audience, since, 0, lines));
  }

  private writeUpTo(
    next: number,
    audience: Audience,
    since: number,
    viewsFrom: number,
    lines: KeptLines | undefined,
  ): readonly WrittenEntry[] {
    const from = Math.max(0, since);
    const told = this.recent
      .tell(this.play.rules, this.entries, audience)
      .filter(({ number }) => number < next);
    const isAll = next === this.history.next(audience);
    const wanted = viewsFrom > from + FEW ? viewsFrom : 0;
    const first = Math.max(this.recent.first(audience), next - MOST_WITH_VIEWS, wanted);
    const all = lines?.[audience] ?? this.history.lines()[audience];
    const written = told
      .filter(({ number }) => number >= Math.max(from, first))
      .map((entry) =>
        writeEntry(entry, entry.number === first && from < first ? undefined : entry.viewBefore),
      );
    const before = Math.min(first, next);
    const withoutViews = Array.from({ length: Math.max(0, before - from) }, (_, at) => {
      const number = from + at;
      const of = told[number - this.recent.first(audience)]?.lines ?? itemAt(all, number);
      const view = isAll && number === next - 1 ? this.play.view(audience) : undefined;
      return JSON.stringify({ number, moments: [{ lines: of, view }] });
    });
    return [...withoutViews, ...written];
  }

  /** Whether the lines of all entries from `since` on can be told without others. */
  hasLines(audience: Audience, since: number): boolean {
    const from = Math.max(0, since);
    return from >= this.recent.first(audience) || this.history.has(audience, from);
  }

  /** What was told up to now is kept elsewhere. */
  forgetTold(): void {
    this.history.forgetLines();
    this.recent.forgetOpening();
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
    const [feeds, recent] = [this.history.mark(), this.recent.mark()];
    return { position, entries: entries.length, feeds, recent, chronicle };
  }

  /** As if nothing had happened since, because it could not be kept. */
  goBackTo({ position, entries, feeds, recent, chronicle }: GameMark): void {
    this.play.takeUp(position);
    this.entries.length = entries;
    this.history.goBackTo(feeds);
    this.recent.goBackTo(recent);
    this.rounds.goBackTo(chronicle);
  }

  private learnMoments(): void {
    const logged = replay(this.play.rules, this.record());
    for (const audience of AUDIENCES) {
      const { told, toldBefore } = this.toldIn(logged, audience);
      for (const entry of told)
        if (entry !== undefined) this.moments[audience].set(toldBefore + entry.number, momentOf(entry));
    }
    this.areMomentsKnown = true;
  }

  /** What this game, played again, tells an audience entry by entry, and how much the audience was told before that. */
  private toldIn(logged: LoggedPlay, audience: Audience) {
    const told = logged.toldByEntry(audience);
    const toldSince = told.filter((entry) => entry !== undefined).length;
    return { told, toldBefore: this.play.putDown().feeds[audience].next - toldSince };
  }

  /** This game, played again, and how many entries there were before that one in the feed of the seat; -1 if none is known. */
  private findBefore(
    seat: string,
    number: number,
  ): { readonly logged: LoggedPlay; readonly entries: number } {
    const { play } = this;
    const audience = audienceOfSeat(play.look(), seat);
    const logged = replay(play.rules, this.record());
    const { told, toldBefore } = this.toldIn(logged, audience);
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
    this.recent.beginAnew(this.play.putDown(), this.entries.length);
    this.rounds.goBackTo(chronicleOf(logged, this.chronicleBefore));
    return undefined;
  }

  private takeNews(): News {
    const news = this.play.takeNews();
    this.history.add(news);
    for (const audience of AUDIENCES)
      for (const entry of news[audience]) this.moments[audience].set(entry.number, momentOf(entry));
    for (const entry of news.revolutionaries) this.rounds.note(entry);
    return news;
  }

  private hearOfAct(): void {
    this.takeNews();
    this.recent.reach(this.play.putDown(), this.entries.length);
  }
}

function newMoments(): Readonly<Record<Audience, Map<number, PublicMoment>>> {
  return { machine: new Map(), revolutionaries: new Map(), public: new Map() };
}

function momentOf({ round, phase }: FreshEntry): PublicMoment {
  return { round, phase };
}
