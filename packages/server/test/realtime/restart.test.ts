import { FeedReader } from '@great-machine/client';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Reader } from '../../../client/test/reader.js';
import { storeForTests } from '../tables/server-for-tests.js';
import { byPolling, bySocket, openOnline } from './online.js';

const site = storeForTests();
let node: FastifyInstance;
let address: string;

beforeEach(async () => {
  node = await site.place.openNode(site.store);
  address = await node.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => node.close());

async function restart(): Promise<void> {
  await node.close();
  node = await site.place.openNode(site.store);
  await node.listen({ host: '127.0.0.1', port: Number(new URL(address).port) });
}

it.each([
  ['socket', bySocket],
  ['long polling', byPolling],
] as const)('a client by %s goes on by itself after its server has stopped', async (_name, way) => {
  const online = await openOnline(address, way, 'revolutionaries', 'restart', 20);
  const reader = new Reader(online);
  await reader.untilAsked();
  for (let given = 0; given < 12; given++) {
    const answering = online.answer([reader.firstAnswer()]);
    if (given % 4 === 1) await restart();
    expect(await answering).toBeUndefined();
    await reader.untilAsked();
  }
  const numbers = reader.entries.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => at));
  expect(online.reachable).toBe('connected');
  const whole = new FeedReader();
  whole.read((await online.ask({ do: 'read', since: 0 })).entries);
  expect(reader.view).toEqual(whole.view);
  await online.leave();
});
