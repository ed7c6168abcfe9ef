import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** The games with these numbers, `to` excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A module that plays games; its results are plain data and may be added up in any order. */
export interface Job<Settings, Totals> {
  runGames(settings: Settings, range: Range): Totals;
}

export interface Work<Settings, Totals> {
  /** The module of the job, for worker threads, and the job itself, for this thread. */
  readonly module: string;
  readonly job: Job<Settings, Totals>;
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
  const portions = portionsOf(work.range, work.portion);
  if (work.threads === 1) await workHere(work, portions);
  else await Promise.all(Array.from({ length: work.threads }, () => workInThread(work, portions)));
}

function* portionsOf({ from, to }: Range, size: number): Generator<Range, void> {
  for (let start = from; start < to; start += size) yield { from: start, to: Math.min(to, start + size) };
}

/** Pauses after each portion, so that Ctrl-C is heard. */
async function workHere<S, T>(work: Work<S, T>, portions: Generator<Range, void>): Promise<void> {
  for (const range of portions) {
    if (work.isStopped()) return;
    work.add(work.job.runGames(work.settings, range));
    await setImmediate();
  }
}

async function workInThread<S, T>(work: Work<S, T>, portions: Generator<Range, void>): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { job: work.module, settings: work.settings },
  });
  try {
    for (let next = portions.next(); !next.done && !work.isStopped(); next = portions.next()) {
      work.add(await askWorker<T>(worker, next.value));
    }
  } finally {
    await worker.terminate();
  }
}

function askWorker<T>(worker: Worker, range: Range): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (totals: T) => {
      worker.off('error', onError);
      resolve(totals);
    };
    const onError = (error: Error) => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(range);
  });
}
