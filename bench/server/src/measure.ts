import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS_RAISED, startPostgres } from '@great-machine/server/internals';
import { chanceFrom } from './chance.js';
import { Crowd } from './crowd.js';
import type { Figures, StoreName } from './figures.js';
import { floorLatencies } from './floor.js';
import { MeasuredProcess, usage } from './measured-process.js';
import { percentile } from './percentile.js';
import { TableServers } from './table-servers.js';
import { Tally } from './tally.js';

export interface Options {
  readonly store: StoreName;
  /** How many processes serve the tables. */
  readonly nodes: number;
  readonly tables: number;
  /** At so many tables a bot plays the Great Machine. */
  readonly journeymen: number;
  /** Answers of people a second. */
  readonly rate: number;
  readonly seconds: number;
  /** How many answers the tables have played before, at most. */
  readonly depth: number;
  readonly seed: number;
  /** The folder for profiles of the servers' processor time. */
  readonly profile?: string;
}

/** In seconds: within that all connections come again. */
const RECONNECTING = 30;

/** In milliseconds. */
const WEIGHING = 500;

/** Errors that are shown, of all that were counted. */
const MOST_SHOWN = 5;

type Say = (text: string) => void;

export async function measure(options: Options, say: Say): Promise<Figures> {
  say(await limitOfFiles());
  say(LIMITS_RAISED);
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  try {
    const played = await withDatabase(options.store, async (databaseUrl) => {
      const { nodes, profile } = options;
      const servers = await TableServers.start({ nodes, folder, databaseUrl, profile });
      return playAt(servers, options, say).finally(() => servers.stop());
    });
    const floorP99Ms = await measureFloor(folder, options, played);
    const { store, tables } = options;
    const { connections, answersPerSecond, p50Ms, p99Ms, cpuMsPerAnswer, bytesPerAnswer } = played;
    const { memoryMb, errors } = played;
    return {
      store,
      tables,
      connections,
      answersPerSecond,
      p50Ms,
      p99Ms,
      floorP99Ms,
      cpuMsPerAnswer,
      bytesPerAnswer,
      memoryMb,
      errors,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL is the one of DATABASE_URL, or one of its own whose commits wait for the disk. */
async function withDatabase<T>(store: StoreName, run: (url?: string) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL;
  if (store === 'sqlite') return run();
  if (given !== undefined) return run(given);
  const postgres = await startPostgres([]);
  try {
    return await run(await postgres.newSchema());
  } finally {
    await postgres.stop();
  }
}

type Played = Omit<Figures, 'store' | 'tables' | 'floorP99Ms'>;

async function playAt(
  servers: TableServers,
  { tables, journeymen, rate, seconds, depth, seed }: Options,
  say: Say,
): Promise<Played> {
  const tally = new Tally();
  const gathering = performance.now();
  const crowd = await Crowd.gather(
    { servers: servers.addresses, tally, chance: chanceFrom(seed) },
    tables,
    journeymen,
  );
  await crowd.spread(depth);
  say(`tables set up and played to different depths in ${inSeconds(performance.now() - gathering)}`);

  tally.begin();
  const memory = watchMemory(servers);
  const [before, ownBefore] = [await servers.usage(), usage()];
  await crowd.play(rate, seconds);
  const [after, ownAfter] = [await servers.usage(), usage()];
  const { latencies, bytes } = tally;
  const answers = latencies.length;
  const { connections } = crowd;
  say(
    `the people cost ${rounded((ownAfter.cpuMs - ownBefore.cpuMs) / answers)} ms of processor time an answer`,
  );

  say(await reconnect(crowd, tally));
  const memoryMb = memory.stop();
  crowd.leave();
  for (const error of tally.errors.slice(0, MOST_SHOWN)) say(`error: ${error}`);
  return {
    connections,
    answersPerSecond: rounded(answers / seconds),
    p50Ms: rounded(percentile(latencies, 50)),
    p99Ms: rounded(percentile(latencies, 99)),
    cpuMsPerAnswer: rounded((after.cpuMs - before.cpuMs) / answers),
    bytesPerAnswer: Math.round((bytes * tables) / answers / connections),
    memoryMb: Math.round(memoryMb),
    errors: tally.errors.length,
  };
}

/** All connections are lost at one moment, and come again; those that come late are errors. */
async function reconnect(crowd: Crowd, tally: Tally): Promise<string> {
  const start = performance.now();
  const taken = await crowd.reconnect(RECONNECTING);
  const seconds = (performance.now() - start) / 1000;
  if (seconds > RECONNECTING + 1) tally.fail(`the last client came again after ${Math.round(seconds)} s`);
  const times = `p50 ${rounded(percentile(taken, 50))} ms, p99 ${rounded(percentile(taken, 99))} ms`;
  return `${taken.length} connections came again in ${Math.round(seconds)} s: ${times}`;
}

async function measureFloor(
  folder: string,
  { rate, seconds, tables }: Options,
  { connections, bytesPerAnswer }: Played,
): Promise<number> {
  const words = [join(folder, 'floor'), `${bytesPerAnswer}`];
  const server = await MeasuredProcess.start('floor-server.js', words);
  try {
    const latencies = await floorLatencies(server.address, { tables, connections, rate, seconds });
    return rounded(percentile(latencies, 99));
  } finally {
    await server.stop();
  }
}

/** Looks now and then how much the servers hold. Stopped, it says what was the most. */
function watchMemory(servers: TableServers): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    void servers.usage().then(({ memoryMb }) => {
      most = Math.max(most, memoryMb);
    });
  }, WEIGHING);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** Node raises what is open at once to what the system allows a process. */
async function limitOfFiles(): Promise<string> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, limit = 'unknown'] = /Max open files\s+(\d+)/.exec(limits) ?? [];
  return `open files allowed for each process: ${limit}; each connection needs one.`;
}

const inSeconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;
const rounded = (value: number) => Math.round(value * 100) / 100;
