import { expect, it, vi } from 'vitest';
import { RawSocket } from '../realtime/raw-socket.js';
import { Person } from '../tables/server.js';
import { storeForTests } from '../tables/server-for-tests.js';
import { openOperated } from './operated.js';

const DAY = 24 * 3600 * 1000;

const site = storeForTests();

it('tables that no player has used for so many days are deleted when the server starts, others are not', async () => {
  let now = 1_800_000_000_000;
  const world = { now: () => now };
  const open = (days: string) => openOperated(site.store, { world, variables: { KEEP_DAYS: days } });
  const before = await open('0');
  const ada = new Person(before.node);
  const abandoned = await ada.create();
  const closed = await ada.create();
  await ada.request(closed.table, { do: 'abort' });
  now += 8 * DAY;
  const used = await ada.create();
  await before.close();
  const left = async () => (await site.store.operations.tables({ limit: 10 })).map(({ table }) => table.id);

  const keepsAll = await open('0');
  await keepsAll.close();
  expect(await left()).toHaveLength(3);
  const after = await open('7');
  await vi.waitFor(async () => expect(await left()).toEqual([used.table]), 10_000);
  for (const { table } of [abandoned, closed]) expect(await site.store.entries(table, 0)).toEqual([]);
  await after.close();
});

it('a table is kept as long as a player reads there', async () => {
  let now = 1_900_000_000_000;
  const world = { now: () => now };
  const server = await openOperated(site.store, { world });
  const ada = new Person(server.node);
  const { table } = await ada.create();
  const socket = new RawSocket(server.address);
  await socket.hello({ key: ada.key, table });
  now += 30 * DAY;
  const { Retention } = await import('../../src/operations/retention.js');
  expect(await site.store.operations.unused(now - 7 * DAY)).toContain(table);
  const isInUse = (id: string) => id === table;
  const retention = new Retention({ ...world, store: site.store } as never, { isInUse } as never, 7);
  await retention.sweep();
  await retention.stop();
  expect(await site.store.table(table)).toBeDefined();
  socket.close();
  await server.close();
});
