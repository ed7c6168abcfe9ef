import type { BotLevel, TableSetup } from '@great-machine/protocol';
import type { GameConfig } from '@great-machine/rules';
import type { KeptHistory, Occupants, TableAct } from '@great-machine/table';
import type { Link } from '../store/store.js';
import type { AskedSeats } from './clocks/clock.js';
import type { Sheet } from './sheet.js';
import type { MadeWish } from './wish.js';

/** The form of the entries; those of an unknown one are not read. */
const LOG_FORMAT = 1;

/** The game begins: all that it needs to be played again, with what the audiences were told of its setup. */
export interface GameStart {
  readonly rulesVersion: string;
  readonly config: GameConfig;
  readonly occupants: Occupants;
  /** What the chance of bots is drawn from; no player knows it. */
  readonly secret: string;
  readonly lines: KeptHistory['lines'];
}

/** The game goes on under other rules, from where it stood: what came before cannot be played again by them. */
export interface RulesChange {
  readonly rulesVersion: string;
  readonly lines: KeptHistory['lines'];
  /** The table as it goes on. */
  readonly snapshot: string;
}

/** One entry of the log of a table. Players stand in it by their ids. It holds everything that is hidden. */
export type LogEntry =
  | {
      readonly did: 'create-table';
      readonly by: string;
      readonly setup: TableSetup;
      /** Those who come from another table to play again. */
      readonly people?: Pick<Sheet, 'members' | 'taken'>;
      /** A finished game from elsewhere, as a zipped file in base64: nothing is played at this table. */
      readonly imported?: { readonly replay: string; readonly isVerified: boolean };
    }
  | {
      readonly did: 'join';
      readonly player: string;
      readonly opens: Link['opens'];
      readonly seat?: string;
    }
  | { readonly did: 'claim-seat'; readonly seat: string; readonly player: string }
  | { readonly did: 'leave-seat'; readonly seat: string }
  | { readonly did: 'seat-bot'; readonly seat: string; readonly level: BotLevel }
  /** In mid-game a bot answers for a person, whose seat it stays. */
  | { readonly did: 'stand-in'; readonly seat: string; readonly level: BotLevel }
  | { readonly did: 'take-seat-back'; readonly seat: string }
  | { readonly did: 'pause'; readonly isPaused: boolean }
  | ({ readonly did: 'wish' } & Omit<MadeWish, 'number' | 'agreed'>)
  | { readonly did: 'vote'; readonly wish: number; readonly seat: string; readonly agrees: boolean }
  /** A wish to which all have agreed cannot come true any more. */
  | { readonly did: 'drop-wish' }
  /** A person may claim this seat though it is taken. */
  | { readonly did: 'yield-seat'; readonly seat: string; readonly to: string }
  /** Spectators may see everything, late enough. */
  | { readonly did: 'show-all' }
  /** A spectator has begun to read what the sides know. */
  | { readonly did: 'read-sides'; readonly player: string }
  | { readonly did: 'rematch'; readonly table: string }
  | { readonly did: 'change-setup'; readonly setup: TableSetup }
  /** Those who have come by the links that open nothing any more, and have no seat, go. */
  | { readonly did: 'renew-links'; readonly shutsOut?: readonly string[] }
  | { readonly did: 'hand-over'; readonly to: string }
  | { readonly did: 'abort' }
  /** The person at a seat has committed themselves to bits for the key of the game. */
  | { readonly did: 'commit'; readonly seat: string; readonly commitment: string }
  /** The game is to start: the bits of the server, and until when it waits for those of seats. */
  | { readonly did: 'toss'; readonly bits: string; readonly until: number }
  | { readonly did: 'reveal'; readonly seat: string; readonly bits: string }
  | { readonly did: 'start'; readonly start: GameStart; readonly asked?: AskedSeats }
  | { readonly did: 'change-rules'; readonly change: RulesChange }
  /** After the end: what was played and told, as a zipped file in base64. */
  | { readonly did: 'keep-replay'; readonly replay: string }
  | {
      readonly did: 'act';
      readonly act: TableAct;
      readonly isLast: boolean;
      /** For whom the game waits from now on, where it has clocks and that has changed. */
      readonly asked?: AskedSeats;
    };

/** An entry with its time by `ServerTime`, where the table has clocks. */
export type TimedEntry = LogEntry & { readonly time?: number };

export function writeEntry(entry: TimedEntry): string {
  return JSON.stringify({ format: LOG_FORMAT, ...entry });
}

export function readEntry(body: string): TimedEntry {
  const { format, ...entry } = JSON.parse(body) as { readonly format: number } & TimedEntry;
  if (format !== LOG_FORMAT) throw new Error(`an entry of the log has the unknown format ${format}`);
  return entry as TimedEntry;
}
