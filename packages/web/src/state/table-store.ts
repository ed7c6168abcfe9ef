import type { Question, TableEntry, TableNews, TableStatus } from '@great-machine/client';
import type { Answer, LogLine, Refusal, View } from '@great-machine/rules';
import type { LocalTableConnection } from '../table/local-table.js';
import { PhasePlan } from './phase-plan.js';

/** Log lines of one entry, with the round they belong to. */
export interface HistoryEntry {
  readonly number: number;
  readonly round: number;
  readonly lines: readonly LogLine[];
}

/** What the screen shows now. While things happen one after another, the view lags behind the table. */
export interface TableShown {
  readonly status: TableStatus;
  readonly view?: View;
  readonly questions: readonly Question[];
  readonly history: readonly HistoryEntry[];
  readonly remarks: readonly LogLine[];
  /** What was done in this Phase and not taken back. */
  readonly moves: readonly (readonly LogLine[])[];
  /** What is happening just now, while the screen plays it. */
  readonly happening: readonly LogLine[];
  readonly isPlaying: boolean;
  /** How many entries of the feed have been read. */
  readonly read: number;
  /** The entry after which the person has not answered yet: what came later is news. */
  readonly answeredAt: number;
}

/** How long an entry with something to see stays, in milliseconds; 0 shows only how things stand. */
export type Pace = () => number;

/** A table on the page: reads the connection, and lets things happen one after another. */
export class TableStore {
  private shown: TableShown | undefined;
  private readonly waiting: TableEntry[] = [];
  private history: readonly HistoryEntry[] = [];
  private readonly plan = new PhasePlan();
  private readonly listeners = new Set<() => void>();
  private readonly stopListening: () => void;
  private news: TableNews | undefined;
  private read = 0;
  private answeredAt = 0;
  private round = 0;
  private view: View | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reading: Promise<void> | undefined;
  private readAgain = false;
  private isFirst = true;

  constructor(
    readonly connection: LocalTableConnection,
    private readonly pace: Pace,
    private readonly failed: (error: unknown) => void,
  ) {
    this.stopListening = connection.listen(() => this.refresh());
    this.refresh();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): TableShown | undefined => this.shown;

  async answer(answer: Answer): Promise<Refusal | undefined> {
    this.skip();
    this.answeredAt = this.read;
    return this.connection.answer(answer);
  }

  /** Several answers in order, until one is refused. */
  async answerAll(answers: readonly Answer[]): Promise<Refusal | undefined> {
    for (const answer of answers) {
      const refusal = await this.answer(answer);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  async undo(): Promise<Refusal | undefined> {
    this.skip();
    return this.connection.undo();
  }

  /** Another side is shown: nothing of the one before stays on the page. */
  async show(side: 'machine' | 'revolutionaries' | undefined): Promise<void> {
    this.forget();
    await this.connection.show(side);
    await this.refresh();
  }

  /** Straight to how things stand. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) this.take(this.waiting.shift()!);
    this.publish([]);
  }

  close(): void {
    this.stopListening();
    clearTimeout(this.timer);
    this.listeners.clear();
    void this.connection.leave();
  }

  /** One reading at a time, and another one if something has changed meanwhile. */
  private refresh(): Promise<void> {
    if (this.reading !== undefined) {
      this.readAgain = true;
      return this.reading;
    }
    this.reading = this.readNews()
      .catch(this.failed)
      .finally(() => {
        this.reading = undefined;
        if (!this.readAgain) return;
        this.readAgain = false;
        void this.refresh();
      });
    return this.reading;
  }

  private async readNews(): Promise<void> {
    const since = this.read;
    const news = await this.connection.read(since);
    if (since !== this.read) return;
    if (news.status.audience === undefined) this.forget();
    this.news = news;
    if (news.status.audience === undefined) {
      this.publish([]);
      return;
    }
    this.read += news.entries.length;
    this.waiting.push(...news.entries);
    if (this.isFirst && news.entries.length > 0) {
      this.isFirst = false;
      this.answeredAt = this.read;
      this.skip();
    } else if (this.timer === undefined) this.playNext();
    else this.publish(this.shown?.happening ?? []);
  }

  private playNext(): void {
    this.timer = undefined;
    const wait = this.pace();
    if (wait === 0) {
      this.skip();
      return;
    }
    while (this.waiting.length > 0) {
      const entry = this.waiting.shift()!;
      this.take(entry);
      if (entry.lines.length > 0 && entry.number >= this.answeredAt) {
        this.publish(entry.lines, true);
        this.timer = setTimeout(
          () => this.playNext(),
          wait * Math.min(3, Math.max(1, entry.lines.length * 0.6)),
        );
        return;
      }
    }
    this.publish([]);
  }

  private take(entry: TableEntry): void {
    const { number, lines, view } = entry;
    this.plan.take(entry);
    if (view !== undefined) {
      this.view = view;
      this.round = view.round;
    } else {
      const begun = lines.find(({ key }) => key === 'round-began');
      if (begun !== undefined) this.round = Number(begun.params.round);
    }
    if (lines.length > 0) this.history = [...this.history, { number, round: this.round, lines }];
  }

  private publish(happening: readonly LogLine[], isPlaying = false): void {
    if (this.news === undefined) return;
    const { status, questions, remarks } = this.news;
    this.shown = {
      status,
      view: this.view,
      questions: isPlaying || this.waiting.length > 0 ? [] : questions,
      history: this.history,
      remarks,
      moves: this.plan.moves,
      happening,
      isPlaying: isPlaying || this.waiting.length > 0,
      read: this.read,
      answeredAt: this.answeredAt,
    };
    for (const listener of this.listeners) listener();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
    this.history = [];
    this.plan.forget();
    this.shown = undefined;
    this.news = undefined;
    this.read = 0;
    this.answeredAt = 0;
    this.round = 0;
    this.view = undefined;
    this.isFirst = true;
  }
}
