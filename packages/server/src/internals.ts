/** For tests and measurements of this project only. */

export { cleanUpSooner } from './operations/heap.js';
export { LIMITS_RAISED, raisedLimits } from './settings/settings.js';
export { type LogEntry, readEntry } from './tables/log-entry.js';
export { Line } from './testing/line.js';
export { type PostgresServer, startPostgres } from './testing/postgres-server.js';
