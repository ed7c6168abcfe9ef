import type { Stage } from '@great-machine/protocol';
import type { NotificationStore } from './notification-store.js';
import type { OperationsStore } from './operations-store.js';
import type { PlayerStore } from './player-store.js';
import type { TalkStore } from './talk-store.js';

/** A table as lists show it. Settings and summary are JSON that the store does not look into. */
export interface TableRow {
  readonly id: string;
  /** In milliseconds since 1970, as all times of the store. */
  readonly createdAt: number;
  readonly stage: Stage;
  /** Whether the lobby shows it. */
  readonly isListed: boolean;
  /** What was agreed on before the game. */
  readonly settings: string;
  /** How the game stands by public facts, such as whose turn it is. */
  readonly summary: string;
}

/** The key of the entry by which a player has opened a link. */
export function keyOfJoining(player: string, keyHash: string): string {
  return `${player} join ${keyHash}`;
}

/** What a node adds to the log of a table. */
export interface NewEntry {
  /** Made by the caller, anew for each entry: the same key is never entered twice at a table. */
  readonly key: string;
  readonly at: number;
  readonly body: string;
}

export interface StoredEntry extends NewEntry {
  readonly sequence: number;
}

/** What a key opens: the invitation, the spectators' bench or one seat of a table. Keys are kept as hashes only. */
export interface Link {
  readonly keyHash: string;
  readonly opens: 'invitation' | 'spectator' | 'seat';
  readonly seat?: string;
}

/** A person at a seat. What they are called stands here alone, and is gone with the player. */
export interface SeatRow {
  readonly seat: string;
  readonly player: string;
  readonly name: string;
}

/** What changes together with an entry, or not at all. */
export interface AlsoChanged {
  readonly table?: Partial<Pick<TableRow, 'stage' | 'isListed' | 'settings' | 'summary'>>;
  /** Each takes the place of the one that opened the same. */
  readonly links?: readonly Link[];
  /** The person at each seat from now on; without a player no person sits there. */
  readonly seats?: readonly (SeatRow | { readonly seat: string; readonly player?: undefined })[];
  /** When the first of its clocks runs out, by the time that `beat` counts; never if not said. */
  readonly due?: { readonly at?: number };
}

/**
 * What became of an entry: it is durable; or it was so already, by an earlier request with the same key; or another node
 * was faster, and nothing has changed.
 */
export type Appended =
  | { readonly was: 'appended' }
  | { readonly was: 'repeated'; readonly sequence: number }
  | { readonly was: 'overtaken'; readonly reached: number };

/** A table as it stood after an entry. It holds everything that is hidden. */
export interface Snapshot {
  readonly sequence: number;
  readonly body: string;
}

/** A seat of a player, for the list of their games. */
export interface SeatedTable {
  readonly table: TableRow;
  readonly seat: string;
}

export interface LobbyFilter {
  readonly stage: Stage;
  readonly limit: number;
  /** Only tables created before this. */
  readonly before?: number;
}

/** What nodes tell each other. It is not kept, and may get lost. */
export type NodeWords =
  /** The talk of a table has this version. */
  | { readonly of: 'talk'; readonly table: string; readonly version: number }
  /** The players who see a page of these tables at the node that tells it; each time all of them. */
  | {
      readonly of: 'presence';
      readonly here: readonly (readonly [table: string, players: readonly string[]])[];
    }
  /** The operator has blocked a player, or changed the notice. */
  | { readonly of: 'decrees' }
  /** A player has deleted their data, or has another key: pages that came by the one before go. */
  | { readonly of: 'forgotten'; readonly player: string };

/** Another node has told this. */
export type Heard = (words: NodeWords, node: string) => void;

/**
 * Where the server keeps everything. The log of a table is the truth; snapshots, summaries and lists follow from it. What a
 * promise has fulfilled is durable. Every failure is a `StoreError`.
 */
export interface Store {
  /** Whether other nodes may use it at the same time. */
  readonly isShared: boolean;
  /** The players, and what they keep for themselves. */
  readonly players: PlayerStore;
  /** What is said at tables. */
  readonly talk: TalkStore;
  /** What the operator needs. */
  readonly operations: OperationsStore;
  /** How players are told that something waits for them. */
  readonly notifications: NotificationStore;

  /** The first entry of its log has the sequence 0. */
  createTable(table: TableRow, first: NewEntry, also?: Omit<AlsoChanged, 'table'>): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /** With its log, links, seats and notes. */
  deleteTable(id: string): Promise<void>;
  /** The listed tables, latest first. */
  lobby(filter: LobbyFilter): Promise<readonly TableRow[]>;

  /** Appends the entry that comes right after those the caller knows of. */
  append(table: string, sequence: number, entry: NewEntry, also?: AlsoChanged): Promise<Appended>;
  /** The log from this sequence on. */
  entries(table: string, from: number): Promise<readonly StoredEntry[]>;
  /** The sequence of the latest entry, by table. */
  reached(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** An older one than there is already changes nothing. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  /** The tables at which a clock has run out by this time. */
  tablesDue(time: number): Promise<readonly string[]>;
  /**
   * The server is up at this time. Where nothing was heard of it for longer than the silence, it was down since. Tells for how
   * many milliseconds it was down so far.
   */
  beat(at: number, silence: number): Promise<number>;

  /**
   * The bots of these tables think at this node until then. Tells for which of them that holds: not where another node holds them
   * longer than now.
   */
  holdBots(node: string, tables: readonly string[], now: number, until: number): Promise<readonly string[]>;
  /** They think at this node no more; left behind, they wait for another one. */
  leaveBots(node: string, table: string, areLeftBehind: boolean): Promise<void>;
  /** The tables whose bots were left behind, or whose node has not held them on. */
  botsLeftBehind(now: number): Promise<readonly string[]>;

  linkWithKey(keyHash: string): Promise<(Link & { readonly table: string }) | undefined>;
  /** The seats at which people sit. */
  seats(table: string): Promise<readonly SeatRow[]>;

  /** Latest first. */
  tablesOf(player: string): Promise<readonly SeatedTable[]>;
  /** The tables that a player has set up, or whose links they have opened, with a seat or without; latest first. */
  tablesJoinedBy(player: string): Promise<readonly string[]>;

  /**
   * Tells that other nodes have appended to tables, and how far they have come. A hint that may get lost: `reached` tells
   * for certain. Returns how to stop listening.
   */
  listen(told: (reached: ReadonlyMap<string, number>) => void): () => void;
  /** Tells other nodes something, in at most 7000 bytes. */
  tell(words: NodeWords): void;
  /** Tells what other nodes have told, and which of them it was. Returns how to stop listening. */
  hear(heard: Heard): () => void;
  /** Whether the store answers and has room; rejects where not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export type StoreFault =
  /** There is no room left; what was kept is safe, and the store goes on once there is room. */
  | 'full'
  /** It cannot be reached, or does not work. Whether the change was made is not known. */
  | 'unavailable'
  /** Another process uses it, and it can serve only one. */
  | 'in-use'
  /** A later version of the server has written it. */
  | 'newer-schema'
  /** It contradicts what is kept already, and nothing has changed. */
  | 'conflict'
  | 'too-large'
  | 'unknown-table';

export class StoreError extends Error {
  constructor(
    readonly fault: StoreFault,
    message: string,
  ) {
    super(message);
  }
}
