import { OnlineTable } from '@great-machine/client';
import type { TableSheet } from '@great-machine/protocol';
import { expect, it } from 'vitest';
import { byPolling, bySocket, worldAt } from '../realtime/online.js';
import { Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const site = serverForTests();

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
  const machine = new Person(site.node);
  const heroes = new Person(site.node);
  const { table, links } = await machine.create();
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  const onlines = [
    new OnlineTable([bySocket(site.address, machine.key, table)], worldAt(1)),
    new OnlineTable([byPolling(site.address, heroes.key, table)], worldAt(1)),
  ] as const;
  const gathered = await sheetWhen(onlines[0], ({ toss }) => toss.seats.length === 2);
  const [first] = gathered.toss.seats;

  // A page that is opened later takes part in the place of the first one.
  const later = new OnlineTable([bySocket(site.address, machine.key, table)], worldAt(1));
  await sheetWhen(onlines[0], ({ toss }) => toss.seats[0]?.commitment !== first?.commitment);

  await onlines[0].ask({ do: 'start', once: onlines[0].once() });
  const { toss } = await sheetWhen(onlines[1], ({ stage }) => stage === 'playing');
  expect(toss.leftOut).toEqual([]);
  expect(toss.seats.map(({ hasRevealed }) => hasRevealed)).toEqual([true, true]);
  for (const online of [...onlines, later]) await online.leave();
});
