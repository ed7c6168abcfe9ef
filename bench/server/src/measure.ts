import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom } from './chance.js';
import { Crowd } from './crowd.js';
import type { Figures, StoreName } from './figures.js';
import { floorLatencies } from './floor.js';
import { MeasuredProcess, usage } from './measured-process.js';
import { percentile } from './percentile.js';
import { SEATS } from './played-table.js';
import { Tally } from './tally.js';

export interface Options {
  readonly store: StoreName;
  readonly tables: number;
  /** Answers a second. */
  readonly rate: number;
  readonly seconds: number;
  /** How many answers the tables have played before, at most. */
  readonly depth: number;
  readonly seed: number;
  readonly reconnect: boolean;
}

/** In seconds: within that all connections come again. */
const RECONNECTING = 30;

/** In milliseconds. */
const WEIGHING = 500;

/** Errors that are shown, of all that were counted. */
const MOST_SHOWN = 5;

export async function measure(options: Options, say: (text: string) => void): Promise<Figures> {
  const { tables, store } = options;
  const connections = tables * SEATS.length;
  say(await limitOfFiles(connections));
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  try {
    const server = await MeasuredProcess.start('table-server.js', [folder]);
    const figures = await playAt(server, options, say).finally(() => server.stop());
    const floorP99Ms = await measureFloor(folder, options, figures.bytesPerAnswer);
    const { errors, reconnects, reconnectP99Ms, memoryMb, bytesPerAnswer, ...times } = figures;
    return {
      store,
      tables,
      connections,
      ...times,
      floorP99Ms,
      cpuMsPerAnswer: times.cpuMsPerAnswer,
      bytesPerAnswer,
      memoryMb,
      errors,
      ...(reconnects === undefined ? {} : { reconnects, reconnectP99Ms }),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Played = Omit<Figures, 'store' | 'tables' | 'connections' | 'floorP99Ms'>;

async function playAt(
  server: MeasuredProcess,
  { tables, rate, seconds, depth, seed, reconnect }: Options,
  say: (text: string) => void,
): Promise<Played> {
  const tally = new Tally();
  const gathering = performance.now();
  const crowd = await Crowd.gather(server.address, tables, tally, chanceFrom(seed));
  await crowd.spread(depth);
  say(`tables set up and played to different depths in ${inSeconds(performance.now() - gathering)}`);

  tally.begin();
  const memory = await watchMemory(server);
  const [before, ownBefore] = [await server.usage(), usage()];
  await crowd.play(rate, seconds);
  const [after, ownAfter] = [await server.usage(), usage()];
  const memoryMb = memory.stop();
  const { latencies, bytes } = tally;
  const answers = latencies.length;
  say(
    `the people cost ${rounded((ownAfter.cpuMs - ownBefore.cpuMs) / answers)} ms of processor time an answer`,
  );

  const taken = reconnect ? await crowd.reconnect(RECONNECTING) : undefined;
  crowd.leave();
  for (const error of tally.errors.slice(0, MOST_SHOWN)) say(`error: ${error}`);
  return {
    answersPerSecond: rounded(answers / seconds),
    p50Ms: rounded(percentile(latencies, 50)),
    p99Ms: rounded(percentile(latencies, 99)),
    cpuMsPerAnswer: rounded((after.cpuMs - before.cpuMs) / answers),
    bytesPerAnswer: Math.round(bytes / answers / SEATS.length),
    memoryMb: Math.round(memoryMb),
    errors: tally.errors.length,
    ...(taken && { reconnects: taken.length, reconnectP99Ms: rounded(percentile(taken, 99)) }),
  };
}

async function measureFloor(
  folder: string,
  { tables, rate, seconds }: Options,
  newsBytes: number,
): Promise<number> {
  const server = await MeasuredProcess.start('floor-server.js', [join(folder, 'floor'), `${newsBytes}`]);
  try {
    return rounded(percentile(await floorLatencies(server.address, tables, rate, seconds), 99));
  } finally {
    await server.stop();
  }
}

/** Looks now and then how much the server holds. Stopped, it says what was the most. */
async function watchMemory(server: MeasuredProcess): Promise<{ stop(): number }> {
  let most = 0;
  const timer = setInterval(() => {
    void server.usage().then(({ memoryMb }) => {
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
async function limitOfFiles(connections: number): Promise<string> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, limit = 'unknown'] = /Max open files\s+(\d+)/.exec(limits) ?? [];
  return `open files allowed for each process: ${limit}; ${connections} connections need as many. No other limit is raised.`;
}

const inSeconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;
const rounded = (value: number) => Math.round(value * 100) / 100;
