/** Raised with every change that a client of the version before would not understand. */
export const PROTOCOL = 1;

/** Servers speak the current version and the one before; older clients are told to reload. */
export const OLDEST_PROTOCOL = 1;

/** The path of every request by HTTP. */
export const API = `/api/v${PROTOCOL}`;

export function isSpoken(version: number): boolean {
  return Number.isInteger(version) && version >= OLDEST_PROTOCOL && version <= PROTOCOL;
}

/** Below the path of the API; `:table` stands for the id of a table. */
export const PATHS = {
  tables: '/tables',
  lobby: '/lobby',
  join: '/tables/:table/join',
  request: '/tables/:table/requests',
  news: '/tables/:table/news',
  me: '/me',
  settings: '/me/settings',
  games: '/me/games',
  data: '/me/data',
} as const;

/** The path of the socket. Who comes says it in the first message, not in the address. */
export const SOCKET_PATH = '/api/socket';
