import { setImmediate } from 'node:timers/promises';
import { createThreadPool, type JobPool } from '@great-machine/bots/threads';

/** The games with these numbers, `to` excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Games to be played; plain data. */
export interface Task<Settings> {
  readonly settings: Settings;
  readonly range: Range;
}

export interface Work<Settings, Totals> {
  /** A module whose `perform` plays games, for worker threads, and that very function, for this thread. */
  readonly module: URL;
  /** Its results are plain data and may be added up in any order. */
  perform(task: Task<Settings>): Totals;
  readonly settings: Settings;
  readonly threads: number;
  readonly range: Range;
  /** Games handed out at a time: small enough for a lively progress bar. */
  readonly portion: number;
  /** Takes in a finished portion. */
  add(totals: Totals): void;
  isStopped(): boolean;
}

/** Works off all games, in this thread or in several, until done or stopped. */
export async function workOff<Settings, Totals>(work: Work<Settings, Totals>): Promise<void> {
  const tasks = tasksOf(work);
  if (work.threads === 1) await workHere(work, tasks);
  else await workInThreads(work, tasks);
}

function* tasksOf<S, T>({ settings, range, portion }: Work<S, T>): Generator<Task<S>, void> {
  for (let from = range.from; from < range.to; from += portion) {
    yield { settings, range: { from, to: Math.min(range.to, from + portion) } };
  }
}

/** Pauses after each portion, so that Ctrl-C is heard. */
async function workHere<S, T>(work: Work<S, T>, tasks: Generator<Task<S>, void>): Promise<void> {
  for (const task of tasks) {
    if (work.isStopped()) return;
    work.add(work.perform(task));
    await setImmediate();
  }
}

async function workInThreads<S, T>(work: Work<S, T>, tasks: Generator<Task<S>, void>): Promise<void> {
  const { module, threads } = work;
  const pool: JobPool<Task<S>, T> = createThreadPool(module, { threads });
  const workOn = async () => {
    for (let next = tasks.next(); !next.done && !work.isStopped(); next = tasks.next()) {
      work.add(await pool.run(next.value).promise);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, workOn));
  } finally {
    await pool.close();
  }
}
