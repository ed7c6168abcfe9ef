import { numberIn, type Run, type Statement } from './database.js';
import { StoreError } from './store.js';

/** The statements of each step, the first from an empty database to schema 1. A step that was released never changes. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      created_at BIGINT NOT NULL,
      stage TEXT NOT NULL,
      listed SMALLINT NOT NULL,
      settings TEXT NOT NULL,
      summary TEXT NOT NULL
    )`,
    'CREATE INDEX tables_in_lobby ON tables (stage, created_at) WHERE listed = 1',
    `CREATE TABLE entries (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      client_key TEXT NOT NULL,
      at BIGINT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, sequence),
      UNIQUE (table_id, client_key)
    )`,
    `CREATE TABLE snapshots (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      body TEXT NOT NULL
    )`,
    `CREATE TABLE players (
      id TEXT PRIMARY KEY,
      key_hash TEXT NOT NULL UNIQUE,
      created_at BIGINT NOT NULL,
      settings TEXT NOT NULL
    )`,
    `CREATE TABLE links (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      opens TEXT NOT NULL,
      seat TEXT NOT NULL,
      key_hash TEXT NOT NULL UNIQUE,
      PRIMARY KEY (table_id, opens, seat)
    )`,
    `CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat TEXT NOT NULL,
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX seats_of_player ON seats (player_id)',
    `CREATE TABLE notes (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, player_id)
    )`,
    'CREATE INDEX notes_of_player ON notes (player_id)',
  ],
  [
    'ALTER TABLE tables ADD COLUMN talk_version INTEGER NOT NULL DEFAULT 0',
    `CREATE TABLE talk (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      line INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      client_key TEXT NOT NULL,
      at BIGINT NOT NULL,
      player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
      seat TEXT NOT NULL,
      name TEXT NOT NULL,
      channel TEXT NOT NULL,
      stage TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, line),
      UNIQUE (table_id, client_key)
    )`,
    'CREATE INDEX talk_of_player ON talk (player_id)',
    `CREATE TABLE mutes (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      muted_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      PRIMARY KEY (table_id, player_id, muted_id)
    )`,
    'CREATE INDEX mutes_of_player ON mutes (player_id)',
    'CREATE INDEX mutes_about_player ON mutes (muted_id)',
    `CREATE TABLE reports (
      table_id TEXT NOT NULL,
      line INTEGER NOT NULL,
      client_key TEXT NOT NULL,
      at BIGINT NOT NULL,
      player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
      reported_by TEXT NOT NULL,
      reason TEXT NOT NULL,
      PRIMARY KEY (table_id, client_key),
      FOREIGN KEY (table_id, line) REFERENCES talk (table_id, line) ON DELETE CASCADE
    )`,
    'CREATE INDEX reports_by_time ON reports (at)',
    'CREATE INDEX reports_of_player ON reports (player_id)',
  ],
  [
    'ALTER TABLE tables ADD COLUMN due_at BIGINT',
    'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
    'CREATE TABLE uptime (id INTEGER PRIMARY KEY, beat_at BIGINT NOT NULL, down BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE bot_leases (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      node TEXT NOT NULL,
      until BIGINT NOT NULL
    )`,
    'CREATE INDEX bot_leases_by_end ON bot_leases (until)',
  ],
  [
    `CREATE TABLE blocked (
      player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
      at BIGINT NOT NULL
    )`,
    'CREATE TABLE notice (id INTEGER PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)',
    `CREATE TABLE bug_reports (
      id TEXT PRIMARY KEY,
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      at BIGINT NOT NULL,
      player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
      reported_by TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      body TEXT NOT NULL
    )`,
    'CREATE INDEX bug_reports_of_table ON bug_reports (table_id)',
    'CREATE INDEX bug_reports_of_player ON bug_reports (player_id)',
  ],
  [
    `CREATE TABLE notification_ways (
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      told_when TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      failed_at BIGINT,
      failure TEXT NOT NULL,
      PRIMARY KEY (player_id, id)
    )`,
    `CREATE TABLE notified (
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      about TEXT NOT NULL,
      number BIGINT NOT NULL,
      PRIMARY KEY (player_id, table_id, about)
    )`,
    'CREATE INDEX notified_of_table ON notified (table_id)',
    'CREATE TABLE push_keys (id INTEGER PRIMARY KEY, public_key TEXT NOT NULL, private_key TEXT NOT NULL)',
  ],
];

/** Brings a database to the latest schema, step by step. The caller sees to it that no other node does so meanwhile. */
export async function migrate(run: Run, migrations = MIGRATIONS): Promise<void> {
  await run([plain('CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)')]);
  const version = await schemaVersion(run);
  if (version > migrations.length)
    throw new StoreError(
      'newer-schema',
      `the database has schema ${version}, and this server knows schemas up to ${migrations.length}: ` +
        'start the version of the server that wrote it, or a later one',
    );
  for (const [at, step] of migrations.entries()) {
    if (at < version) continue;
    const done: Statement = { sql: 'INSERT INTO schema_versions (version) VALUES ($1)', values: [at + 1] };
    await run([...step.map(plain), done]);
  }
}

async function schemaVersion(run: Run): Promise<number> {
  const rows = await run([plain('SELECT COALESCE(MAX(version), 0) AS version FROM schema_versions')]);
  const [row] = rows?.[0] ?? [];
  return row === undefined ? 0 : numberIn(row, 'version');
}

function plain(sql: string): Statement {
  return { sql, values: [] };
}
