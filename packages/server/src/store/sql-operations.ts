import type { Stage } from '@great-machine/protocol';
import { backupOf, restoring } from './backup.js';
import { type Database, numberIn, type Row, type Statement, textIn } from './database.js';
import type {
  BackupPart,
  BlockedPlayer,
  NewBugReport,
  OperatedTable,
  OperationsStore,
  Page,
  StoredBugReport,
} from './operations-store.js';

const LATEST_USE = '(SELECT at FROM entries WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1)';

/** A clock that runs ends the game by itself, however long it takes. */
const IS_UNUSED = `${LATEST_USE} < $1 AND (stage <> 'playing' OR due_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM talk WHERE talk.table_id = tables.id AND talk.at >= $1)`;

const BUG_COLUMNS = `id, at, table_id, COALESCE(player_id, '') AS player_id, reported_by, sequence, body`;

/** What the operator needs, in a database that speaks SQL. */
export class SqlOperations implements OperationsStore {
  constructor(private readonly database: Database) {}

  async tables({ limit, before = Number.MAX_SAFE_INTEGER }: Page): Promise<readonly OperatedTable[]> {
    const rows = await this.rows(
      `SELECT id, created_at, stage, listed, settings, summary, ${LATEST_USE} AS used_at
        FROM tables WHERE created_at < $1 ORDER BY created_at DESC, id LIMIT $2`,
      before,
      limit,
    );
    const seats = await this.rows(
      `SELECT table_id, seat, player_id, name FROM seats WHERE table_id IN
        (SELECT id FROM tables WHERE created_at < $1 ORDER BY created_at DESC, id LIMIT $2) ORDER BY seat`,
      before,
      limit,
    );
    return rows.map((row) => ({
      table: {
        id: textIn(row, 'id'),
        createdAt: numberIn(row, 'created_at'),
        stage: textIn(row, 'stage') as Stage,
        isListed: numberIn(row, 'listed') === 1,
        settings: textIn(row, 'settings'),
        summary: textIn(row, 'summary'),
      },
      usedAt: numberIn(row, 'used_at'),
      people: seats
        .filter((seat) => seat.table_id === row.id)
        .map((seat) => ({
          seat: textIn(seat, 'seat'),
          player: textIn(seat, 'player_id'),
          name: textIn(seat, 'name'),
        })),
    }));
  }

  async unused(since: number): Promise<readonly string[]> {
    const rows = await this.rows(`SELECT id FROM tables WHERE ${IS_UNUSED}`, since);
    return rows.map((row) => textIn(row, 'id'));
  }

  async deleteUnused(table: string, since: number): Promise<boolean> {
    const sql = `DELETE FROM tables WHERE ${IS_UNUSED} AND id = $2 RETURNING id`;
    return (await this.rows(sql, since, table)).length > 0;
  }

  async block(player: string, at: number): Promise<boolean> {
    await this.rows(
      `INSERT INTO blocked (player_id, at) SELECT id, CAST($2 AS BIGINT) FROM players WHERE id = $1
        ON CONFLICT DO NOTHING`,
      player,
      at,
    );
    return (await this.rows('SELECT 1 AS one FROM blocked WHERE player_id = $1', player)).length > 0;
  }

  async unblock(player: string): Promise<void> {
    await this.rows('DELETE FROM blocked WHERE player_id = $1', player);
  }

  async blocked(): Promise<readonly BlockedPlayer[]> {
    const rows = await this.rows('SELECT player_id, at FROM blocked ORDER BY at DESC, player_id');
    return rows.map((row) => ({ player: textIn(row, 'player_id'), at: numberIn(row, 'at') }));
  }

  async notice(): Promise<string> {
    const [row] = await this.rows('SELECT body FROM notice WHERE id = 1');
    return row === undefined ? '' : textIn(row, 'body');
  }

  async keepNotice(text: string, at: number): Promise<void> {
    await this.rows(
      `INSERT INTO notice (id, at, body) VALUES (1, $1, $2)
        ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body`,
      at,
      text,
    );
  }

  async reportBug({ id, at, table, player, by, sequence, text }: NewBugReport): Promise<void> {
    await this.rows(
      `INSERT INTO bug_reports (id, at, table_id, player_id, reported_by, sequence, body)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
      id,
      at,
      table,
      player,
      by,
      sequence,
      text,
    );
  }

  async bugReports({ limit, before = Number.MAX_SAFE_INTEGER }: Page): Promise<readonly StoredBugReport[]> {
    const rows = await this.rows(
      `SELECT ${BUG_COLUMNS} FROM bug_reports WHERE at < $1 ORDER BY at DESC, id LIMIT $2`,
      before,
      limit,
    );
    return rows.map(bugReportOf);
  }

  async bugReportsBy(player: string): Promise<readonly StoredBugReport[]> {
    const rows = await this.rows(
      `SELECT ${BUG_COLUMNS} FROM bug_reports WHERE player_id = $1 ORDER BY at, id`,
      player,
    );
    return rows.map(bugReportOf);
  }

  async bugReport(id: string): Promise<StoredBugReport | undefined> {
    const [row] = await this.rows(`SELECT ${BUG_COLUMNS} FROM bug_reports WHERE id = $1`, id);
    return row && bugReportOf(row);
  }

  backup(): AsyncIterable<BackupPart> {
    return backupOf(this.database.look);
  }

  async restore(part: BackupPart): Promise<void> {
    await this.database.run(restoring(part));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows('SELECT 1 AS one FROM tables LIMIT 1')).length === 0;
  }

  private async rows(sql: string, ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.database.run([{ sql, values }]))?.[0] ?? [];
  }
}

/** Of what a player has written to the operator nothing stays; that something was reported does. */
export function forgettingReportsOf(player: string): Statement {
  return { sql: `UPDATE bug_reports SET body = '' WHERE player_id = $1`, values: [player] };
}

function bugReportOf(row: Row): StoredBugReport {
  const player = textIn(row, 'player_id');
  return {
    id: textIn(row, 'id'),
    at: numberIn(row, 'at'),
    table: textIn(row, 'table_id'),
    ...(player === '' ? {} : { player }),
    by: textIn(row, 'reported_by'),
    sequence: numberIn(row, 'sequence'),
    text: textIn(row, 'body'),
  };
}
