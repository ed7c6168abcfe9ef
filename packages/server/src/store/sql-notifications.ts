import type { NotificationFailure } from '@great-machine/protocol';
import { type Database, numberIn, type Row, type Statement, textIn } from './database.js';
import type {
  Failed,
  NewWay,
  NotificationStore,
  PushKeys,
  Told,
  WatchedSeat,
  Way,
} from './notification-store.js';

/** Notifications in a database that speaks SQL. */
export class SqlNotifications implements NotificationStore {
  constructor(private readonly database: Database) {}

  async ways(player: string): Promise<readonly Way[]> {
    const rows = await this.rows(
      `SELECT player_id, id, kind, address, told_when, created_at, COALESCE(failed_at, 0) AS failed_at, failure
        FROM notification_ways WHERE player_id = $1 ORDER BY created_at, id`,
      player,
    );
    return rows.map(wayOf);
  }

  async keepWay({ player, id, kind, address, when, createdAt }: NewWay): Promise<void> {
    await this.rows(
      `INSERT INTO notification_ways (player_id, id, kind, address, told_when, created_at, failure)
        VALUES ($1, $2, $3, $4, $5, $6, '')
        ON CONFLICT (player_id, id) DO UPDATE SET address = excluded.address, told_when = excluded.told_when,
          failed_at = NULL, failure = ''`,
      player,
      id,
      kind,
      address,
      when,
      createdAt,
    );
  }

  async dropWay(player: string, id: string): Promise<void> {
    await this.rows('DELETE FROM notification_ways WHERE player_id = $1 AND id = $2', player, id);
  }

  async keepFailure(player: string, id: string, failed: Failed | undefined): Promise<void> {
    await this.rows(
      'UPDATE notification_ways SET failed_at = $3, failure = $4 WHERE player_id = $1 AND id = $2',
      player,
      id,
      failed?.at,
      failed?.why ?? '',
    );
  }

  async watchedSeats(): Promise<readonly WatchedSeat[]> {
    const rows = await this.rows(
      `SELECT seats.player_id, seats.seat, tables.id, tables.summary
        FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE (tables.stage = 'playing' OR (tables.stage = 'over' AND tables.summary LIKE '%"votes":[{%'))
          AND seats.player_id IN (SELECT notification_ways.player_id FROM notification_ways)
        ORDER BY tables.id, seats.seat`,
    );
    return rows.map((row) => ({
      player: textIn(row, 'player_id'),
      seat: textIn(row, 'seat'),
      table: textIn(row, 'id'),
      summary: textIn(row, 'summary'),
    }));
  }

  async wasTold({ player, table, about, number }: Told): Promise<boolean> {
    const rows = await this.rows(
      'SELECT number FROM notified WHERE player_id = $1 AND table_id = $2 AND about = $3 AND number >= $4',
      player,
      table,
      about,
      number,
    );
    return rows.length > 0;
  }

  async tell({ player, table, about, number }: Told): Promise<boolean> {
    const rows = await this.rows(
      `INSERT INTO notified (player_id, table_id, about, number) VALUES ($1, $2, $3, $4)
        ON CONFLICT (player_id, table_id, about) DO UPDATE SET number = excluded.number
        WHERE excluded.number > notified.number RETURNING number`,
      player,
      table,
      about,
      number,
    );
    return rows.length > 0;
  }

  async pushKeys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    await this.rows(
      'INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
      publicKey,
      privateKey,
    );
    const [row] = await this.rows('SELECT public_key, private_key FROM push_keys WHERE id = 1');
    return row === undefined
      ? { publicKey, privateKey }
      : { publicKey: textIn(row, 'public_key'), privateKey: textIn(row, 'private_key') };
  }

  private async rows(sql: string, ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.database.run([{ sql, values }]))?.[0] ?? [];
  }
}

function wayOf(row: Row): Way {
  const failure = textIn(row, 'failure');
  const failed = { at: numberIn(row, 'failed_at'), why: failure as NotificationFailure };
  return {
    player: textIn(row, 'player_id'),
    id: textIn(row, 'id'),
    kind: textIn(row, 'kind') as Way['kind'],
    address: textIn(row, 'address'),
    when: textIn(row, 'told_when') as Way['when'],
    createdAt: numberIn(row, 'created_at'),
    ...(failure === '' ? {} : { failed }),
  };
}
