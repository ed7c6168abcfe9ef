/** Raised with every change that a client of the version before would not understand. */
export const PROTOCOL = 1;

/** Servers speak the current version and the one before; older clients are told to reload. */
export const OLDEST_PROTOCOL = 1;

/** Which versions a server speaks. */
export interface SpokenVersions {
  readonly oldest: number;
  readonly newest: number;
}

export const SPOKEN: SpokenVersions = { oldest: OLDEST_PROTOCOL, newest: PROTOCOL };

export function isSpoken(version: number, { oldest, newest } = SPOKEN): boolean {
  return Number.isInteger(version) && version >= oldest && version <= newest;
}

/** The path of every request by HTTP of a client that speaks this version. */
export function apiOf(version: number): string {
  return `/api/v${version}`;
}

export const API = apiOf(PROTOCOL);

/** Where each request by HTTP goes, below the path of the API; `:table` stands for the id of a table. */
export const ROUTES = {
  createTable: { method: 'POST', path: '/tables' },
  lobby: { method: 'GET', path: '/lobby' },
  join: { method: 'POST', path: '/tables/:table/join' },
  request: { method: 'POST', path: '/tables/:table/requests' },
  news: { method: 'POST', path: '/tables/:table/news' },
  importReplay: { method: 'POST', path: '/replays' },
  replay: { method: 'GET', path: '/tables/:table/replay' },
  verification: { method: 'GET', path: '/tables/:table/verification' },
  me: { method: 'GET', path: '/me' },
  changeKey: { method: 'PUT', path: '/me/key' },
  keepSettings: { method: 'PUT', path: '/me/settings' },
  myGames: { method: 'GET', path: '/me/games' },
  myData: { method: 'GET', path: '/me/data' },
  myNotifications: { method: 'GET', path: '/me/notifications' },
  notifyMe: { method: 'POST', path: '/me/notifications' },
  stopNotifying: { method: 'POST', path: '/me/notifications/stop' },
  testNotification: { method: 'POST', path: '/me/notifications/test' },
  forgetMe: { method: 'DELETE', path: '/me' },
} as const;

export type EndpointName = keyof typeof ROUTES;

/** The path of the socket. A client names its player in the first message, not in the address. */
export const SOCKET_PATH = '/api/socket';
