import { webServer } from '@great-machine/client';
import { expect, it } from 'vitest';
import { describeTableConnection } from '../../../client/test/contract.js';
import { newKey } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';
import { byPolling, openOnline } from './online.js';

const site = serverForTests();

describeTableConnection('a table on a server, by long polling', async (side, seed) => {
  const connection = await openOnline(site.address, byPolling, side, seed);
  return { connection, isServed: true, close: () => connection.leave() };
});

it('a client that waits for news does not keep the server from stopping', async () => {
  const own = await site.place.openNode(site.store);
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
