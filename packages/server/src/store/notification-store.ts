import type { NotificationFailure } from '@great-machine/protocol';

/** A way by which a player wants to be told that something waits for them. */
export interface NewWay {
  readonly player: string;
  /** The same for the same address. */
  readonly id: string;
  readonly kind: 'push' | 'webhook';
  /** JSON that the store does not look into. */
  readonly address: string;
  readonly when: 'away' | 'always';
  readonly createdAt: number;
}

export interface Way extends NewWay {
  /** Why the latest notification did not arrive. */
  readonly failed?: Failed;
}

export interface Failed {
  readonly at: number;
  readonly why: NotificationFailure;
}

/** A seat of a player who wants to be told, at a table that is being played, or is over and has a summary with votes that are missing. */
export interface WatchedSeat {
  readonly player: string;
  readonly seat: string;
  readonly table: string;
  readonly summary: string;
}

/** Something that a player is told of. Later ones at a table have higher numbers. */
export interface Told {
  readonly player: string;
  readonly table: string;
  readonly about: string;
  readonly number: number;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How players are told that something waits for them. */
export interface NotificationStore {
  /** Those of a player, oldest first. */
  ways(player: string): Promise<readonly Way[]>;
  /** In the place of the one with the same id. */
  keepWay(way: NewWay): Promise<void>;
  dropWay(player: string, id: string): Promise<void>;
  /** Without a failure the latest notification has arrived. */
  keepFailure(player: string, id: string, failed: Failed | undefined): Promise<void>;
  watchedSeats(): Promise<readonly WatchedSeat[]>;
  /** Whether the player was told of this, or of something later. */
  wasTold(told: Told): Promise<boolean>;
  /** Enters that the player is told of this; false where that, or something later, was entered before. */
  tell(told: Told): Promise<boolean>;
  /** The keys of the server for Web Push: those that are there, or else these. */
  pushKeys(made: PushKeys): Promise<PushKeys>;
}
