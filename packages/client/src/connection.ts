import type { TakeBackOrResign } from '@great-machine/protocol';
import type { Answer, Audience, Refusal, Route, SeatQuestion } from '@great-machine/rules';
import type { Advice } from './advice.js';
import type { SentMoment } from './moments.js';
import type { Remark } from './remarks.js';
import type { TableSurroundings } from './surroundings.js';
import type { Truth } from './truth.js';

export interface SeatStatus {
  readonly seat: string;
  /** Whom it speaks for: the Great Machine or Heroes. */
  readonly speaksFor: readonly string[];
  /** What its occupant may know. */
  readonly audience: Audience;
  /** What the person at it is called; empty without a name. */
  readonly name: string;
  /** The level of the bot at it; undefined for a person. */
  readonly bot?: string;
  /** Whether its bot thinks; what the other side and those who watch see is that the game waits for the bot. */
  readonly isThinking: boolean;
}

/** Whether the table is safe, or why it could not be kept. */
export type Saving = 'saved' | { readonly failed: string };

export interface TableStatus {
  /** What the connection shows; undefined while no side may be seen, as between two people at one screen. */
  readonly audience?: Audience;
  /** The seats that this connection answers for now. */
  readonly own: readonly string[];
  readonly seats: readonly SeatStatus[];
  /** The seats of people for whom the game waits. */
  readonly waitsFor: readonly string[];
  /** How many thoughts for other tables came first, when the game began to wait for bots; missing where none did. */
  readonly botsAhead?: number;
  /** How many of their latest answers the own seats may take back. */
  readonly undoable: number;
  readonly saving: Saving;
  /** A bot failed and the game stands still: what to tell the person. */
  readonly trouble?: string;
}

/** An entry of the feed, moment by moment. */
export interface TableEntry {
  readonly number: number;
  readonly moments: readonly SentMoment[];
}

/** Everything new at one moment. */
export interface TableNews {
  /** Entries from the asked number on, for a reader who has the view of the one before; the last one has its view. */
  readonly entries: readonly TableEntry[];
  /** What bots on the own side have said, all of it. */
  readonly remarks: readonly Remark[];
  /** What the own seats may answer now. */
  readonly questions: readonly SeatQuestion[];
  readonly status: TableStatus;
}

/** Where a walk ended: at its goal, before a die, at another price than foreseen, at another question, or refused. */
export type WalkEnd =
  | { readonly stopped: 'arrived' | 'die' | 'price' | 'asked' }
  | { readonly stopped: 'refused'; readonly refusal: Refusal };

/**
 * A table as the seats of one connection may see it. The client renders what comes from here and predicts nothing. The
 * same interface for a table in a worker and on a server; `packages/client/test/contract.ts` says what holds for both.
 */
export interface TableConnection extends TableSurroundings {
  /**
   * The feed from entry `since` on, with what may be answered now. Each audience has a feed of its own: a client that finds another
   * audience in the status than before drops what it has, and reads from 0 on.
   */
  read(since: number): Promise<TableNews>;
  /** Several answers in order, all or none: a refusal changes nothing. */
  answer(answers: readonly Answer[]): Promise<Refusal | undefined>;
  /** A Hero goes along a route, up to where something else is asked. */
  walk(seat: string, hero: string, route: Route): Promise<WalkEnd>;
  /** Why an answer is not possible, from the seat's knowledge alone; undefined if it is. */
  whyNot(answer: Answer): Promise<Refusal | undefined>;
  /** Whether an answer could not be taken back. */
  isFinal(answer: Answer): Promise<boolean>;
  /** Takes the latest answer of the own seats back. */
  undo(): Promise<Refusal | undefined>;
  /**
   * Wants the game to go back to before an entry of the own feed, or gives it up. It happens when all have agreed whom it concerns:
   * bots do, people at other devices vote, and people at one device agree aloud.
   */
  wish(seat: string, wish: TakeBackOrResign): Promise<Refusal | undefined>;
  /** The best answers to a question, best first; none to a question of another connection. */
  advise(seat: string, question: string): Promise<readonly Advice[]>;
  /** The best ways of an own Hero to a District, as the City stands now. */
  routes(hero: string, district: string): Promise<readonly Route[]>;
  /** Everything that was hidden; undefined before the end. */
  truth(): Promise<Truth | undefined>;
  /** The pencil marks of this connection's audience. */
  notes(): Promise<string>;
  keepNotes(audience: Audience, notes: string): Promise<void>;
  /** Tells that there is something to read. Returns how to stop listening. */
  listen(changed: () => void): () => void;
  /** The client is gone. */
  leave(): Promise<void>;
}
