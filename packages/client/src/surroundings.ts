import type { Channel, Clocks, OpenWish, Said, TableSheet, TalkLine } from '@great-machine/protocol';
import { RequestRefused } from './request-refused.js';

/** What a client knows of a table besides its game, as far as it was told. */
export interface Around {
  /** The people at its seats, and which of them are here; missing at a table of this device. */
  readonly sheet?: TableSheet;
  readonly clocks?: Clocks;
  /** What players want others to agree to. */
  readonly wishes: readonly OpenWish[];
  readonly talk: readonly TalkLine[];
}

/** A table besides its game: who is here, how much time is left, what is said, and what others are asked to agree to. */
export interface TableSurroundings {
  readonly around: Around;
  /** Milliseconds since 1970, by the clock of the server; at a table of this device by its own. */
  readonly serverTime: number;
  /** How many milliseconds a seat has left now; undefined where it has no clock. */
  timeLeft(seat: string): number | undefined;
  /** The page was shown or hidden: others see who is here. */
  beHere(): void;
  /** Says something to the table, to the own side or among those who watch; those without a seat may give a name. */
  say(channel: Channel, said: Said, name?: string): Promise<void>;
  /** Hides what the speaker of a line says, or shows it again. */
  mute(line: number, isMuted: boolean): Promise<void>;
  /** Tells the operator of a line. */
  report(line: number, reason: string): Promise<void>;
  /** Agrees to a wish of others, or ends it. */
  vote(seat: string, wish: number, agrees: boolean): Promise<void>;
  /** Wants it no more. */
  withdraw(wish: Pick<OpenWish, 'wish' | 'by'>): Promise<void>;
}

/** Around a table of this device there is nothing: people at one screen talk and agree aloud. */
export class NothingAround implements TableSurroundings {
  get around(): Around {
    return NOTHING;
  }

  get serverTime(): number {
    return Date.now();
  }

  timeLeft(): undefined {
    return undefined;
  }

  beHere(): void {}

  async say(): Promise<void> {
    throw notHere();
  }

  async mute(): Promise<void> {
    throw notHere();
  }

  async report(): Promise<void> {
    throw notHere();
  }

  async vote(): Promise<void> {
    throw notHere();
  }

  async withdraw(): Promise<void> {
    throw notHere();
  }
}

const NOTHING: Around = { wishes: [], talk: [] };

function notHere(): RequestRefused {
  return new RequestRefused({ refused: 'not-found' });
}
