import { expect, it } from 'vitest';
import { describeTableConnection } from '../../client/test/contract.js';
import { reachTables, serveTables } from '../src/table/wire.js';
import { device, personOn } from './opened.js';

/** The tables of a device as the page has them, at the other end of a wire. */
function deviceBehindWire() {
  const { tables, store } = device();
  const { port1, port2 } = new MessageChannel();
  serveTables(tables, port1);
  const close = () => port1.close();
  return { tables: reachTables(port2), store, close };
}

describeTableConnection('a table in the worker', async (side, seed) => {
  const { tables, close } = deviceBehindWire();
  const connection = await tables.create('a', personOn(side, seed));
  return { connection, close: () => connection.leave().then(close) };
});

it('opens a game that was kept, and says why it opens none', async () => {
  const { tables, close } = deviceBehindWire();
  const begun = await tables.create('a', personOn('machine', 'kept'));
  await begun.leave();
  expect(await tables.list()).toMatchObject([{ id: 'a' }]);
  const opened = await tables.open('a');
  if (typeof opened === 'string') throw new Error(opened);
  expect((await opened.read(0)).status.own).toEqual(['machine']);
  expect(await tables.open('b')).toBe('not-found');
  await opened.leave();
  close();
});

it('hands out the methods of a table and nothing of its game', async () => {
  const { tables, close } = deviceBehindWire();
  const table = await tables.create('a', personOn('machine', 'own side'));
  expect(table).not.toHaveProperty('table');
  expect(table).not.toHaveProperty('record');
  await table.leave();
  close();
});
