import { bytesOf, MOST_BYTES_OF_OWN_TEXT } from '@great-machine/protocol';
import { type Database, numberIn, type Row, type Statement, textIn } from './database.js';
import type { NewPlayer, PlayerRow, PlayerStore } from './player-store.js';
import { forgettingReportsOf } from './sql-operations.js';
import { forgettingTalkOf } from './sql-talk.js';
import { StoreError } from './store.js';

/** The players in a database that speaks SQL. */
export class SqlPlayers implements PlayerStore {
  constructor(private readonly database: Database) {}

  async create({ id, keyHash, createdAt }: NewPlayer): Promise<void> {
    await this.rows(
      `INSERT INTO players (id, key_hash, created_at, settings) VALUES ($1, $2, $3, '')`,
      id,
      keyHash,
      createdAt,
    );
  }

  async changeKey(player: string, keyHash: string): Promise<void> {
    await this.rows('UPDATE players SET key_hash = $2 WHERE id = $1', player, keyHash);
  }

  async withKey(keyHash: string): Promise<PlayerRow | undefined> {
    const [row] = await this.rows(
      'SELECT id, created_at, settings FROM players WHERE key_hash = $1',
      keyHash,
    );
    return (
      row && {
        id: textIn(row, 'id'),
        keyHash,
        createdAt: numberIn(row, 'created_at'),
        settings: textIn(row, 'settings'),
      }
    );
  }

  async delete(id: string): Promise<void> {
    await this.database.run([
      ...forgettingTalkOf(id),
      forgettingReportsOf(id),
      { sql: 'DELETE FROM players WHERE id = $1', values: [id] },
    ]);
  }

  async keepSettings(player: string, settings: string): Promise<void> {
    checkSize('the settings', settings);
    await this.rows('UPDATE players SET settings = $2 WHERE id = $1', player, settings);
  }

  async notes(player: string, table: string): Promise<string> {
    const [row] = await this.rows(
      'SELECT body FROM notes WHERE player_id = $1 AND table_id = $2',
      player,
      table,
    );
    return row === undefined ? '' : textIn(row, 'body');
  }

  async keepNotes(player: string, table: string, notes: string): Promise<void> {
    checkSize('the notes', notes);
    await this.rows(
      `INSERT INTO notes (player_id, table_id, body) VALUES ($1, $2, $3)
        ON CONFLICT (table_id, player_id) DO UPDATE SET body = excluded.body`,
      player,
      table,
      notes,
    );
  }

  async allNotes(player: string): Promise<readonly { readonly table: string; readonly notes: string }[]> {
    const rows = await this.rows(
      `SELECT table_id, body FROM notes WHERE player_id = $1 AND body <> '' ORDER BY table_id`,
      player,
    );
    return rows.map((row) => ({ table: textIn(row, 'table_id'), notes: textIn(row, 'body') }));
  }

  private async rows(sql: string, ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.database.run([{ sql, values }]))?.[0] ?? [];
  }
}

function checkSize(what: string, text: string): void {
  if (bytesOf(text) > MOST_BYTES_OF_OWN_TEXT)
    throw new StoreError('too-large', `${what} take more than ${MOST_BYTES_OF_OWN_TEXT} bytes`);
}
