import {
  OnlineTable,
  type OpenWire,
  pollingWire,
  socketWire,
  type World,
  webServer,
  webSockets,
} from '@great-machine/client';
import { playerDice } from '@great-machine/rules';
import { WebSocket } from 'ws';
import type { Side } from '../../../client/test/contract.js';
import { newKey } from '../tables/server.js';

const below = playerDice(1);

/** The world of a client in Node, whose clock runs this many times as fast. */
export function worldAt(speed: number): World {
  return {
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds / speed);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    isVisible: () => true,
    random: () => below(1000) / 1000,
    makeKey: newKey,
  };
}

/** How a player with this key reaches a table at an address. */
export type Way = (address: string, key: string, table: string, side?: Side) => OpenWire;

export const byPolling: Way = (address, key, table, side) =>
  pollingWire(webServer(fetch, address, key), { table, side });

export const bySocket: Way = (address, key, table, side) =>
  socketWire(webSockets(WebSocket, address), { key, table, side });

/** A person at a table on the server, whose other seat has a bot. */
export async function openOnline(
  address: string,
  way: Way,
  side: Side,
  seed: string,
  speed = 1,
): Promise<OnlineTable> {
  const key = newKey();
  const server = webServer(fetch, address, key);
  const [seat, other] =
    side === 'machine'
      ? (['machine', 'revolutionary-1'] as const)
      : (['revolutionary-1', 'machine'] as const);
  const setup = { game: { revolutionaries: 1, seed, heroes: ['finch', 'fowler', 'physician'] } };
  const { table } = await server.request('createTable', { body: { once: newKey(), setup } });
  const ask = (request: object) =>
    server.request('request', { table, body: { once: newKey(), ...request } as never });
  await ask({ do: 'claim-seat', seat, name: 'Ada' });
  await ask({ do: 'seat-bot', seat: other, level: 'apprentice' });
  await ask({ do: 'start' });
  return new OnlineTable([way(address, key, table)], worldAt(speed));
}
