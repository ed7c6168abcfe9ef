import type { Channel, Stage } from '@great-machine/protocol';
import { type Database, numberIn, type Row, type Statement, textIn } from './database.js';
import { StoreError } from './store.js';
import type {
  Mute,
  NewLine,
  NewReport,
  ReportFilter,
  StoredLine,
  StoredReport,
  TalkStore,
} from './talk-store.js';

const LINE_COLUMNS = `talk.table_id, talk.line, talk.at, COALESCE(talk.player_id, '') AS player_id, talk.seat, talk.name,
  talk.channel, talk.stage, talk.body`;

/** The talk of tables in a database that speaks SQL. */
export class SqlTalk implements TalkStore {
  constructor(private readonly database: Database) {}

  async say(table: string, line: NewLine): Promise<void> {
    const { key, at, player, seat = '', name, channel, stage, said } = line;
    const rows = await this.database.run([
      raising(table),
      {
        sql: `INSERT INTO talk (table_id, line, changed, client_key, at, player_id, seat, name, channel, stage, body)
          SELECT id, talk_version, talk_version, CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS TEXT),
            CAST($6 AS TEXT), CAST($7 AS TEXT), CAST($8 AS TEXT), CAST($9 AS TEXT)
          FROM tables WHERE id = $1
          ON CONFLICT (table_id, client_key) DO NOTHING RETURNING line`,
        values: [table, key, at, player, seat, name, channel, stage, said],
        needsRow: true,
      },
    ]);
    if (rows !== undefined) return;
    const kept = await this.rows('SELECT line FROM talk WHERE table_id = $1 AND client_key = $2', table, key);
    if (kept.length === 0) throw new StoreError('unknown-table', `there is no table '${table}'`);
  }

  async lines(table: string, after: number): Promise<readonly StoredLine[]> {
    const rows = await this.rows(
      `SELECT ${LINE_COLUMNS} FROM talk WHERE table_id = $1 AND changed > $2 ORDER BY line`,
      table,
      after,
    );
    return rows.map(lineOf);
  }

  async versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const places = tables.map((_, at) => `$${at + 1}`).join(', ');
    const rows = await this.rows(`SELECT id, talk_version FROM tables WHERE id IN (${places})`, ...tables);
    return new Map(rows.map((row) => [textIn(row, 'id'), numberIn(row, 'talk_version')]));
  }

  async mutes(table: string): Promise<readonly Mute[]> {
    const rows = await this.rows('SELECT player_id, muted_id FROM mutes WHERE table_id = $1', table);
    return rows.map((row) => ({ player: textIn(row, 'player_id'), muted: textIn(row, 'muted_id') }));
  }

  async keepMute(table: string, { player, muted }: Mute, isMuted: boolean): Promise<void> {
    await this.database.run([
      raising(table),
      {
        sql: isMuted
          ? 'INSERT INTO mutes (table_id, player_id, muted_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
          : 'DELETE FROM mutes WHERE table_id = $1 AND player_id = $2 AND muted_id = $3',
        values: [table, player, muted],
      },
    ]);
  }

  async saidBy(player: string): Promise<readonly (StoredLine & { readonly table: string })[]> {
    const rows = await this.rows(
      `SELECT ${LINE_COLUMNS} FROM talk WHERE player_id = $1 ORDER BY at, table_id, line`,
      player,
    );
    return rows.map((row) => ({ table: textIn(row, 'table_id'), ...lineOf(row) }));
  }

  async mutesBy(player: string): Promise<readonly { readonly table: string; readonly seat?: string }[]> {
    const rows = await this.rows(
      `SELECT mutes.table_id, COALESCE(MIN(seats.seat), '') AS seat FROM mutes
        LEFT JOIN seats ON seats.table_id = mutes.table_id AND seats.player_id = mutes.muted_id
        WHERE mutes.player_id = $1 GROUP BY mutes.table_id, mutes.muted_id ORDER BY mutes.table_id, 2`,
      player,
    );
    return rows.map((row) => {
      const [table, seat] = [textIn(row, 'table_id'), textIn(row, 'seat')];
      return seat === '' ? { table } : { table, seat };
    });
  }

  async reportsBy(
    player: string,
  ): Promise<readonly { readonly table: string; readonly at: number; readonly reason: string }[]> {
    const rows = await this.rows(
      'SELECT table_id, at, reason FROM reports WHERE player_id = $1 ORDER BY at, table_id, client_key',
      player,
    );
    return rows.map((row) => ({
      table: textIn(row, 'table_id'),
      at: numberIn(row, 'at'),
      reason: textIn(row, 'reason'),
    }));
  }

  async report(table: string, { key, at, player, by, line, reason }: NewReport): Promise<void> {
    await this.rows(
      `INSERT INTO reports (table_id, client_key, at, player_id, reported_by, line, reason)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      table,
      key,
      at,
      player,
      by,
      line,
      reason,
    );
  }

  async reports({ limit, before = Number.MAX_SAFE_INTEGER }: ReportFilter): Promise<readonly StoredReport[]> {
    const rows = await this.rows(
      `SELECT reports.at AS reported_at, reports.reported_by, reports.reason, ${LINE_COLUMNS}
        FROM reports JOIN talk ON talk.table_id = reports.table_id AND talk.line = reports.line
        WHERE reports.at < $1 ORDER BY reports.at DESC, reports.table_id, reports.line, reports.client_key LIMIT $2`,
      before,
      limit,
    );
    return rows.map((row) => ({
      table: textIn(row, 'table_id'),
      at: numberIn(row, 'reported_at'),
      by: textIn(row, 'reported_by'),
      reason: textIn(row, 'reason'),
      about: lineOf(row),
    }));
  }

  private async rows(sql: string, ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.database.run([{ sql, values }]))?.[0] ?? [];
  }
}

/** Of what a player has typed nothing stays; that something was said does. */
export function forgettingTalkOf(player: string): readonly Statement[] {
  const of = [player];
  return [
    {
      sql: `UPDATE tables SET talk_version = talk_version + 1
        WHERE id IN (SELECT table_id FROM talk WHERE player_id = $1)`,
      values: of,
    },
    {
      sql: `UPDATE talk SET name = '', body = '',
        changed = (SELECT talk_version FROM tables WHERE tables.id = talk.table_id) WHERE player_id = $1`,
      values: of,
    },
    { sql: `UPDATE reports SET reason = '' WHERE player_id = $1`, values: of },
  ];
}

/** The lock of the row lets changes of one table's talk come one after another. */
function raising(table: string): Statement {
  return {
    sql: 'UPDATE tables SET talk_version = talk_version + 1 WHERE id = $1 RETURNING talk_version',
    values: [table],
    needsRow: true,
  };
}

function lineOf(row: Row): StoredLine {
  const [player, seat] = [textIn(row, 'player_id'), textIn(row, 'seat')];
  return {
    line: numberIn(row, 'line'),
    at: numberIn(row, 'at'),
    ...(player === '' ? {} : { player }),
    ...(seat === '' ? {} : { seat }),
    name: textIn(row, 'name'),
    channel: textIn(row, 'channel') as Channel,
    stage: textIn(row, 'stage') as Stage,
    said: textIn(row, 'body'),
  };
}
