/** The server for tables online: everything that another package may use. */
export { type AppParts, createApp } from './http/app.js';
export { type Server, serve } from './serve.js';
export { readSettings, type ServerSettings, SettingsError } from './settings/settings.js';
export { openPostgresStore, openSqliteStore, sqliteFile } from './store/open.js';
export { type Store, StoreError } from './store/store.js';
