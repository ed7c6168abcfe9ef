import {
  FeedReader,
  linesOf,
  type Remark,
  type TableNews,
  type TableStatus,
  type WalkEnd,
} from '@great-machine/client';
import {
  type Answer,
  type AnyLogLine,
  type Audience,
  type PickView,
  type Refusal,
  type Route,
  type SeatQuestion,
  samePickView,
  type View,
} from '@great-machine/rules';
import type { LocalTableConnection } from '../table/shared-screen.js';
import type { Speed } from './pace.js';
import { PhasePlan } from './phase-plan.js';
import { type Scene, scenesOf } from './scenes.js';
import { type Clock, type HistoryEntry, pageClock, Telling } from './telling.js';

/** What the screen shows now. While things are told one after another, all of it lags behind the table. */
export interface TableShown {
  readonly status: TableStatus;
  readonly view?: View;
  readonly questions: readonly SeatQuestion[];
  readonly history: readonly HistoryEntry[];
  readonly remarks: readonly Remark[];
  /** What was done in this Phase and not taken back. */
  readonly moves: readonly (readonly AnyLogLine[])[];
  /** The scene being told. */
  readonly scene?: Scene;
  /** How long it takes, in milliseconds. */
  readonly sceneLength: number;
  /** What moves on the board just now, or has just moved; one's own deeds are shown without waiting. */
  readonly happening: readonly AnyLogLine[];
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly canTellAgain: boolean;
  /** How many entries of the feed have been read. */
  readonly read: number;
  /** The entry after which the person has not answered yet: what came later is news. */
  readonly answeredAt: number;
}

/** A table on the page: reads the connection, and lets the game be told. */
export class TableStore {
  private shown: TableShown | undefined;
  private readonly telling: Telling;
  /** A Hero is walking: what is asked in between is answered already. */
  private isWalking = false;
  /** Nothing is shown of what lies between two answers that belong together. */
  private isHeld = false;
  /** The last answer was that the same Servant stays chosen: it goes with what it came with. */
  private isServantKept = false;
  private readonly plan = new PhasePlan();
  private readonly listeners = new Set<() => void>();
  private readonly stopListening: () => void;
  private feed = new FeedReader();
  private news: TableNews | undefined;
  /** Whose turn it was and what bots had said before what is being told. */
  private standing: Pick<TableNews, 'status' | 'remarks'> | undefined;
  private read = 0;
  private answeredAt = 0;
  private happening: readonly AnyLogLine[] = [];
  private reading: Promise<void> | undefined;
  private readAgain = false;
  private isFirst = true;

  constructor(
    readonly connection: LocalTableConnection,
    speed: () => Speed,
    private readonly failed: (error: unknown) => void,
    clock: Clock = pageClock,
  ) {
    this.telling = new Telling(
      speed,
      clock,
      (scene) => this.begin(scene),
      () => this.publish(),
    );
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
    this.beginAnswer();
    const servant = this.servantOf(answers);
    if (servant === undefined) return this.connection.answer(answers);
    this.isHeld = true;
    try {
      const refusal = await this.connection.answer(answers);
      if (refusal === undefined) await this.chooseAgain(servant);
      return refusal;
    } finally {
      this.isHeld = false;
      this.publish();
    }
  }

  /** A Hero goes along a route, up to where something else is asked. */
  async walk(seat: string, hero: string, route: Route): Promise<WalkEnd> {
    this.beginAnswer();
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
    if (this.isServantKept) await this.connection.undo();
    this.isServantKept = false;
    return this.connection.undo();
  }

  /** Another side is shown: nothing of the one before stays on the page. */
  async show(side: Audience | undefined): Promise<void> {
    this.forget();
    for (const listener of this.listeners) listener();
    await this.connection.show(side);
    await this.refresh();
  }

  /** Straight to the next own answer. */
  skip(): void {
    this.telling.skip();
  }

  pause(): void {
    this.telling.pause();
  }

  goOn(): void {
    this.telling.goOn();
  }

  playNext(): void {
    this.telling.next();
  }

  /** Tells once more what has happened since the last own answer. */
  again(): void {
    this.telling.again();
  }

  close(): void {
    this.stopListening();
    this.telling.forget();
    this.listeners.clear();
    void this.connection.leave();
  }

  /** The Servant whose deed these answers complete or begin. */
  private servantOf(answers: readonly Answer[]): PickView | undefined {
    const last = answers.at(-1);
    const question = this.news?.questions.find(({ id }) => id === last?.decision);
    const [first, second] = [...(question?.draft ?? []), ...(last?.picks ?? [])];
    return first?.names === 'servant' && second !== undefined ? first : undefined;
  }

  /** A Servant that can still do something stays chosen after its deed. */
  private async chooseAgain(servant: PickView): Promise<void> {
    await this.upToDate();
    const next = this.news?.questions.find(
      ({ draft, options }) => draft.length === 0 && options.some(({ pick }) => samePickView(pick, servant)),
    );
    if (next === undefined) return;
    await this.connection.answer([{ seat: next.seat, decision: next.id, picks: [servant] }]);
    this.isServantKept = true;
    await this.upToDate();
  }

  private async upToDate(): Promise<void> {
    while (this.reading !== undefined) await this.reading;
    await this.refresh();
  }

  private beginAnswer(): void {
    this.isServantKept = false;
    this.telling.begin();
    this.happening = [];
    this.answeredAt = this.read;
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
    else if (!this.telling.isTelling) this.standing = this.news;
    this.news = news;
    this.read += news.entries.length;
    const entries = this.feed.read(news.entries);
    for (const entry of entries) this.plan.take(linesOf(entry));
    const scenes = entries.flatMap((entry) => scenesOf(entry, entry.number === this.answeredAt));
    if (this.isFirst && scenes.length > 0) {
      this.isFirst = false;
      this.answeredAt = this.read;
      this.telling.tellAtOnce(scenes);
    } else this.telling.add(scenes);
  }

  private begin(scene: Scene): void {
    if (scene.lines.length > 0 || scene.rolling.length > 0) this.happening = scene.lines;
  }

  private publish(): void {
    if (this.news === undefined || this.isHeld) return;
    const { telling, news } = this;
    const { view, history } = telling.told;
    const isPlaying = telling.isTelling;
    const { status, remarks } = (isPlaying ? this.standing : undefined) ?? news;
    const { saving, trouble } = news.status;
    this.shown = {
      status: { ...status, saving, trouble },
      view,
      questions: isPlaying || this.isWalking ? [] : news.questions,
      history,
      remarks,
      moves: isPlaying ? [] : this.plan.moves,
      scene: telling.current,
      sceneLength: telling.length,
      happening: this.happening,
      isPlaying,
      isPaused: telling.isPaused,
      canTellAgain: telling.canTellAgain,
      read: this.read,
      answeredAt: this.answeredAt,
    };
    for (const listener of this.listeners) listener();
  }

  private forget(): void {
    this.telling.forget();
    this.feed = new FeedReader();
    this.happening = [];
    this.plan.forget();
    this.shown = undefined;
    this.news = undefined;
    this.standing = undefined;
    this.read = 0;
    this.answeredAt = 0;
    this.isFirst = true;
  }
}
