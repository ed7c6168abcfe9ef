import { parentPort, workerData } from 'node:worker_threads';
import type { Job, Range } from './pool.js';

/** A worker thread: loads the job that it is told, then works off ranges of games until it is ended. */
const { job, settings } = workerData as { job: string; settings: unknown };
const { runGames } = (await import(job)) as Job<unknown, unknown>;

parentPort?.on('message', (range: Range) => parentPort?.postMessage(runGames(settings, range)));
