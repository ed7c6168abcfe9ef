import { once } from 'node:events';
import { connect } from 'node:net';
import { webServer } from '@great-machine/client';
import { expect, it } from 'vitest';
import { npmStart, untilUp } from '../npm-start.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { makeFolder, newKey } from '../tables/server.js';

const goodbye = { say: 'goodbye', why: { refused: 'unavailable', retryAfter: 2 } };

/** A request that waits for news, behind another one on the same connection: once that has its reply, both have arrived. */
async function beginToWait(address: string, key: string, table: string, mark: string) {
  const { port } = new URL(address);
  const connection = connect({ port: Number(port), host: 'localhost' });
  let received = '';
  connection.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const body = JSON.stringify({ since: 0, talkSince: 0, mark, waitSeconds: 50 });
  const headers = ['host: localhost', `authorization: Bearer ${key}`];
  const ofBody = ['content-type: application/json', `content-length: ${body.length}`];
  const lines = [
    ['GET /api/v1/lobby HTTP/1.1', ...headers],
    [`POST /api/v1/tables/${table}/news HTTP/1.1`, ...headers, ...ofBody],
  ];
  connection.write(lines.map((one) => `${one.join('\r\n')}\r\n\r\n`).join('') + body);
  await once(connection, 'data');
  const ended = once(connection, 'close');
  return {
    async reply() {
      await ended;
      return received;
    },
  };
}

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
  const poll = await beginToWait(address, key, table, mark);

  const asked = performance.now();
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  for (const told of [socket, silent])
    expect(await told.until(({ say }) => say === 'goodbye')).toEqual(goodbye);
  expect(await poll.reply()).toContain(`"mark":"${mark}"`);
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
