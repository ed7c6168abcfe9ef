import type { Stage } from '@great-machine/protocol';
import { type Database, numberIn, type Row, type Statement, textIn } from './database.js';
import type { NotificationStore } from './notification-store.js';
import type { OperationsStore } from './operations-store.js';
import type { PlayerStore } from './player-store.js';
import { Room } from './room.js';
import { SqlNotifications } from './sql-notifications.js';
import { SqlOperations } from './sql-operations.js';
import { SqlPlayers } from './sql-players.js';
import { SqlTalk } from './sql-talk.js';
import {
  type AlsoChanged,
  type Appended,
  type Heard,
  keyOfJoining,
  type Link,
  type LobbyFilter,
  type NewEntry,
  type NodeWords,
  type SeatedTable,
  type SeatRow,
  type Snapshot,
  type Store,
  type StoredEntry,
  StoreError,
  type TableRow,
} from './store.js';
import type { TalkStore } from './talk-store.js';

const TABLE_COLUMNS = 'tables.id, tables.created_at, stage, listed, tables.settings, summary';

/** A store in a database that speaks SQL. */
export class SqlStore implements Store {
  readonly players: PlayerStore;
  readonly talk: TalkStore;
  readonly operations: OperationsStore;
  readonly notifications: NotificationStore;

  private readonly database: Database;
  private readonly room: Room;

  constructor(database: Database) {
    this.room = new Room(database);
    this.database = this.room.watched;
    this.players = new SqlPlayers(this.database);
    this.talk = new SqlTalk(this.database);
    this.operations = new SqlOperations(this.database);
    this.notifications = new SqlNotifications(this.database);
  }

  get isShared(): boolean {
    return this.database.isShared;
  }

  async createTable(table: TableRow, first: NewEntry, also: Omit<AlsoChanged, 'table'> = {}): Promise<void> {
    const { id, createdAt, stage, isListed, settings, summary } = table;
    await this.database.run([
      {
        sql: `INSERT INTO tables (id, created_at, stage, listed, settings, summary)
          VALUES ($1, $2, $3, $4, $5, $6)`,
        values: [id, createdAt, stage, isListed ? 1 : 0, settings, summary],
      },
      {
        sql: 'INSERT INTO entries (table_id, sequence, client_key, at, body) VALUES ($1, 0, $2, $3, $4)',
        values: [id, first.key, first.at, first.body],
      },
      ...changing(id, also),
    ]);
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.rows(`SELECT ${TABLE_COLUMNS} FROM tables WHERE id = $1`, id);
    return row && tableOf(row);
  }

  async deleteTable(id: string): Promise<void> {
    await this.rows('DELETE FROM tables WHERE id = $1', id);
  }

  async lobby({ stage, limit, before = Number.MAX_SAFE_INTEGER }: LobbyFilter): Promise<readonly TableRow[]> {
    const rows = await this.rows(
      `SELECT ${TABLE_COLUMNS} FROM tables WHERE listed = 1 AND stage = $1 AND created_at < $2
        ORDER BY created_at DESC, id LIMIT $3`,
      stage,
      before,
      limit,
    );
    return rows.map(tableOf);
  }

  async append(
    table: string,
    sequence: number,
    { key, at, body }: NewEntry,
    also: AlsoChanged = {},
  ): Promise<Appended> {
    const rows = await this.database.run([
      {
        sql: `INSERT INTO entries (table_id, sequence, client_key, at, body)
          SELECT CAST($1 AS TEXT), CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT)
          WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND sequence = CAST($2 AS INTEGER) - 1)
          ON CONFLICT DO NOTHING RETURNING sequence`,
        values: [table, sequence, key, at, body],
        needsRow: true,
      },
      ...changing(table, also),
    ]);
    if (rows === undefined) return this.whyNotAppended(table, key);
    this.database.hint(table, sequence);
    return { was: 'appended' };
  }

  async entries(table: string, from: number): Promise<readonly StoredEntry[]> {
    const rows = await this.rows(
      'SELECT sequence, client_key, at, body FROM entries WHERE table_id = $1 AND sequence >= $2 ORDER BY sequence',
      table,
      from,
    );
    return rows.map((row) => ({
      sequence: numberIn(row, 'sequence'),
      key: textIn(row, 'client_key'),
      at: numberIn(row, 'at'),
      body: textIn(row, 'body'),
    }));
  }

  async reached(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const places = tables.map((_, at) => `$${at + 1}`).join(', ');
    // The latest entry of each table is found by itself: to group all entries would take longer with every answer.
    const rows = await this.rows(
      `SELECT id, (SELECT MAX(sequence) FROM entries WHERE table_id = tables.id) AS reached
        FROM tables WHERE id IN (${places})`,
      ...tables,
    );
    return new Map(rows.map((row) => [textIn(row, 'id'), numberIn(row, 'reached')]));
  }

  async keepSnapshot(table: string, { sequence, body }: Snapshot): Promise<void> {
    await this.rows(
      `INSERT INTO snapshots (table_id, sequence, body) VALUES ($1, $2, $3)
        ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, body = excluded.body
        WHERE excluded.sequence > snapshots.sequence`,
      table,
      sequence,
      body,
    );
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = await this.rows('SELECT sequence, body FROM snapshots WHERE table_id = $1', table);
    return row && { sequence: numberIn(row, 'sequence'), body: textIn(row, 'body') };
  }

  async tablesDue(time: number): Promise<readonly string[]> {
    const rows = await this.rows('SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at, id', time);
    return rows.map((row) => textIn(row, 'id'));
  }

  async beat(at: number, silence: number): Promise<number> {
    const [row] = await this.rows(
      `INSERT INTO uptime (id, beat_at, down) VALUES (1, $1, 0)
        ON CONFLICT (id) DO UPDATE SET
          down = uptime.down + CASE WHEN excluded.beat_at - uptime.beat_at > CAST($2 AS BIGINT)
            THEN excluded.beat_at - uptime.beat_at ELSE 0 END,
          beat_at = CASE WHEN excluded.beat_at > uptime.beat_at THEN excluded.beat_at ELSE uptime.beat_at END
        RETURNING down`,
      at,
      silence,
    );
    return row === undefined ? 0 : numberIn(row, 'down');
  }

  async holdBots(
    node: string,
    tables: readonly string[],
    now: number,
    until: number,
  ): Promise<readonly string[]> {
    if (tables.length === 0) return [];
    const places = tables.map((_, at) => `$${at + 4}`).join(', ');
    const rows = await this.rows(
      `INSERT INTO bot_leases (table_id, node, until)
        SELECT id, CAST($1 AS TEXT), CAST($2 AS BIGINT) FROM tables WHERE id IN (${places}) ORDER BY id
        ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
        WHERE bot_leases.node = excluded.node OR bot_leases.until <= CAST($3 AS BIGINT)
        RETURNING table_id`,
      node,
      until,
      now,
      ...tables,
    );
    return rows.map((row) => textIn(row, 'table_id'));
  }

  async leaveBots(node: string, table: string, areLeftBehind: boolean): Promise<void> {
    await this.rows(
      areLeftBehind
        ? 'UPDATE bot_leases SET until = 0 WHERE node = $1 AND table_id = $2'
        : 'DELETE FROM bot_leases WHERE node = $1 AND table_id = $2',
      node,
      table,
    );
  }

  async botsLeftBehind(now: number): Promise<readonly string[]> {
    const rows = await this.rows(
      'SELECT table_id FROM bot_leases WHERE until <= $1 ORDER BY until, table_id',
      now,
    );
    return rows.map((row) => textIn(row, 'table_id'));
  }

  async linkWithKey(keyHash: string): Promise<(Link & { readonly table: string }) | undefined> {
    const [row] = await this.rows('SELECT table_id, opens, seat FROM links WHERE key_hash = $1', keyHash);
    if (row === undefined) return undefined;
    const seat = textIn(row, 'seat');
    const link = { keyHash, opens: textIn(row, 'opens') as Link['opens'], table: textIn(row, 'table_id') };
    return seat === '' ? link : { ...link, seat };
  }

  async seats(table: string): Promise<readonly SeatRow[]> {
    const rows = await this.rows(
      'SELECT seat, player_id, name FROM seats WHERE table_id = $1 ORDER BY seat',
      table,
    );
    return rows.map((row) => ({
      seat: textIn(row, 'seat'),
      player: textIn(row, 'player_id'),
      name: textIn(row, 'name'),
    }));
  }

  async tablesOf(player: string): Promise<readonly SeatedTable[]> {
    const rows = await this.rows(
      `SELECT ${TABLE_COLUMNS}, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.player_id = $1 ORDER BY tables.created_at DESC, tables.id, seats.seat`,
      player,
    );
    return rows.map((row) => ({ table: tableOf(row), seat: textIn(row, 'seat') }));
  }

  async tablesJoinedBy(player: string): Promise<readonly string[]> {
    const rows = await this.rows(
      `SELECT id FROM tables WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND sequence = 0
          AND substr(client_key, 1, length($1)) = $1)
        OR EXISTS (SELECT 1 FROM links JOIN entries ON entries.table_id = links.table_id
          AND entries.client_key = $2 || links.key_hash WHERE links.table_id = tables.id)
        ORDER BY created_at DESC, id`,
      `${player} `,
      keyOfJoining(player, ''),
    );
    return rows.map((row) => textIn(row, 'id'));
  }

  listen(told: (reached: ReadonlyMap<string, number>) => void): () => void {
    return this.database.listen(told);
  }

  tell(words: NodeWords): void {
    this.database.tell(words);
  }

  hear(heard: Heard): () => void {
    return this.database.hear(heard);
  }

  async check(): Promise<void> {
    if (this.room.isFull) await this.room.look();
    else await this.rows('SELECT 1 AS one');
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private async whyNotAppended(table: string, key: string): Promise<Appended> {
    const [repeated] = await this.rows(
      'SELECT sequence FROM entries WHERE table_id = $1 AND client_key = $2',
      table,
      key,
    );
    if (repeated !== undefined) return { was: 'repeated', sequence: numberIn(repeated, 'sequence') };
    const reached = (await this.reached([table])).get(table);
    if (reached === undefined) throw new StoreError('unknown-table', `there is no table '${table}'`);
    return { was: 'overtaken', reached };
  }

  private async rows(sql: string, ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.database.run([{ sql, values }]))?.[0] ?? [];
  }
}

function tableOf(row: Row): TableRow {
  return {
    id: textIn(row, 'id'),
    createdAt: numberIn(row, 'created_at'),
    stage: textIn(row, 'stage') as Stage,
    isListed: numberIn(row, 'listed') === 1,
    settings: textIn(row, 'settings'),
    summary: textIn(row, 'summary'),
  };
}

function changing(table: string, { table: changed, links = [], seats = [], due }: AlsoChanged): Statement[] {
  return [
    ...(changed === undefined && due === undefined ? [] : [changingTable(table, changed, due)]),
    ...links.map(({ keyHash, opens, seat = '' }) => ({
      sql: `INSERT INTO links (table_id, opens, seat, key_hash) VALUES ($1, $2, $3, $4)
        ON CONFLICT (table_id, opens, seat) DO UPDATE SET key_hash = excluded.key_hash`,
      values: [table, opens, seat, keyHash],
    })),
    ...seats.map((one) =>
      one.player === undefined
        ? { sql: 'DELETE FROM seats WHERE table_id = $1 AND seat = $2', values: [table, one.seat] }
        : {
            sql: `INSERT INTO seats (table_id, seat, player_id, name) VALUES ($1, $2, $3, $4)
              ON CONFLICT (table_id, seat) DO UPDATE SET player_id = excluded.player_id, name = excluded.name`,
            values: [table, one.seat, one.player, one.name],
          },
    ),
  ];
}

/** What is not said stays. */
function changingTable(
  table: string,
  { stage, isListed, settings, summary }: NonNullable<AlsoChanged['table']> = {},
  due?: AlsoChanged['due'],
): Statement {
  return {
    sql: `UPDATE tables SET stage = COALESCE($2, stage), listed = COALESCE($3, listed),
      settings = COALESCE($4, settings), summary = COALESCE($5, summary),
      due_at = CASE WHEN CAST($6 AS INTEGER) = 1 THEN CAST($7 AS BIGINT) ELSE due_at END WHERE id = $1`,
    values: [
      table,
      stage,
      isListed === undefined ? undefined : isListed ? 1 : 0,
      settings,
      summary,
      due === undefined ? 0 : 1,
      due?.at,
    ],
  };
}
