import { type Situation, tableOf } from '@great-machine/bots';
import {
  type Advice,
  NothingAround,
  type TableConnection,
  type TableNews,
  type TableStatus,
  type TakeBackOrResign,
  type Truth,
  type WalkEnd,
} from '@great-machine/client';
import {
  type Answer,
  type Audience,
  audienceOfActor,
  type Refusal,
  type Route,
  routesTo,
} from '@great-machine/rules';
import type { Hints } from './hints.js';
import type { WrittenEntry } from './history.js';
import type { Table } from './table.js';
import { truthOf } from './truth.js';

/** The client at the other end of a connection: the seats it answers for, and what it may know. */
export interface Connected {
  readonly seats: readonly string[];
  readonly audience: Audience;
}

/** What can be read at a table besides what has happened. */
export type TableStanding = Omit<TableNews, 'entries'>;

/** What is new at a table, with its entries as they are sent. */
export interface WrittenNews extends TableStanding {
  readonly entries: readonly WrittenEntry[];
}

const NOT_YOURS: Refusal = { code: 'not-your-decision', rule: 'R-INF-6' };

/** A table as one client reaches it. Its holder gets what its audience may know, and nothing else. */
export class Connection extends NothingAround implements TableConnection {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly table: Table,
    private readonly who: Connected,
    private readonly hints: Hints,
  ) {
    super();
  }

  get audience(): Audience {
    return this.who.audience;
  }

  read(since: number): Promise<TableNews> {
    const { audience } = this.who;
    return this.table.look(async () => {
      const lines = await this.table.earlierLines(audience, since);
      return { ...this.standing(), entries: this.table.read(audience, since, lines) };
    });
  }

  /** The same for a reader far away: a newcomer gets all lines, and views since the own latest answer. */
  readFromAfar(since: number): Promise<WrittenNews> {
    return this.table.look(async () => {
      const lines = await this.table.earlierLines(this.who.audience, since);
      return { ...this.standing(), entries: this.table.writeSinceAnswer(this.who, since, lines) };
    });
  }

  /** The same without what has happened. */
  readStanding(): Promise<TableStanding> {
    return this.table.look(() => this.standing());
  }

  /** The host gets the key of a request with what it leads to. */
  async answer(answers: readonly Answer[], key?: string): Promise<Refusal | undefined> {
    const areOwn = Array.isArray(answers) && answers.length > 0 && answers.every((one) => this.isOwn(one));
    return areOwn ? this.table.answer(answers, key) : NOT_YOURS;
  }

  async walk(seat: string, hero: string, route: Route, key?: string): Promise<WalkEnd> {
    if (!this.seats.includes(seat)) return { stopped: 'refused', refusal: NOT_YOURS };
    return this.table.walk(seat, hero, route, key);
  }

  whyNot(answer: Answer): Promise<Refusal | undefined> {
    return this.table.look(() => (this.isOwn(answer) ? this.table.play.whyNot(answer) : NOT_YOURS));
  }

  isFinal(answer: Answer): Promise<boolean> {
    return this.table.look(() => this.isOwn(answer) && this.table.play.isFinal(answer));
  }

  async undo(key?: string): Promise<Refusal | undefined> {
    return this.seats.length === 0 ? NOT_YOURS : this.table.undo(this.seats, key);
  }

  async wish(seat: string, wish: TakeBackOrResign): Promise<Refusal | undefined> {
    if (!this.seats.includes(seat)) return NOT_YOURS;
    return wish.want === 'resign' ? this.table.resign(seat) : this.table.takeBack(seat, wish.before);
  }

  async advise(seat: string, question: string): Promise<readonly Advice[]> {
    const situation = await this.table.look(() => this.situationOf(seat, question));
    return situation === undefined ? [] : this.hints.think(situation);
  }

  /** By public facts alone, but where a Hero thinks of going is the business of its own side. */
  routes(hero: string, district: string): Promise<readonly Route[]> {
    return this.table.look(() => {
      const g = this.table.play.look();
      const walker = g.state.heroes.findIndex((one) => one.hero === hero);
      const place = g.rules.districts.findIndex(({ id }) => id === district);
      const isOwn = audienceOfActor(g, hero) === this.who.audience;
      return isOwn && walker >= 0 && place >= 0 ? routesTo(g, walker, place) : [];
    });
  }

  truth(): Promise<Truth | undefined> {
    return this.table.look(() => {
      const { outcome } = this.table.play.state;
      return outcome && truthOf(this.table, outcome);
    });
  }

  notes(): Promise<string> {
    return this.table.look(() => this.table.notesOf(this.who.audience));
  }

  async keepNotes(audience: Audience, notes: string): Promise<void> {
    if (audience === this.who.audience) await this.table.keepNotes(audience, notes);
  }

  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  async leave(): Promise<void> {
    this.listeners.clear();
    this.hints.breakOff(() => true);
    this.table.disconnect(this);
  }

  /** Something has happened at the table. */
  tell(): void {
    this.hints.breakOff((situation) => !this.isStillAsked(situation));
    for (const listener of this.listeners) listener();
  }

  /** Those of its seats at which people sit: a bot's seat is answered for by the bot. */
  private get seats(): readonly string[] {
    const { people } = this.table;
    return this.who.seats.filter((seat) => people.includes(seat));
  }

  /** What a seat may know when it is asked this; undefined if it is not asked. */
  private situationOf(seat: string, question: string): Situation | undefined {
    if (!this.seats.includes(seat)) return undefined;
    const { play } = this.table;
    const questions = play.questions(seat);
    if (!questions.some(({ id }) => id === question)) return undefined;
    return { table: tableOf(play.config), seat, question, view: play.view(this.who.audience), questions };
  }

  private isStillAsked({ seat, question, questions }: Situation): boolean {
    const before = questions.find(({ id }) => id === question);
    return this.table.play.questions(seat).some(({ id, rev }) => id === before?.id && rev === before.rev);
  }

  private isOwn(answer: Answer): boolean {
    return this.seats.includes(answer?.seat);
  }

  private standing(): TableStanding {
    return {
      remarks: this.table.remarksTo(this.who.audience),
      questions: this.seats.flatMap((seat) => this.table.play.questions(seat)),
      status: this.status(),
    };
  }

  private status(): TableStatus {
    const { seats: own, table } = this;
    const undoable = Math.max(0, ...own.map((seat) => table.play.undoLimit(seat)));
    return { audience: this.who.audience, own, undoable, ...table.statusFor(this.who.audience) };
  }
}
