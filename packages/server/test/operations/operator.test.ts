import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf, type TableNews } from '@great-machine/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '../../../cli/test/io.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { entry, tableRow } from '../store/contract.js';
import { newKey, Person } from '../tables/server.js';
import { storeForTests } from '../tables/server-for-tests.js';
import { openOperated } from './operated.js';

const site = storeForTests();
let server: Awaited<ReturnType<typeof openOperated>>;
let ada: Person;
let bea: Person;
let table: string;
let sockets: RawSocket[];

/** A game of Ada and Bea, who both read it. */
beforeEach(async () => {
  server = await openOperated(site.store);
  [ada, bea] = [new Person(server.node), new Person(server.node)];
  const created = await ada.create({ title: 'Friday night' });
  table = created.table;
  await ada.claim(table, 'machine', 'Ada');
  await bea.join(table, created.links.invitation);
  await bea.claim(table, 'revolutionary-1', 'Bea');
  await ada.request(table, { do: 'start' });
  sockets = [new RawSocket(server.address), new RawSocket(server.address)];
  for (const [at, { key }] of [ada, bea].entries()) await sockets[at]?.hello({ key, table });
});

afterEach(async () => {
  for (const socket of sockets) socket.close();
  await server.close();
  await site.store.deleteTable(table);
});

async function playerOf(name: string): Promise<string> {
  const { out } = await server.cli('list');
  return new RegExp(`${name} \\(player (.*)\\)`).exec(out)?.[1] ?? '';
}

it('lists the tables', async () => {
  const { code, out } = await server.cli('list');
  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(`^${table}  playing    used \\d{4}-.* Friday night\n  machine: Ada \\(player .+\\)\n`),
  );
});

it('lists older tables and reports by the time that ends a full list', async () => {
  const settings = (await site.store.table(table))?.settings;
  const old = Array.from({ length: 101 }, (_, at) => `old-${at}`.padEnd(table.length, 'x'));
  for (const [at, id] of old.entries())
    await site.store.createTable(tableRow(id, { createdAt: 1000 + at, settings }), entry('first'));
  const { out } = await server.cli('list');
  const more = /^older ones: --before (.*)$/m.exec(out)?.[1] ?? '';
  const older = (await server.cli('list', '--before', more)).out;
  expect(`${out}${older}`.match(/^old-\d+/gm)).toHaveLength(101);
  expect(older).not.toContain('older ones');
  expect((await server.cli('reports', '--before', more)).out).toBe('There are no reports.\n');
  expect((await server.cli('list', '--before', 'soon')).err).toContain('--before needs a time');
  for (const id of old) await site.store.deleteTable(id);
});

it('closes a table, and all at it see so', async () => {
  expect(await server.cli('close', table)).toEqual({ code: 0, out: 'closed\n', err: '' });
  for (const socket of sockets)
    await socket.until((message) => message.say === 'news' && message.news.sheet?.stage === 'closed');
  expect((await server.cli('close', table)).err).toBe('server: the table is closed\n');
  expect((await bea.request(table, { do: 'pause', isPaused: true })).body).toEqual({
    refused: 'not-now',
    stage: 'closed',
  });
});

it('deletes a table: its readers go, and nothing of it stays', async () => {
  expect((await server.cli('delete', table)).out).toBe('deleted\n');
  for (const socket of sockets)
    expect(await socket.ended()).toEqual({ say: 'goodbye', why: { refused: 'not-found' } });
  expect(await site.store.entries(table, 0)).toEqual([]);
  expect((await ada.look(table, { do: 'notes' })).status).toBe(404);
  expect((await server.cli('delete', table)).err).toBe('server: there is nothing by that name\n');
});

it('blocks a player from all tables at once, but not from their own data, and lets them in again', async () => {
  const player = await playerOf('Bea');
  expect((await server.cli('block', player)).out).toBe('blocked\n');
  expect(await sockets[1]?.ended()).toEqual({ say: 'goodbye', why: { refused: 'blocked' } });
  expect((await bea.look(table, { do: 'notes' })).body).toEqual({ refused: 'blocked' });
  expect(
    (await bea.send('POST', '/tables', { once: newKey(), setup: { game: { revolutionaries: 1 } } })).status,
  ).toBe(403);
  const again = new RawSocket(server.address);
  expect(await again.hello({ key: bea.key, table })).toEqual({ say: 'goodbye', why: { refused: 'blocked' } });
  expect((await bea.send('GET', '/me/data')).status).toBe(200);
  expect((await ada.look(table, { do: 'notes' })).status).toBe(200);
  expect((await server.cli('blocked')).out).toContain(player);
  expect((await server.cli('unblock', player)).code).toBe(0);
  expect((await bea.look(table, { do: 'notes' })).status).toBe(200);
  expect((await server.cli('block', randomUUID())).code).toBe(1);
});

it('shows a notice to all readers, at once and to those who come later, until it is taken down', async () => {
  await server.cli('notice', 'A new version comes tonight.');
  for (const socket of sockets)
    await socket.until(
      (message) => message.say === 'news' && message.news.sheet?.notice === 'A new version comes tonight.',
    );
  const news = { since: 0, talkSince: 0, waitSeconds: 0 };
  const told = await bea.send('POST', `/tables/${table}/news`, news);
  expect(told.body.sheet.notice).toBe('A new version comes tonight.');
  expect((await server.cli('notice', '')).out).toBe('taken down\n');
  expect((await bea.send('POST', `/tables/${table}/news`, news)).body.sheet).not.toHaveProperty('notice');
});

it('reads what players have reported, and the whole record of a fault', async () => {
  const say = { do: 'say', channel: 'table', said: { text: 'You cheat!' } };
  expect((await ada.request(table, say)).status).toBe(200);
  expect((await bea.request(table, { do: 'report', line: 0, reason: 'rude' })).status).toBe(200);
  const once = newKey();
  const { body } = await bea.request(table, { do: 'report-bug', text: 'The Guard stands still.' }, once);
  const again = await bea.request(table, { do: 'report-bug', text: 'The Guard stands still.' }, once);
  expect(again.body).toEqual(body);
  const { out } = await server.cli('reports');
  expect(out).toContain('by revolutionary-1: rude');
  expect(out).toContain('You cheat!');
  expect(out).toMatch(/bug .* by revolutionary-1 {2}id .*\n {2}The Guard stands still\./);
  const file = join(server.folder, 'bug.json');
  expect((await server.cli('bug', body.reply.report, '--out', file)).code).toBe(0);
  const { report, feed, log } = JSON.parse(await readFile(file, 'utf8'));
  const told: TableNews = (await bea.look(table, { do: 'read', since: 0 })).body.reply;
  expect(feed, 'what Bea was told, and no more').toEqual(told.entries.map(linesOf));
  expect(report).toMatchObject({ table, by: 'revolutionary-1', text: 'The Guard stands still.' });
  expect(log.map(({ did }: { did: string }) => did)).toEqual([
    'create-table',
    'claim-seat',
    'join',
    'claim-seat',
    'toss',
    'start',
  ]);
  expect((await bea.send('GET', `/../../operator/bugs/${body.reply.report}`)).status).toBeGreaterThanOrEqual(
    400,
  );
});

it('is told of no more than a few faults at once, and one that is sent again is none', async () => {
  const report = (once: string) => bea.request(table, { do: 'report-bug', text: 'It hangs.' }, once);
  const keys = Array.from({ length: 5 }, newKey);
  for (const once of [...keys, ...keys]) expect((await report(once)).status).toBe(200);
  expect(await report(newKey())).toMatchObject({ status: 429, body: { refused: 'too-many' } });
  const talk = { do: 'report', line: 0, reason: 'rude' };
  expect(await bea.request(table, talk)).toMatchObject({ status: 429 });
});

it('names tables, players and faults whose ids begin with a hyphen', async () => {
  for (const action of ['close', 'delete', 'block', 'bug']) {
    const { code, err } = await server.cli(action, '-no-such-thing-x');
    expect([code, err], action).toEqual([1, expect.not.stringContaining('Unknown option')]);
  }
});

it('is nobody without the key', async () => {
  for (const [method, url] of [
    ['GET', '/operator/tables'],
    ['DELETE', `/operator/tables/${table}`],
    ['PUT', '/operator/notice'],
    ['GET', '/operator/backup'],
    ['POST', '/operator/restore'],
  ] as const) {
    const headers = { authorization: `Bearer ${ada.key}` };
    expect((await server.node.inject({ method, url, headers })).json()).toEqual({ refused: 'not-allowed' });
    expect((await server.node.inject({ method, url })).json()).toEqual({ refused: 'no-key' });
  }
  const elsewhere = await runCli([
    'server',
    'list',
    '--data',
    join(server.folder, 'no'),
    '--url',
    server.address,
  ]);
  expect(elsewhere.err).toContain('there is no such file or folder');
  expect(
    (await runCli(['server', 'list', '--data', server.folder, '--url', 'http://127.0.0.1:1'])).err,
  ).toContain('no server answers');
  expect((await server.cli('close')).code).toBe(2);
});

it('makes a backup that only its owner reads, never over another file', async () => {
  const file = join(server.folder, 'all.backup');
  expect(await server.cli('backup', file)).toEqual({ code: 0, out: `1 table written to ${file}\n`, err: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await server.cli('backup', file)).code).toBe(1);
  expect((await stat(file)).size).toBeGreaterThan(0);
  expect((await server.cli('restore', file)).err).toContain('the server has tables already');
});
