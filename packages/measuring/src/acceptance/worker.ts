import { parentPort } from 'node:worker_threads';
import { type Job, perform } from './jobs.js';

/** A worker thread that plays for the bars. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(perform(job)));
