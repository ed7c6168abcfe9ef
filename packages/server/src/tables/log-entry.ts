import type { BotLevel, TableSetup } from '@great-machine/protocol';
import type { GameConfig } from '@great-machine/rules';
import type { KeptHistory, Occupants, TableAct } from '@great-machine/table';
import type { Link } from '../store/store.js';

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

/** One entry of the log of a table. Players stand in it by their ids. It holds everything that is hidden. */
export type LogEntry =
  | { readonly did: 'create-table'; readonly by: string; readonly setup: TableSetup }
  | {
      readonly did: 'join';
      readonly player: string;
      readonly opens: Link['opens'];
      readonly seat?: string;
    }
  | { readonly did: 'claim-seat'; readonly seat: string; readonly player: string }
  | { readonly did: 'leave-seat'; readonly seat: string }
  | { readonly did: 'seat-bot'; readonly seat: string; readonly level: BotLevel }
  | { readonly did: 'change-setup'; readonly setup: TableSetup }
  | { readonly did: 'renew-links' }
  | { readonly did: 'hand-over'; readonly to: string }
  | { readonly did: 'abort' }
  | { readonly did: 'start'; readonly start: GameStart }
  | { readonly did: 'act'; readonly act: TableAct; readonly isLast: boolean };

export function writeEntry(entry: LogEntry): string {
  return JSON.stringify({ format: LOG_FORMAT, ...entry });
}

export function readEntry(body: string): LogEntry {
  const { format, ...entry } = JSON.parse(body) as { readonly format: number } & LogEntry;
  if (format !== LOG_FORMAT) throw new Error(`an entry of the log has the unknown format ${format}`);
  return entry as LogEntry;
}
