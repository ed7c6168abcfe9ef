import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { OperatorKeyError, operatorKeyFile, readOperatorKey } from '../../src/operations/operator-key.js';
import { readSettings } from '../../src/settings/settings.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { newKey, Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const operatorKey = newKey();
const site = serverForTests(({ place, store }) =>
  createApp({
    store,
    client: join(place.folder, 'client'),
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    operatorKey,
  }),
);

function readMetrics(key: string) {
  return site.node.inject({ url: '/metrics', headers: { authorization: `Bearer ${key}` } });
}

/** A figure by its name and labels. */
async function figure(name: string): Promise<number> {
  const line = (await readMetrics(operatorKey)).body.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

it('only the operator reads the figures, also on this machine', async () => {
  expect((await readMetrics(operatorKey)).headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const [key, status] of [
    [newKey(), 403],
    [operatorKey.slice(1), 401],
    ['', 401],
  ] as const)
    expect((await readMetrics(key)).statusCode).toBe(status);
  expect((await site.node.inject('/metrics')).statusCode).toBe(401);
});

it('there is nothing for an operator where there is no key', async () => {
  const closed = await site.place.openNode(site.store);
  const headers = { authorization: `Bearer ${operatorKey}` };
  expect((await closed.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  await closed.close();
});

it('commits, refusals, sockets, feeds, bots and the event loop are counted', async () => {
  const before = await figure('great_machine_commit_seconds_count');
  const refusedBefore = (await figure('great_machine_refusals_total{reason="not-found"}')) || 0;
  const [machine, heroes] = [new Person(site.node), new Person(site.node)];
  const { table, links } = await machine.create();
  const socket = new RawSocket(site.address);
  await socket.hello({ key: machine.key, table });
  expect(await figure('great_machine_sockets')).toBe(1);
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  expect((await heroes.request('no-such-table', { do: 'start' })).status).toBe(404);
  await socket.ask({ do: 'be-here', isVisible: true });
  expect((await figure('great_machine_commit_seconds_count')) - before).toBe(2);
  expect(await figure('great_machine_refusals_total{reason="not-found"}')).toBe(refusedBefore + 1);
  expect(await figure('great_machine_feed_lag_seconds_count')).toBeGreaterThan(0);
  expect(await figure('great_machine_tables_awake')).toBe(1);
  expect(await figure('great_machine_bots_waiting')).toBe(0);
  expect(await figure('great_machine_bot_wait_seconds_count')).toBe(0);
  expect(await figure('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  socket.close();
  await vi.waitFor(async () => expect(await figure('great_machine_sockets')).toBe(0));
});

it('the key of the operator is made once, for its owner alone', async () => {
  const folder = join(site.place.folder, 'keys');
  const key = await readOperatorKey(folder);
  expect(await readOperatorKey(folder)).toBe(key);
  expect((await stat(operatorKeyFile(folder))).mode & 0o777).toBe(0o600);
  await chmod(operatorKeyFile(folder), 0o640);
  await expect(readOperatorKey(folder)).rejects.toThrow(OperatorKeyError);
  await chmod(operatorKeyFile(folder), 0o600);
  await writeFile(operatorKeyFile(folder), '');
  await expect(readOperatorKey(folder)).rejects.toThrow('there is no key');
});
