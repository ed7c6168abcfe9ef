import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRefused } from '../request-refused.js';
import { webServer, webSockets } from './web.js';

describe('requests by fetch', () => {
  const seen: unknown[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    seen.push({ method, url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() });
    if (url?.endsWith('/me/games')) reply.writeHead(502).end('<html>');
    else if (url?.endsWith('/me/data')) reply.writeHead(404).end('{"refused":"not-found"}');
    else if (url?.endsWith('/me/settings')) reply.writeHead(204).end();
    else reply.end('{"reply":3}');
  });
  let address = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('carry the key in the header alone', async () => {
    const { request } = webServer(fetch, address, 'secret');
    expect(await request('request', { table: 'a', body: { do: 'truth' } })).toEqual({ reply: 3 });
    expect(await request('keepSettings', { body: { settings: '{}' } })).toBeUndefined();
    await request('lobby', { query: { stage: 'gathering', before: 5 } });
    const authorization = 'Bearer secret';
    expect(seen).toEqual([
      { method: 'POST', url: '/api/v1/tables/a/requests', authorization, body: '{"do":"truth"}' },
      { method: 'PUT', url: '/api/v1/me/settings', authorization, body: '{"settings":"{}"}' },
      { method: 'GET', url: '/api/v1/lobby?stage=gathering&before=5', authorization, body: '' },
    ]);
  });

  it('give the refusal of the server, and fail where something else replies', async () => {
    const { request } = webServer(fetch, address, 'secret');
    await expect(request('myData', {})).rejects.toEqual(new RequestRefused({ refused: 'not-found' }));
    await expect(request('myGames', {})).rejects.not.toBeInstanceOf(RequestRefused);
    const nowhere = webServer(fetch, 'http://127.0.0.1:1', 'secret');
    await expect(nowhere.request('me', {})).rejects.not.toBeInstanceOf(RequestRefused);
  });
});

it('sockets go to the path of the socket, with nothing of the player in the address', () => {
  const opened: FakeWebSocket[] = [];
  class FakeWebSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly sent: string[] = [];
    constructor(readonly address: string) {
      opened.push(this);
    }
    send(text: string): void {
      this.sent.push(text);
    }
    close(): void {
      this.onclose?.();
    }
  }
  const told: string[] = [];
  const socket = webSockets(
    FakeWebSocket,
    'https://example.org',
  )({
    opened: () => told.push('opened'),
    received: (text) => told.push(text),
    closed: () => told.push('closed'),
  });
  const [fake] = opened;
  expect(fake?.address).toBe('wss://example.org/api/socket');
  fake?.onopen?.();
  fake?.onmessage?.({ data: '{"say":"welcome"}' });
  fake?.onerror?.();
  socket.send('hello');
  socket.close();
  expect(told).toEqual(['opened', '{"say":"welcome"}', 'closed']);
  expect(fake?.sent).toEqual(['hello']);
});

it('a socket that cannot even be made is closed', async () => {
  class Forbidden {
    onopen = null;
    onmessage = null;
    onclose = null;
    onerror = null;
    constructor(address: string) {
      throw new Error(`not allowed: ${address}`);
    }
    send(): void {}
    close(): void {}
  }
  let closed = 0;
  const user = { opened: () => {}, received: () => {}, closed: () => void closed++ };
  const socket = webSockets(Forbidden, 'http://example.org')(user);
  expect(closed).toBe(0);
  await Promise.resolve();
  expect(closed).toBe(1);
  socket.send('hello');
  socket.close();
});
