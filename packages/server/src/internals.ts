/** For tests and measurements of this project only. */
export { type LogEntry, readEntry } from './tables/log-entry.js';
export { Line } from './testing/line.js';
export { type PostgresServer, startPostgres } from './testing/postgres-server.js';
