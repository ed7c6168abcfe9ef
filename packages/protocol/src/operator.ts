import { z } from 'zod';
import { Id, TableId, Time } from './schemas.js';
import { Stage } from './tables.js';
import { Said } from './talk.js';

/** The path of everything that the operator of a server asks, by the key in its folder of data. */
export const OPERATOR_API = '/operator';

/** The id of a player, which opens nothing: the operator blocks players by it. */
export const PlayerId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** So many are told at once. */
export const OPERATOR_PAGE_LENGTH = 100;

/** The tables that were created before a time, latest first. */
export const OperatorPage = z.strictObject({ before: z.coerce.number().int().nonnegative().optional() });

export const OperatorTables = z.object({
  tables: z.array(
    z.object({
      table: TableId,
      title: z.string().optional(),
      stage: Stage,
      createdAt: Time,
      /** When its log grew last. */
      usedAt: Time,
      isListed: z.boolean(),
      people: z.array(z.object({ seat: Id, player: PlayerId, name: z.string() })),
    }),
  ),
});
export type OperatorTables = z.infer<typeof OperatorTables>;

export const Blocked = z.object({ blocked: z.array(z.object({ player: PlayerId, at: Time })) });
export type Blocked = z.infer<typeof Blocked>;

/** What the operator tells all who read at a table; an empty text takes it down. */
export const Notice = z.strictObject({ text: z.string().trim().max(500) });
export type Notice = z.infer<typeof Notice>;

const BugReport = z.object({
  id: z.string(),
  at: Time,
  table: TableId,
  /** The seat of the reporter, or what they are at the table without one. */
  by: z.string(),
  player: PlayerId.optional(),
  text: z.string(),
});
export type BugReport = z.infer<typeof BugReport>;

/** What was reported: lines of talk by their readers, faults by their finders. Latest first. */
export const Reports = z.object({
  talk: z.array(
    z.object({
      at: Time,
      table: TableId,
      by: z.string(),
      reason: z.string(),
      line: z.object({
        at: Time,
        player: PlayerId.optional(),
        name: z.string(),
        /** Missing where the speaker has deleted their data. */
        said: Said.optional(),
      }),
    }),
  ),
  bugs: z.array(BugReport),
});
export type Reports = z.infer<typeof Reports>;

/** A report with what its sender had been told, and with the entries of the table's log up to it. Those hold all that is hidden. */
export const BugRecord = z.object({
  report: BugReport,
  /** The feed of the sender's side, entry by entry; what all know where they have no seat. */
  feed: z.array(z.array(z.unknown())),
  log: z.array(z.unknown()),
});
export type BugRecord = z.infer<typeof BugRecord>;

/** The first line of a backup: what it is, and by which schema of the store. */
export const BACKUP_FORMAT = 'great-machine-backup-1';
export const BackupHeader = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  schema: z.int().positive(),
  madeAt: Time,
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** Each further line: rows of the store that belong together. */
export const BackupPart = z.array(
  z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]),
);
export type BackupPart = z.infer<typeof BackupPart>;

/** The last line: a backup without it broke off. */
export const BackupEnd = z.strictObject({ parts: z.int().nonnegative() });
export type BackupEnd = z.infer<typeof BackupEnd>;

/** A backup is restored part by part, in their order. */
export const Restore = z.union([
  z.strictObject({ begin: BackupHeader }),
  z.strictObject({ part: BackupPart }),
]);
export type Restore = z.infer<typeof Restore>;

/** What keeps a backup from being restored, if something does: there are tables, or a later version has made it. */
export const RestoreBegun = z.object({ whyNot: z.enum(['not-empty', 'newer-schema']).optional() });
export type RestoreBegun = z.infer<typeof RestoreBegun>;
