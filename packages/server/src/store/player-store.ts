export interface NewPlayer {
  readonly id: string;
  readonly keyHash: string;
  readonly createdAt: number;
}

export interface PlayerRow extends NewPlayer {
  readonly settings: string;
}

/** The players, and what they keep for themselves: settings and notes. */
export interface PlayerStore {
  create(player: NewPlayer): Promise<void>;
  /** The player is known by another key from now on. A key that another player has is a conflict. */
  changeKey(player: string, keyHash: string): Promise<void>;
  withKey(keyHash: string): Promise<PlayerRow | undefined>;
  /** With their settings, notes and words; their seats are free of people. The games stay. */
  delete(id: string): Promise<void>;
  keepSettings(player: string, settings: string): Promise<void>;
  notes(player: string, table: string): Promise<string>;
  keepNotes(player: string, table: string, notes: string): Promise<void>;
  /** At all tables, by their ids. */
  allNotes(player: string): Promise<readonly { readonly table: string; readonly notes: string }[]>;
}
