import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { API, SOCKET_PATH } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/tables/secrets.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const site = serverForTests();

/** Sends bytes, and reads status and body of the reply when the connection has ended. */
function send(bytes: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(site.address);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', body = 'null'] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) });
    });
    socket.write(bytes);
  });
}

const UPGRADE = `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;

describe('what never becomes a request is refused in the words of the protocol', () => {
  it.each([
    ['what is no HTTP', 'what is this?\r\n\r\n', 400, 'bad-request'],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    [
      'two lengths of one body',
      `POST ${API}/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      'bad-request',
    ],
    ['a path that is none', 'GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      413,
      'too-large',
    ],
    ['an upgrade without a key', `${UPGRADE}Sec-WebSocket-Version: 13\r\n\r\n`, 400, 'bad-request'],
    [
      'an upgrade with protocols that are none',
      `${UPGRADE}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: ,,\r\n\r\n`,
      400,
      'bad-request',
    ],
  ])('%s', async (_, bytes, status, refused) => {
    expect(await send(bytes)).toEqual({ status, body: { refused } });
  });
});

it('a connection on which no request comes ends after ten seconds', async () => {
  const start = performance.now();
  await send('');
  const seconds = (performance.now() - start) / 1000;
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(25);
});

it('a client that does not read its reply is cut off, and a socket on which nothing is said is not', async () => {
  const impatient = await site.place.openNode(site.store, {}, { stillConnection: 300 });
  const large = 20_000_000;
  await writeFile(join(site.place.folder, 'client', 'large.bin'), Buffer.alloc(large));
  const { port, hostname, origin } = new URL(await impatient.listen({ host: '127.0.0.1', port: 0 }));
  const person = new Person(impatient);
  const { table } = await person.create();
  const quiet = new RawSocket(origin);
  await quiet.hello({ key: person.key, table });
  const reader = connect(Number(port), hostname);
  reader.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reader, 'readable');
  await expect.poll(() => connectionsOf(impatient), { timeout: 10_000 }).toBe(1);
  reader.on('error', () => {});
  reader.resume();
  await once(reader, 'close');
  expect(reader.bytesRead).toBeLessThan(large);
  expect((await quiet.ask({ do: 'notes' })).say).toBe('reply');
  quiet.close();
  await impatient.close();
});

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

it('nothing is kept of a player whose table is refused', async () => {
  const person = new Person(site.node);
  const setup = { game: { heroes: ['nobody'] } };
  const { status } = await person.send('POST', '/tables', { once: 'x'.repeat(16), setup });
  expect(status).toBe(422);
  expect(await site.store.players.withKey(hashOf(person.key))).toBeUndefined();
});
