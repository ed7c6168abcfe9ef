import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { describeTableConnection } from '../../../client/test/contract.js';
import type { Store } from '../../src/store/store.js';
import { makeFolder } from '../tables/server.js';
import { bySocket, openOnline } from './online.js';

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

describeTableConnection('a table on a server, by socket', async (side, seed) => {
  const connection = await openOnline(address, bySocket, side, seed);
  return { connection, isServed: true, close: () => connection.leave() };
});
