import type { Channel, Stage } from '@great-machine/protocol';

/** Something that is said at a table. */
export interface NewLine {
  /** Of the request: the same key is never entered twice at a table. */
  readonly key: string;
  readonly at: number;
  readonly player: string;
  /** Where a player speaks; spectators have none. */
  readonly seat?: string;
  /** What the speaker is called; empty if nothing. */
  readonly name: string;
  readonly channel: Channel;
  /** How far the table was. */
  readonly stage: Stage;
  /** JSON that the store does not look into. */
  readonly said: string;
}

/** Of a player who has deleted their data nothing is left but that something was said: no player, no name, no words. */
export interface StoredLine extends Omit<NewLine, 'key' | 'player'> {
  /** Later lines have higher ones, which are not consecutive. */
  readonly line: number;
  readonly player?: string;
}

/** A player hides what another one says from themselves. */
export interface Mute {
  readonly player: string;
  readonly muted: string;
}

/** A reader tells the operator of a line. */
export interface NewReport {
  readonly key: string;
  readonly at: number;
  readonly player: string;
  /** Their seat, or what they are at the table without one. */
  readonly by: string;
  readonly line: number;
  readonly reason: string;
}

/** A report as the operator reads it; the reason is gone with the data of the reader who gave it. */
export interface StoredReport extends Omit<NewReport, 'key' | 'player' | 'line'> {
  readonly table: string;
  readonly about: StoredLine;
}

export interface ReportFilter {
  readonly limit: number;
  /** Only reports made before this. */
  readonly before?: number;
}

/**
 * What is said at tables, beside their logs: it can be deleted, and no game is made from it. Every change of the talk of a
 * table (a line, a mute, deleted words) raises its version by one.
 */
export interface TalkStore {
  /** Keeps a line; one that is kept already stays as it is. */
  say(table: string, line: NewLine): Promise<void>;
  /** The lines that were said or have changed after this version, in their order. */
  lines(table: string, after: number): Promise<readonly StoredLine[]>;
  /** The versions of tables. */
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  mutes(table: string): Promise<readonly Mute[]>;
  keepMute(table: string, mute: Mute, isMuted: boolean): Promise<void>;
  /** Everything that a player has said, in its order. */
  saidBy(player: string): Promise<readonly (StoredLine & { readonly table: string })[]>;
  /** Whom a player has muted, by one of the seats that they have at the table; without it where they have none. */
  mutesBy(player: string): Promise<readonly { readonly table: string; readonly seat?: string }[]>;
  /** What a player has told the operator of lines, in its order. */
  reportsBy(
    player: string,
  ): Promise<readonly { readonly table: string; readonly at: number; readonly reason: string }[]>;
  report(table: string, report: NewReport): Promise<void>;
  /** Latest first. */
  reports(filter: ReportFilter): Promise<readonly StoredReport[]>;
}
