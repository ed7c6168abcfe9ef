import { OnlineTable } from '@great-machine/client';
import type { TableSheet } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { byPolling, bySocket, worldAt } from '../realtime/online.js';
import { makeFolder, Person } from '../tables/server.js';

const place = await makeFolder();
let store: Store;
let node: FastifyInstance;
let address: string;

beforeAll(async () => {
  store = await place.openStore();
  node = await place.openNode(store);
  address = await node.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await node.close();
  await store.close();
  await place.remove();
});

/** The sheet of a table, as soon as it is like this. */
function sheetWhen(online: OnlineTable, isSo: (sheet: TableSheet) => boolean): Promise<TableSheet> {
  return new Promise((resolve) => {
    const look = () => {
      const { sheet } = online.around;
      if (sheet !== undefined && isSo(sheet)) resolve(sheet);
    };
    online.listen(look);
    look();
  });
}

it('the clients of people take part by themselves, by socket and by polling, and the game begins', async () => {
  const machine = new Person(node);
  const heroes = new Person(node);
  const { table, links } = await machine.create();
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  const onlines = [
    new OnlineTable([bySocket(address, machine.key, table)], worldAt(1)),
    new OnlineTable([byPolling(address, heroes.key, table)], worldAt(1)),
  ] as const;
  const gathered = await sheetWhen(onlines[0], ({ toss }) => toss.seats.length === 2);
  const [first] = gathered.toss.seats;

  // A page that is opened later takes part in the place of the first one.
  const later = new OnlineTable([bySocket(address, machine.key, table)], worldAt(1));
  await sheetWhen(onlines[0], ({ toss }) => toss.seats[0]?.commitment !== first?.commitment);

  await onlines[0].ask({ do: 'start', once: onlines[0].once() });
  const { toss } = await sheetWhen(onlines[1], ({ stage }) => stage === 'playing');
  expect(toss.leftOut).toEqual([]);
  expect(toss.seats.map(({ hasRevealed }) => hasRevealed)).toEqual([true, true]);
  for (const online of [...onlines, later]) await online.leave();
});
