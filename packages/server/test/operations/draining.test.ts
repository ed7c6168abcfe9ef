import { once } from 'node:events';
import { connect } from 'node:net';
import { webServer } from '@great-machine/client';
import { expect, it } from 'vitest';
import { npmStart, untilUp } from '../npm-start.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { makeFolder, newKey } from '../tables/server.js';

const goodbye = { say: 'goodbye', why: { refused: 'unavailable', retryAfter: 2 } };

it('a server that is asked to stop tells its readers, waits for no dead client, and ends within 10 seconds', async () => {
  const place = await makeFolder();
  const server = npmStart({ DATA_DIR: place.folder });
  let complaints = '';
  server.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const address = await untilUp(server);
  const key = newKey();
  const player = webServer(fetch, address, key);
  const body = { once: newKey(), setup: { game: { revolutionaries: 1 } } };
  const { table } = await player.request('createTable', { body } as never);

  const socket = new RawSocket(address);
  await socket.hello({ key, table });
  const silent = await new RawSocket(address).open();
  const halfSent = connect({ port: Number(new URL(address).port), host: 'localhost' });
  halfSent.on('error', () => {});
  halfSent.write('POST /api/v1/tables HTTP/1.1\r\ncontent-length: 10\r\n\r\n');
  const { mark } = await player.request('news', { table, body: { since: 0, talkSince: 0, waitSeconds: 0 } });
  // A request that arrives too late is told to come back like all others.
  const polling = player
    .request('news', { table, body: { since: 0, talkSince: 0, mark, waitSeconds: 50 } })
    .then(
      (news) => expect(news.mark).toBe(mark),
      (error) => expect(error.why).toEqual(goodbye.why),
    );

  const asked = performance.now();
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  for (const told of [socket, silent])
    expect(await told.until(({ say }) => say === 'goodbye')).toEqual(goodbye);
  await polling;
  expect((await exit)[0], complaints).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  halfSent.destroy();
  await place.remove();
});

it('a request to a server that is ending is refused by its kind', async () => {
  const place = await makeFolder();
  const store = await place.openStore();
  const node = await place.openNode(store);
  let came: unknown;
  node.addHook('preClose', async () => {
    came = await (await fetch(`${address}/api/v1/lobby`)).json();
  });
  const address = await node.listen({ host: '127.0.0.1', port: 0 });
  await node.close();
  expect(came).toEqual(goodbye.why);
  await store.close();
  await place.remove();
});
