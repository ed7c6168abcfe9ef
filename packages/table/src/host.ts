import type { BotPace, BotPool, Level, Memories } from '@great-machine/bots';
import type { Audience, Play, PlayPosition } from '@great-machine/rules';
import type { Overtaken, TableAct } from './acts.js';
import type { KeptLines } from './history.js';
import type { KeptHistory } from './hosted-game.js';
import type { Occupants } from './occupants.js';

/** Pencil marks, by the audience that made them. */
export type Notes = Readonly<Partial<Record<Audience, string>>>;

/** What a table keeps besides the game. */
export interface Seating {
  readonly occupants: Occupants;
  /** What the bots remember. */
  readonly memories: Memories;
  readonly notes: Notes;
  /** What the chance of bots is drawn from; no player knows it. */
  readonly secret: string;
}

/** Everything that a table consists of, to be kept and opened again. */
export interface KeptTable extends Seating {
  readonly position: PlayPosition;
  readonly history: KeptHistory;
}

/** What is to be kept: what has happened since the table was kept, and all that it is now. */
export interface TableChange extends TableAct {
  /** Of the request that led to it, if its caller has given one. */
  readonly key?: string;
  readonly play: Play;
  /** The table as it stands at this moment. */
  whole(): KeptTable;
}

/** What a table needs of the world around it. */
export interface TableHost {
  readonly pool: BotPool;
  /** Keeps a change, by itself or with the whole table; rejects where it could not. */
  keep(change: TableChange): Promise<Overtaken | undefined>;
  /** All lines that were told, of a host that keeps them with each change; otherwise the table does. */
  lines?(): Promise<KeptLines>;
  /** Whether players hear of an answer at once, or only when it is kept. */
  readonly tells: 'at-once' | 'when-kept';
  /** How much is computed for advice; as much as there is if not said. */
  readonly adviceLevel?: Level;
  /** When bots answer; as soon as they have thought if not said. */
  readonly pace?: BotPace;
}
