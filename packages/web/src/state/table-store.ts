import type { Remark, TableEntry, TableNews, TableStatus, WalkEnd } from '@great-machine/client';
import type { Answer, AnyLogLine, Audience, Refusal, Route, SeatQuestion, View } from '@great-machine/rules';
import type { LocalTableConnection } from '../table/shared-screen.js';
import { PhasePlan } from './phase-plan.js';
import { type Slide, slidesOf } from './slides.js';

/** Log lines of one entry. */
export interface HistoryEntry {
  readonly number: number;
  readonly lines: readonly AnyLogLine[];
}

/** What the screen shows now. While things happen one after another, the view lags behind the table. */
export interface TableShown {
  readonly status: TableStatus;
  readonly view?: View;
  readonly questions: readonly SeatQuestion[];
  readonly history: readonly HistoryEntry[];
  readonly remarks: readonly Remark[];
  /** What was done in this Phase and not taken back. */
  readonly moves: readonly (readonly AnyLogLine[])[];
  /** What is happening just now, or has just happened. */
  readonly happening: readonly AnyLogLine[];
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  /** How many entries of the feed have been read. */
  readonly read: number;
  /** The entry after which the person has not answered yet: what came later is news. */
  readonly answeredAt: number;
}

/** How long an entry with something to see stays, in milliseconds; 0 shows only how things stand. */
type Pace = () => number;

/** A table on the page: reads the connection, and lets things happen one after another. */
export class TableStore {
  private shown: TableShown | undefined;
  /** What is still to be watched, and what is being watched. */
  private slides: Slide[] = [];
  private current: Slide | undefined;
  private isPaused = false;
  /** A Hero is walking: what is asked in between is answered already. */
  private isWalking = false;
  private history: readonly HistoryEntry[] = [];
  private readonly plan = new PhasePlan();
  private readonly listeners = new Set<() => void>();
  private readonly stopListening: () => void;
  private news: TableNews | undefined;
  private read = 0;
  private answeredAt = 0;
  /** What the last entry brought; one's own deeds are shown without waiting. */
  private deeds: readonly AnyLogLine[] = [];
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

  /** Several answers in order, all or none. */
  async answer(answers: readonly Answer[]): Promise<Refusal | undefined> {
    this.skip();
    this.answeredAt = this.read;
    return this.connection.answer(answers);
  }

  /** A Hero goes along a route, up to where something else is asked. */
  async walk(seat: string, hero: string, route: Route): Promise<WalkEnd> {
    this.skip();
    this.answeredAt = this.read;
    this.isWalking = true;
    try {
      return await this.connection.walk(seat, hero, route);
    } finally {
      this.isWalking = false;
      this.publish();
    }
  }

  async undo(): Promise<Refusal | undefined> {
    this.skip();
    return this.connection.undo();
  }

  /** Another side is shown: nothing of the one before stays on the page. */
  async show(side: Audience | undefined): Promise<void> {
    this.forget();
    for (const listener of this.listeners) listener();
    await this.connection.show(side);
    await this.refresh();
  }

  /** Straight to how things stand. */
  skip(): void {
    this.isPaused = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { entry } of this.slides.splice(0)) if (entry !== undefined) this.take(entry);
    this.current = undefined;
    this.deeds = [];
    this.publish();
  }

  /** What is being shown stays until the person goes on. */
  pause(): void {
    this.isPaused = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.publish();
  }

  goOn(): void {
    this.isPaused = false;
    this.playNext();
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
      this.publish();
      return;
    }
    this.read += news.entries.length;
    for (const entry of news.entries) {
      const isOld = entry.number < this.answeredAt;
      this.slides.push(
        ...(isOld ? [{ entry, lines: [] }] : slidesOf(entry, entry.number === this.answeredAt)),
      );
    }
    if (this.isFirst && news.entries.length > 0) {
      this.isFirst = false;
      this.answeredAt = this.read;
      this.skip();
    } else if (this.current === undefined && !this.isPaused) this.playNext();
    else this.publish();
  }

  /** Shows the next moment with words; those without pass at once. */
  playNext(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const pace = this.pace();
    if (pace === 0) {
      this.skip();
      return;
    }
    this.current = undefined;
    for (let slide = this.slides.shift(); slide !== undefined; slide = this.slides.shift()) {
      if (slide.entry !== undefined) this.take(slide.entry);
      this.deeds = slide.entry?.lines ?? this.deeds;
      if (slide.lines.length === 0) continue;
      this.current = slide;
      if (!this.isPaused) this.timer = setTimeout(() => this.playNext(), pace * (0.6 + slide.lines.length));
      break;
    }
    if (this.current === undefined) this.isPaused = false;
    this.publish();
  }

  private take(entry: TableEntry): void {
    const { number, lines, view } = entry;
    this.plan.take(entry);
    this.view = view ?? this.view;
    if (lines.length > 0) this.history = [...this.history, { number, lines }];
  }

  private publish(): void {
    if (this.news === undefined) return;
    const { status, questions, remarks } = this.news;
    const isPlaying = this.current !== undefined || this.slides.length > 0;
    this.shown = {
      status,
      view: this.view,
      questions: isPlaying || this.isWalking ? [] : questions,
      history: this.history,
      remarks,
      moves: this.plan.moves,
      happening: this.current?.lines ?? this.deeds,
      isPlaying,
      isPaused: this.isPaused,
      read: this.read,
      answeredAt: this.answeredAt,
    };
    for (const listener of this.listeners) listener();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.slides = [];
    this.current = undefined;
    this.isPaused = false;
    this.deeds = [];
    this.history = [];
    this.plan.forget();
    this.shown = undefined;
    this.news = undefined;
    this.read = 0;
    this.answeredAt = 0;
    this.view = undefined;
    this.isFirst = true;
  }
}
