/** Playing at tables on a server by program, with Node: everything that the author of a bot needs. */
import { randomBytes } from 'node:crypto';
import type { Side } from '@great-machine/rules';
import { WebSocket } from 'ws';
import { OnlineTable } from './online/online-table.js';
import { pollingWire } from './online/polling-wire.js';
import type { OnlineServer } from './online/server.js';
import { socketWire } from './online/socket-wire.js';
import { webServer, webSockets } from './online/web.js';
import type { World } from './online/wire.js';

export type { CreatedTable, TableRequest, TableSetup, TableSheet } from '@great-machine/protocol';
export type { Answer, Option, PickView, SeatQuestion, Side, View } from '@great-machine/rules';
export type { TableNews } from './connection.js';
export { FeedReader, linesOf } from './feed-reader.js';
export { OnlineTable, type Reachable } from './online/online-table.js';
export type { OnlineServer } from './online/server.js';
export { RequestRefused } from './request-refused.js';
export type { Around, TableSurroundings } from './surroundings.js';

/** A new key of a player. It is all that proves who they are: keep it secret. */
export function makeKey(): string {
  return randomBytes(16).toString('base64url');
}

/** The server at an address such as `https://play.example`, as the player with this key reaches it. */
export function openServer(address: string, key: string): OnlineServer {
  return webServer(fetch, address.replace(/\/$/, ''), key);
}

/** The link by which players open a table. */
export function linkTo(address: string, table: string, secret: string): string {
  return new URL(`/#/table/${table}/${secret}`, address).href;
}

/**
 * Opens a link as the player with this key. A link without its secret comes back to a table that the player has opened before.
 * A player with seats on both sides names the one that this connection plays, and opens another one for the other. News come by socket, or by long polling where sockets are blocked; a connection that is lost comes up again by itself.
 */
export function openTable(link: string, key: string, side?: Side): OnlineTable {
  const { origin, hash } = new URL(link);
  const [, table, secret] = /^#\/table\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (table === undefined) throw new Error('a link to a table has the form ADDRESS/#/table/TABLE/SECRET');
  const visitor = { key, table, link: secret, side };
  return new OnlineTable(
    [socketWire(webSockets(WebSocket, origin), visitor), pollingWire(openServer(origin, key), visitor)],
    WORLD,
  );
}

/** Waits for the next change. Ask for it before you look at the table, so that none is missed in between. */
export function nextChange(table: OnlineTable): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.listen(() => {
      stop();
      resolve();
    });
  });
}

const WORLD: World = {
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  random: Math.random,
  // A program is always at its table.
  isVisible: () => true,
  makeKey,
};
