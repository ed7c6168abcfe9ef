import { type Row, type Run, type SqlValue, type Statement, textIn } from './database.js';
import type { BackupPart, BackupRow } from './operations-store.js';
import { StoreError } from './store.js';

/** A table of the database whose rows belong to a table of the game, and its columns that name players. */
interface OfTable {
  readonly name: string;
  readonly players?: readonly string[];
}

/** In the order in which their rows can be entered. */
const OF_TABLES: readonly OfTable[] = [
  { name: 'entries' },
  { name: 'snapshots' },
  { name: 'links' },
  { name: 'seats', players: ['player_id'] },
  { name: 'notes', players: ['player_id'] },
  { name: 'talk', players: ['player_id'] },
  { name: 'mutes', players: ['player_id', 'muted_id'] },
  { name: 'reports', players: ['player_id'] },
  { name: 'bug_reports', players: ['player_id'] },
  { name: 'notified', players: ['player_id'] },
];
/** What belongs to players alone. */
const OF_PLAYERS: readonly string[] = ['blocked', 'notification_ways'];
/** One row each, which takes the place of the one that is there. */
const OF_SERVER: readonly string[] = ['uptime', 'notice', 'push_keys'];

/** Every table of the database that a backup holds. */
export const BACKED_UP: readonly string[] = [
  'players',
  'tables',
  ...OF_TABLES.map(({ name }) => name),
  ...OF_PLAYERS,
  ...OF_SERVER,
];
/** What each database has of its own, and which node thinks for which bots. */
export const NOT_BACKED_UP: readonly string[] = ['schema_versions', 'bot_leases'];

/** The columns that name players, by the table they are in. */
export const NAMING_PLAYERS: readonly (readonly [table: string, column: string])[] = [
  ...OF_TABLES.flatMap(({ name, players = [] }) => players.map((column) => [name, column] as const)),
  ...OF_PLAYERS.map((name) => [name, 'player_id'] as const),
];

const PLAYERS_IN_PART = 500;

/** Everything that is kept. A table comes with its players: they may have come after the others were kept, or be gone since. */
export async function* backupOf(look: Run): AsyncGenerator<BackupPart> {
  yield readPart(
    look,
    OF_SERVER.map((name) => [name, { sql: `SELECT * FROM ${name}`, values: [] }]),
  );
  for (let after = ''; ; ) {
    const part = await playersAfter(look, after);
    const last = part.filter(([table]) => table === 'players').at(-1)?.[1].id;
    if (typeof last !== 'string') break;
    yield part;
    after = last;
  }
  for (let after = ''; ; ) {
    const [next] = (await look([nextTable(after)]))?.[0] ?? [];
    if (next === undefined) return;
    after = textIn(next, 'id');
    const part = await readPart(look, rowsOfTable(after));
    // A table that was deleted meanwhile is in no backup.
    if (part.some(([table]) => table === 'tables')) yield part;
  }
}

function nextTable(after: string): Statement {
  return { sql: 'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT 1', values: [after] };
}

type Reading = readonly [table: string, statement: Statement];

function playersAfter(look: Run, after: string): Promise<BackupPart> {
  const some = 'SELECT id FROM players WHERE id > $1 ORDER BY id LIMIT $2';
  const values = [after, PLAYERS_IN_PART];
  return readPart(look, [
    ['players', { sql: 'SELECT * FROM players WHERE id > $1 ORDER BY id LIMIT $2', values }],
    ...OF_PLAYERS.map(
      (name): Reading => [name, { sql: `SELECT * FROM ${name} WHERE player_id IN (${some})`, values }],
    ),
  ]);
}

function rowsOfTable(id: string): readonly Reading[] {
  const values = [id];
  const players = OF_TABLES.flatMap(({ name, players: columns = [] }) =>
    columns.map((column) => `SELECT ${column} FROM ${name} WHERE table_id = $1`),
  );
  return [
    ['players', { sql: `SELECT * FROM players WHERE id IN (${players.join(' UNION ')})`, values }],
    ['tables', { sql: 'SELECT * FROM tables WHERE id = $1', values }],
    ...OF_TABLES.map(
      ({ name }): Reading => [name, { sql: `SELECT * FROM ${name} WHERE table_id = $1`, values }],
    ),
  ];
}

async function readPart(look: Run, readings: readonly Reading[]): Promise<BackupPart> {
  const found = (await look(readings.map(([, statement]) => statement))) ?? [];
  return readings.flatMap(([table], at) => (found[at] ?? []).map((row) => [table, columnsOf(row)] as const));
}

function columnsOf(row: Row): BackupRow[1] {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'string' || typeof value === 'number' || value === null) return [column, value];
      throw new StoreError('unavailable', `the column '${column}' of the database cannot be kept`);
    }),
  );
}

/** Enters the rows of a part, all or none. */
export function restoring(part: BackupPart): readonly Statement[] {
  const replaced = OF_SERVER.filter((name) => part.some(([table]) => table === name));
  return [
    ...replaced.map((name) => ({ sql: `DELETE FROM ${name}`, values: [] })),
    ...part.map(([table, columns]) => entering(table, columns)),
  ];
}

const COLUMN_NAME = /^[a-z_]{1,40}$/;

function entering(table: string, columns: BackupRow[1]): Statement {
  const names = Object.keys(columns);
  if (!BACKED_UP.includes(table) || !names.every((name) => COLUMN_NAME.test(name)))
    throw new StoreError('conflict', 'a part of the backup names what there is not');
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  return {
    sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`,
    values: Object.values(columns).map((value): SqlValue => value ?? undefined),
  };
}
