import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { callOf, isForeign } from '../../src/http/security.js';
import { openSqliteStore, sqliteFile } from '../../src/open-store.js';
import { readSettings } from '../../src/settings/settings.js';
import { type Store, StoreError } from '../../src/store/store.js';

const PAGE = '<!doctype html><title>Great Machine</title>';
const SCRIPT = 'console.log("the City")';

let folder: string;
let store: Store;
let app: FastifyInstance;

async function newApp(variables: Record<string, string> = {}, own: Store = store): Promise<FastifyInstance> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...variables });
  return createApp({ store: own, client: join(folder, 'client'), settings });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(join(folder, 'client', 'index.html'), PAGE);
  await writeFile(join(folder, 'client', 'assets', 'index-abc.js'), SCRIPT);
  await writeFile(join(folder, 'client', 'assets', 'index-abc.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(folder, 'secret.txt'), 'outside of the client');
  store = await openSqliteStore({ file: sqliteFile(join(folder, 'data')) });
  app = await newApp();
});

afterAll(async () => {
  await app.close();
  await store.close();
  await rm(folder, { recursive: true });
});

describe('the client', () => {
  it('is served, its page anew each time and its parts once', async () => {
    const page = await app.inject('/');
    expect([page.statusCode, page.body]).toEqual([200, PAGE]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const script = await app.inject('/assets/index-abc.js');
    expect([script.statusCode, script.body]).toEqual([200, SCRIPT]);
    expect(script.headers['cache-control']).toContain('immutable');
  });

  it('travels compressed where it was compressed when it was built', async () => {
    const url = '/assets/index-abc.js';
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2f..%2fsecret.txt', '/%00', '/nothing'])(
    'does not give %s away',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('outside');
    },
  );
});

describe('every reply', () => {
  it.each(['/', '/assets/index-abc.js', '/api/health', '/api/nothing', '/nothing'])(
    'keeps browsers from harm: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('asks browsers to stay with TLS where a proxy that is trusted says there is TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const behindProxy = await newApp({ TRUST_PROXY: '1' });
    const header = 'strict-transport-security';
    expect((await app.inject({ url: '/', headers })).headers[header]).toBeUndefined();
    expect((await behindProxy.inject({ url: '/', headers })).headers[header]).toBe('max-age=15768000');
    await behindProxy.close();
  });
});

describe('a request', () => {
  it('of a page of another site is refused', async () => {
    const from = async (origin: string, host = 'localhost:4173', to = app) =>
      (await to.inject({ url: '/api/health', headers: { origin, host } })).json();
    expect(await from('http://localhost:4173')).toEqual({ is: 'running' });
    expect(await from('http://evil.example')).toEqual({ refused: 'foreign-origin' });
    expect(await from('https://localhost:4173')).toEqual({ refused: 'foreign-origin' });
    expect(await from('null')).toEqual({ refused: 'foreign-origin' });
    const behindProxy = await newApp({ PUBLIC_URL: 'https://play.example' });
    expect(await from('https://play.example', '10.0.0.1', behindProxy)).toEqual({ is: 'running' });
    await behindProxy.close();
  });

  it('for a socket is judged alike, also behind a proxy that is trusted', () => {
    const call = (origin: string, isTrusted: boolean) => {
      const headers = {
        origin,
        host: '10.0.0.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'play.example',
      };
      return isForeign(callOf({ headers } as unknown as IncomingMessage, isTrusted), undefined);
    };
    expect(call('https://play.example', true)).toBe(false);
    expect(call('http://play.example', true)).toBe(true);
    expect(call('https://play.example', false)).toBe(true);
    expect(call('http://10.0.0.1', false)).toBe(false);
  });

  it('that is too large, of no known type or malformed is refused by its kind', async () => {
    const own = await newApp();
    own.post('/api/echo', async ({ body }) => ({ body }));
    own.get('/api/broken', async () => {
      throw new Error('the hand of the Machine is levy');
    });
    const post = async (payload: string, type = 'application/json') => {
      const headers = { 'content-type': type };
      const { statusCode, body } = await own.inject({ method: 'POST', url: '/api/echo', headers, payload });
      return [statusCode, JSON.parse(body)];
    };
    expect(await post('{"a":1}')).toEqual([200, { body: { a: 1 } }]);
    expect(await post(JSON.stringify('x'.repeat(16_384)))).toEqual([413, { refused: 'too-large' }]);
    expect(await post('<a/>', 'text/xml')).toEqual([415, { refused: 'wrong-type' }]);
    expect(await post('{"a":')).toEqual([400, { refused: 'bad-request' }]);
    expect(await post('{"__proto__":{"a":1}}')).toEqual([400, { refused: 'bad-request' }]);
    const broken = await own.inject('/api/broken');
    expect([broken.statusCode, broken.body]).toEqual([500, '{"refused":"failed"}']);
    await own.close();
  });
});

describe('health', () => {
  it('is that the server runs, and readiness that its store answers', async () => {
    expect((await app.inject('/api/health')).json()).toEqual({ is: 'running' });
    expect((await app.inject('/api/ready')).json()).toEqual({ is: 'ready' });
    const broken: Store = Object.create(store, {
      check: { value: () => Promise.reject(new StoreError('unavailable', 'gone')) },
    });
    const withBroken = await newApp({}, broken);
    expect((await withBroken.inject('/api/health')).statusCode).toBe(200);
    const ready = await withBroken.inject('/api/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { refused: 'unavailable' }]);
    await withBroken.close();
  });
});
