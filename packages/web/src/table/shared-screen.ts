import {
  type Advice,
  NothingAround,
  type TableConnection,
  type TableNews,
  type TakeBackOrResign,
  type Truth,
  type WalkEnd,
} from '@great-machine/client';
import type { Answer, Audience, GameRecord, Refusal, Route } from '@great-machine/rules';
import type { Connection, Table } from '@great-machine/table';

/** A table of this device: beyond what any table offers, the people at one screen say whose side it shows. */
export interface LocalTableConnection extends TableConnection {
  /** Shows one side of the people at this screen, or nothing. */
  show(audience: Audience | undefined): Promise<void>;
}

const NOT_SHOWN: Refusal = { code: 'not-your-decision', rule: 'R-INF-6' };

/** People who share one screen: it shows one side at a time, and between two of them nothing. */
export class SharedScreen extends NothingAround implements LocalTableConnection {
  private readonly connections: ReadonlyMap<Audience, Connection>;
  private shown: Connection | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly table: Table) {
    super();
    const seatsOf = (audience: Audience) =>
      table.people.filter((seat) => table.audienceOf(seat) === audience);
    const audiences = [...new Set(table.people.map((seat) => table.audienceOf(seat)))];
    this.connections = new Map(
      audiences.map((audience) => [audience, table.connect({ audience, seats: seatsOf(audience) })]),
    );
    const [only, ...others] = this.connections.values();
    this.shown = others.length === 0 ? only : undefined;
    for (const connection of this.connections.values()) connection.listen(() => this.tell());
  }

  async read(since: number): Promise<TableNews> {
    if (this.shown !== undefined) return this.shown.read(since);
    const status = { audience: undefined, own: [], undoable: 0, ...this.table.status };
    return { entries: [], remarks: [], questions: [], status };
  }

  async answer(answers: readonly Answer[]): Promise<Refusal | undefined> {
    return this.shown === undefined ? NOT_SHOWN : this.shown.answer(answers);
  }

  async walk(seat: string, hero: string, route: Route): Promise<WalkEnd> {
    if (this.shown === undefined) return { stopped: 'refused', refusal: NOT_SHOWN };
    return this.shown.walk(seat, hero, route);
  }

  async whyNot(answer: Answer): Promise<Refusal | undefined> {
    return this.shown === undefined ? NOT_SHOWN : this.shown.whyNot(answer);
  }

  async isFinal(answer: Answer): Promise<boolean> {
    return this.shown === undefined ? false : this.shown.isFinal(answer);
  }

  async undo(): Promise<Refusal | undefined> {
    return this.shown === undefined ? NOT_SHOWN : this.shown.undo();
  }

  async wish(seat: string, wish: TakeBackOrResign): Promise<Refusal | undefined> {
    return this.shown === undefined ? NOT_SHOWN : this.shown.wish(seat, wish);
  }

  async advise(seat: string, question: string): Promise<readonly Advice[]> {
    return this.shown === undefined ? [] : this.shown.advise(seat, question);
  }

  async routes(hero: string, district: string): Promise<readonly Route[]> {
    return this.shown === undefined ? [] : this.shown.routes(hero, district);
  }

  async truth(): Promise<Truth | undefined> {
    return this.shown?.truth();
  }

  async notes(): Promise<string> {
    return this.shown === undefined ? '' : this.shown.notes();
  }

  /** Also of a side that was just hidden: its last words arrive after it. */
  async keepNotes(audience: Audience, notes: string): Promise<void> {
    await this.connections.get(audience)?.keepNotes(audience, notes);
  }

  async show(audience: Audience | undefined): Promise<void> {
    if (audience !== undefined && !this.connections.has(audience)) return;
    this.shown = audience && this.connections.get(audience);
    this.tell();
  }

  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** The people are gone: bots stop thinking. */
  async leave(): Promise<void> {
    this.shown = undefined;
    this.listeners.clear();
    await this.table.close();
  }

  /** Keeps the game as it stands. */
  keep(): Promise<void> {
    return this.table.keep();
  }

  /** For the file of the game; it does not go through the connection. */
  record(): GameRecord {
    return this.table.record();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
