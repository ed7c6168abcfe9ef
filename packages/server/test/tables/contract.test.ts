import { OnlineTable, pollingWire, type World, webServer } from '@great-machine/client';
import { playerDice } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeTableConnection, type Side } from '../../../client/test/contract.js';
import type { Store } from '../../src/store/store.js';
import { makeFolder, newKey } from './server.js';

const place = await makeFolder();
let store: Store;
let node: FastifyInstance;
let address: string;

beforeAll(async () => {
  store = await place.openStore();
  node = await place.openNode(store);
  address = await node.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await node.close();
  await store.close();
  await place.remove();
});

const below = playerDice(1);
const WORLD: World = {
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  isVisible: () => true,
  random: () => below(1000) / 1000,
  makeKey: newKey,
};

/** A person at a table on the server, whose other seat has a bot. */
async function openOnline(side: Side, seed: string) {
  const key = newKey();
  const server = webServer(fetch, address, key);
  const [seat, other] =
    side === 'machine'
      ? (['machine', 'revolutionary-1'] as const)
      : (['revolutionary-1', 'machine'] as const);
  const setup = {
    game: { revolutionaries: 1, seed, heroes: ['finch', 'fowler', 'physician'] },
    isListed: false,
    hints: true,
    clock: { kind: 'none' as const },
    chat: true,
    privateChannel: false,
    spectatorDelay: 0,
  };
  const { table } = await server.request('createTable', { body: { once: newKey(), setup } });
  const ask = (request: object) =>
    server.request('request', { table, body: { once: newKey(), ...request } as never });
  await ask({ do: 'claim-seat', seat, name: 'Ada' });
  await ask({ do: 'seat-bot', seat: other, level: 'apprentice' });
  await ask({ do: 'start' });
  return new OnlineTable([pollingWire(server, { table })], WORLD);
}

describeTableConnection('a table on a server, by long polling', async (side, seed) => {
  const connection = await openOnline(side, seed);
  return { connection, close: () => connection.leave() };
});

it('a client that waits for news does not keep the server from stopping', async () => {
  const own = await place.openNode(store);
  const at = await own.listen({ host: '127.0.0.1', port: 0 });
  const server = webServer(fetch, at, newKey());
  const setup = { game: {} } as never;
  const { table } = await server.request('createTable', { body: { once: newKey(), setup } });
  const reached = { since: 0, talkSince: 0, waitSeconds: 0 };
  const first = await server.request('news', { table, body: reached });
  expect(first.sheet?.stage).toBe('gathering');
  const waiting = server.request('news', { table, body: { ...reached, mark: first.mark, waitSeconds: 50 } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  const closing = own.close();
  expect((await waiting).mark).toBe(first.mark);
  await closing;
  expect(performance.now() - began).toBeLessThan(10_000);
});
