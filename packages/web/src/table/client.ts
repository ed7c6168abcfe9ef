import { reachTables } from './wire.js';

/** Started with the page, so that it is there when the first game begins. */
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
// What fails over there fails here as well.
worker.addEventListener('error', ({ message, filename, lineno }) =>
  reportError(new Error(message ? `${message} (${filename}:${lineno})` : 'the table could not be loaded')),
);

/** The tables of this device. */
export const localTables = reachTables(worker);
