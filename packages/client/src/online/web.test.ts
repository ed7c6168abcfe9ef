import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webPosts, webSockets } from './web.js';

describe('requests by fetch', () => {
  const seen: unknown[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    seen.push({ method, url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() });
    if (url?.includes('broken')) reply.writeHead(502).end('<html>');
    else if (url?.includes('refused')) reply.writeHead(404).end('{"refused":"not-found"}');
    else reply.end('{"reply":3}');
  });
  let address = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('carry the key in the header alone', async () => {
    const post = webPosts(fetch, address);
    expect(await post('/tables/a/requests', { do: 'undo' }, 'secret')).toEqual({ body: { reply: 3 } });
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/v1/tables/a/requests',
        authorization: 'Bearer secret',
        body: '{"do":"undo"}',
      },
    ]);
  });

  it('give the refusal of the server, and fail where something else replies', async () => {
    const post = webPosts(fetch, address);
    expect(await post('/refused', {}, 'secret')).toEqual({ refused: { refused: 'not-found' } });
    await expect(post('/broken', {}, 'secret')).rejects.toThrow();
    await expect(webPosts(fetch, 'http://127.0.0.1:1')('/tables', {}, 'secret')).rejects.toThrow();
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
