/** For tests and measurements of this project only. */
export { type LogEntry, readEntry } from './tables/log-entry.js';
export { freePort, type PostgresServer, startPostgres } from './testing/postgres-server.js';
