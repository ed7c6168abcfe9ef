import { OnlineTable } from '@great-machine/client';
import { News, PROTOCOL } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { raisedLimits, readSettings } from '../../src/settings/settings.js';
import type { World } from '../../src/tables/world.js';
import { bySocket, worldAt } from '../realtime/online.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { newKey, Person } from '../tables/server.js';
import { storeForTests } from '../tables/server-for-tests.js';

const site = storeForTests();
let node: FastifyInstance;

afterEach(() => node.close());

/** A server with these limits and no others. */
async function open(variables: Record<string, string>, world: Partial<World> = {}): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...raisedLimits(), ...variables });
  node = await site.place.openNode(site.store, world, {}, { settings });
  return node.listen({ host: '127.0.0.1', port: 0 });
}

const tooMany = { refused: 'too-many', retryAfter: expect.any(Number) };

describe('requests', () => {
  it('that are too many are refused with when to try again, and no one else is', async () => {
    await open({ REQUESTS_PER_PLAYER: '1' }, { now: () => 0 });
    const ask = (key: string) =>
      node.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${key}` } });
    const one = newKey();
    for (let asked = 0; asked < 10; asked++) expect((await ask(one)).statusCode).toBe(200);
    const refused = await ask(one);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toEqual({ refused: 'too-many', retryAfter: 5 });
    expect((await ask(newKey())).statusCode).toBe(200);
    expect((await node.inject('/')).statusCode, 'files of the client').toBe(200);
  });

  it('without a key count for their address, which is what a trusted proxy says', async () => {
    await open({ REQUESTS_PER_ADDRESS: '1', TRUST_PROXY: '1' }, { now: () => 0 });
    const load = (address: string) => node.inject({ url: '/', headers: { 'x-forwarded-for': address } });
    for (let asked = 0; asked < 10; asked++) expect((await load('203.0.113.7')).statusCode).toBe(200);
    expect((await load('203.0.113.7')).statusCode).toBe(429);
    expect((await load('192.0.2.1, 203.0.113.7')).statusCode, 'what the caller adds is not believed').toBe(
      429,
    );
    expect((await load('198.51.100.1')).statusCode).toBe(200);
  });

  it('of the operator are as many as they like', async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_PLAYER: '1' });
    const operatorKey = newKey();
    node = await site.place.openNode(site.store, { now: () => 0 }, {}, { settings, operatorKey });
    const headers = { authorization: `Bearer ${operatorKey}` };
    for (let asked = 0; asked < 30; asked++)
      expect((await node.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});

describe('new tables', () => {
  it('that are too many are refused; a request that is sent again is not', async () => {
    await open({ TABLES_PER_PLAYER: '2' });
    const person = new Person(node);
    const create = (once: string) =>
      person.send('POST', '/tables', { once, setup: { game: { revolutionaries: 1 } } });
    const [first, second] = [newKey(), newKey()];
    const created = await create(first);
    await create(second);
    const refused = await create(newKey());
    expect(refused).toEqual({ status: 429, body: { refused: 'too-many', retryAfter: expect.any(Number) } });
    expect(await create(first)).toEqual(created);
  });
});

async function tableOf(person: Person): Promise<string> {
  return (await person.create()).table;
}

describe('sockets', () => {
  it('that are too many of one player hear so and end, and one that ends makes room', async () => {
    const address = await open({ SOCKETS_PER_PLAYER: '2' });
    const person = new Person(node);
    const table = await tableOf(person);
    const come = () => new RawSocket(address).hello({ key: person.key, table });
    const first = new RawSocket(address);
    await first.hello({ key: person.key, table });
    expect(await come()).toMatchObject({ say: 'welcome' });
    expect(await come()).toEqual({ say: 'goodbye', why: tooMany });
    first.close();
    await expect.poll(come).toMatchObject({ say: 'welcome' });
    const other = new Person(node);
    const own = await tableOf(other);
    expect(await new RawSocket(address).hello({ key: other.key, table: own })).toMatchObject({
      say: 'welcome',
    });
  });

  it('that are too many of one address or in all hear so through an open socket', async () => {
    const address = await open({ SOCKETS_PER_ADDRESS: '1', SOCKETS: '1', TRUST_PROXY: '1' });
    const from = (at: string) => new RawSocket(address, { headers: { 'x-forwarded-for': at } });
    await from('203.0.113.7').open();
    expect(await from('203.0.113.7').ended()).toEqual({ say: 'goodbye', why: tooMany });
    const full = { refused: 'unavailable', retryAfter: expect.any(Number) };
    expect(await from('198.51.100.1').ended()).toEqual({ say: 'goodbye', why: full });
  });

  it('are opened no faster than an address may ask', async () => {
    const address = await open({ REQUESTS_PER_ADDRESS: '1' }, { now: () => 0 });
    for (let opened = 0; opened < 10; opened++) await new RawSocket(address).open();
    const refused = await fetch(`${address}/api/socket`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    await expect(new RawSocket(address).open()).rejects.toThrow('429');
  });

  it('on which a player asks too much end with a word, and the client comes back and goes on', async () => {
    const speed = 20;
    const address = await open({ REQUESTS_PER_PLAYER: '2' }, { now: () => Date.now() * speed });
    const person = new Person(node);
    const table = await tableOf(person);
    const raw = new RawSocket(address);
    await raw.hello({ key: person.key, table });
    for (let number = 0; number < 30; number++) raw.send({ say: 'ask', number, request: { do: 'notes' } });
    expect(await raw.ended()).toEqual({ say: 'goodbye', why: tooMany });
    const online = new OnlineTable([bySocket(address, person.key, table)], worldAt(speed));
    for (let asked = 0; asked < 40; asked++) expect(await online.notes()).toBe('');
    await online.leave();
  });
});

describe('requests that wait for news', () => {
  it('count as sockets do, until their reply or the end of their connection', async () => {
    const address = await open({ SOCKETS_PER_PLAYER: '1' });
    const person = new Person(node);
    const table = await tableOf(person);
    const poll = (waitSeconds: number, signal?: AbortSignal) =>
      fetch(`${address}/api/v${PROTOCOL}/tables/${table}/news`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ since: 0, talkSince: 0, waitSeconds, mark }),
        signal,
      });
    let mark = '';
    mark = News.parse(await (await poll(0)).json()).mark;
    expect((await poll(0)).status, 'the first has its reply').toBe(200);
    const gone = new AbortController();
    const waiting = poll(20, gone.signal).catch(() => undefined);
    await expect.poll(async () => (await poll(0)).status).toBe(429);
    gone.abort();
    await waiting;
    await expect.poll(async () => (await poll(0)).status).toBe(200);
  });
});

describe('tables in memory', () => {
  it('are so many: the one sleeps that was used longest ago, and no game is lost', async () => {
    let now = 1_800_000_000_000;
    await open({ TABLES_AWAKE: '2' }, { now: () => now });
    const person = new Person(node);
    const tables = [await tableOf(person), await tableOf(person), await tableOf(person)];
    for (const table of [...tables, ...tables]) {
      now += 1000;
      expect((await person.look(table, { do: 'notes' })).status).toBe(200);
    }
  });

  it('that are all used leave no room; a stranger learns nothing of those that are there', async () => {
    const address = await open({ TABLES_AWAKE: '1' });
    const person = new Person(node);
    const [used, other] = [await tableOf(person), await tableOf(person)];
    const socket = new RawSocket(address);
    await socket.hello({ key: person.key, table: used });
    const full = { status: 503, body: { refused: 'unavailable', retryAfter: expect.any(Number) } };
    expect(await person.look(other, { do: 'notes' })).toEqual(full);
    expect((await person.look(used, { do: 'notes' })).status).toBe(200);
    const stranger = new Person(node);
    await tableOf(stranger);
    for (const table of [used, other, 'no-such-table-xx'])
      expect(await stranger.look(table, { do: 'notes' })).toEqual(full);
    socket.close();
    await expect.poll(async () => (await person.look(other, { do: 'notes' })).status).toBe(200);
  });
});
