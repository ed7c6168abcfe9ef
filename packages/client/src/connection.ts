import type { Answer, Audience, DecisionOptions, LogLine, Refusal, View } from '@great-machine/rules';

/** What a seat of this connection may answer now. */
export interface Question {
  readonly seat: string;
  readonly asked: DecisionOptions;
  /** The picks among its options that could not be taken back. */
  readonly final: readonly string[];
}

export interface SeatStatus {
  readonly seat: string;
  /** Whom it speaks for: the Great Machine or Heroes. */
  readonly speaksFor: readonly string[];
  /** What the person at it is called; empty if nobody said. */
  readonly name: string;
  /** The level of the bot at it; undefined for a person. */
  readonly bot?: string;
  readonly isThinking: boolean;
}

/** Whether the table is safe, or why it could not be kept. */
export type Saving = 'saved' | { readonly failed: string };

export interface TableStatus {
  /** What the connection shows; undefined while nobody may see anything, as between two people at one screen. */
  readonly audience?: Audience;
  /** The seats that this connection answers for now. */
  readonly own: readonly string[];
  readonly seats: readonly SeatStatus[];
  /** The sides of people for whom the game waits. */
  readonly waitsFor: readonly Audience[];
  /** How many of their latest answers the own seats may take back. */
  readonly undoable: number;
  readonly saving: Saving;
  /** A bot failed and the game stands still: what to tell the person. */
  readonly trouble?: string;
}

/** An entry of the feed; far back, where nobody watches it happen any more, without its view. */
export interface TableEntry {
  readonly number: number;
  readonly lines: readonly LogLine[];
  readonly view?: View;
}

/** Everything new at one moment. */
export interface TableNews {
  /** Entries from the asked number on; the last one has its view. */
  readonly entries: readonly TableEntry[];
  /** What bots on the own side have said, all of it. */
  readonly remarks: readonly LogLine[];
  readonly questions: readonly Question[];
  readonly status: TableStatus;
}

/**
 * A table as the seats of one connection may see it. The client renders what comes from here and predicts nothing. The
 * same interface for a table in a worker and on a server; `packages/client/test/contract.ts` says what holds for both.
 */
export interface TableConnection {
  /** The feed from entry `since` on, with what may be answered now. */
  read(since: number): Promise<TableNews>;
  /** A refusal changes nothing. */
  answer(answer: Answer): Promise<Refusal | undefined>;
  /** Why an answer is not possible, from the seat's knowledge alone; undefined if it is. */
  whyNot(answer: Answer): Promise<Refusal | undefined>;
  /** Whether an answer could not be taken back. */
  isFinal(answer: Answer): Promise<boolean>;
  /** Takes the latest answer of the own seats back. */
  undo(): Promise<Refusal | undefined>;
  /** Tells that there is something to read. Returns how to stop listening. */
  listen(changed: () => void): () => void;
}
