import type { TableEntry } from '@great-machine/client';
import {
  type Answer,
  type Audience,
  type Entry,
  type GameRecord,
  type GameState,
  hashState,
  type LoggedPlay,
  Play,
  type PlayPosition,
  type Refusal,
  RULES_VERSION,
  recordAnswer,
} from '@great-machine/rules';
import { Chronicle, type KeptChronicle } from './chronicle.js';
import { History, type HistoryMark, type KeptLines, NO_LINES } from './history.js';

/** What happened in a game so far, as it is kept. */
export interface KeptHistory {
  readonly lines: KeptLines;
  readonly chronicle?: KeptChronicle;
  /** Where verification begins, if not with setup. */
  readonly start?: GameState;
  /** Everything said since. */
  readonly entries: readonly Entry[];
}

export const NO_HISTORY: KeptHistory = { lines: NO_LINES, entries: [] };

/** A moment of a game to go back to. */
interface Mark {
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

  constructor(
    readonly play: Play,
    kept: KeptHistory = NO_HISTORY,
  ) {
    this.history = new History(kept.lines);
    this.rounds = new Chronicle(kept.chronicle);
    this.entries = [...kept.entries];
    this.start = kept.start;
    this.takeNews();
  }

  /** A game that was played again from its record, with everything that happened in it. */
  static replayed(logged: LoggedPlay): HostedGame {
    const game = new HostedGame(logged);
    const { start, entries } = logged.record();
    return new HostedGame(new Play(logged.rules, logged.putDown()), { ...game.kept, start, entries });
  }

  /** A game that other rules played so far goes on from where it stands; verification begins there anew. */
  static underOtherRules(
    play: Play,
    { lines, chronicle }: Pick<KeptHistory, 'lines' | 'chronicle'>,
    rulesVersion: string,
  ): HostedGame {
    play.goOnUnderOtherRules(rulesVersion, RULES_VERSION);
    return new HostedGame(play, { lines, chronicle, start: play.state, entries: [] });
  }

  /** Several answers, all or none. */
  answer(answers: readonly Answer[]): Refusal | undefined {
    const result = this.play.answerAll(answers);
    if (!result.ok) return result.refusal;
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

  /** The feed from `since` on; its last entry always has the view as it is now. */
  read(audience: Audience, since: number): readonly TableEntry[] {
    const entries = this.history.read(audience, since);
    const last = entries.at(-1);
    if (last === undefined || last.moments.some(({ view, change }) => view ?? change)) return entries;
    const moments = last.moments.map((moment) => ({ ...moment, view: this.play.view(audience) }));
    return [...entries.slice(0, -1), { ...last, moments }];
  }

  get chronicle(): KeptChronicle {
    return this.rounds.kept;
  }

  get kept(): KeptHistory {
    const { start, entries, chronicle } = this;
    return { lines: this.history.lines, chronicle, start, entries: [...entries] };
  }

  record(): GameRecord {
    const { start, entries, play } = this;
    const { config, state } = play;
    return { rulesVersion: RULES_VERSION, config, start, entries: [...entries], hash: hashState(state) };
  }

  mark(): Mark {
    const position = this.play.putDown();
    const { chronicle, entries } = this;
    return { position, entries: entries.length, feeds: this.history.mark(), chronicle };
  }

  /** As if nothing had happened since, because it could not be kept. */
  goBackTo({ position, entries, feeds, chronicle }: Mark): void {
    this.play.takeUp(position);
    this.entries.length = entries;
    this.history.goBackTo(feeds);
    this.rounds.goBackTo(chronicle);
  }

  private takeNews(): void {
    const news = this.play.takeNews();
    this.history.add(news);
    for (const entry of news.revolutionaries) this.rounds.note(entry);
  }
}
