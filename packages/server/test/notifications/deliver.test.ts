import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { deliver, type Network } from '../../src/notifications/deliver.js';
import { isPublic } from '../../src/notifications/public-network.js';

let services: Server[] = [];

afterEach(() => {
  for (const service of services) service.close();
  services = [];
});

/** A service on this machine, which notes what it is called by. */
async function openService(status: number, headers: Record<string, string> = {}) {
  const calls: { path: string | undefined; host: string | undefined; body: string }[] = [];
  const service = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ path: request.url, host: request.headers.host, body });
    reply.writeHead(status, headers).end();
  });
  services.push(service);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  return { calls, port: typeof address === 'object' ? address?.port : undefined };
}

/** A network in which the addresses of this machine are public. */
function networkOf(resolved: readonly string[] = ['127.0.0.1']): Network & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host) => {
      asked.push(host);
      return resolved;
    },
    isAllowed: (address) => address === '127.0.0.1',
  };
}

const call = (address: string) => ({ address: new URL(address), headers: {}, body: '{"about":"test"}' });

it('a service is called by its name, at the address to which that was resolved once', async () => {
  const { calls, port } = await openService(201);
  const network = networkOf();
  expect(await deliver(call(`http://hook.example:${port}/turns?of=me`), network)).toBe(201);
  expect(network.asked).toEqual(['hook.example']);
  expect(calls).toEqual([{ path: '/turns?of=me', host: `hook.example:${port}`, body: '{"about":"test"}' }]);
});

it('a redirect is not followed', async () => {
  const inner = await openService(200);
  const outer = await openService(307, { location: `http://127.0.0.1:${inner.port}/` });
  expect(await deliver(call(`http://hook.example:${outer.port}/`), networkOf())).toBe(307);
  expect(inner.calls).toEqual([]);
});

it('a name that has a private address beside a public one is not called', async () => {
  const { calls, port } = await openService(200);
  const sending = deliver(call(`http://hook.example:${port}/`), networkOf(['127.0.0.1', '10.0.0.1']));
  await expect(sending).rejects.toMatchObject({ why: 'private-network' });
  expect(calls).toEqual([]);
});

it.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost', 'http://0x7f.1', 'http://2130706433'])(
  'this machine is not called as %s',
  async (host) => {
    const { calls, port } = await openService(200);
    await expect(deliver(call(`${host}:${port}/`))).rejects.toMatchObject({ why: 'private-network' });
    expect(calls).toEqual([]);
  },
);

it('a service that cannot be found or does not listen is unreachable', async () => {
  await expect(deliver(call('http://nowhere.example/'), networkOf([]))).rejects.toMatchObject({
    why: 'unreachable',
  });
  const closed = await openService(200);
  services[0]?.close();
  await expect(deliver(call(`http://hook.example:${closed.port}/`), networkOf())).rejects.toMatchObject({
    why: 'unreachable',
  });
});

describe('of addresses', () => {
  const PRIVATE = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1
    255.255.255.255 :: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:a00:1::
    2001:db8::1 2001::1`;
  it.each(PRIVATE.split(/\s+/))('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );
});
