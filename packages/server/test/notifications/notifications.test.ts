import { createECDH, randomBytes } from 'node:crypto';
import { API, type MyNotifications, Notification } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NotDelivered, type OutsideCall } from '../../src/notifications/deliver.js';
import type { Store } from '../../src/store/store.js';
import { type Folder, makeFolder, newKey, Person } from '../tables/server.js';

const MINUTE = 60_000;

let place: Folder;
let store: Store;
let nodes: FastifyInstance[];
let clock: number;
/** What has reached services outside, by the host that was called. */
let calls: (OutsideCall & { readonly host: string })[];
/** What services reply; 201 where nothing is said. */
let replies: Record<string, number | NotDelivered>;

function openNode(): Promise<FastifyInstance> {
  const deliver = async (call: OutsideCall) => {
    const { host } = call.address;
    calls.push({ ...call, host });
    const reply = replies[host] ?? 201;
    if (reply instanceof NotDelivered) throw reply;
    return reply;
  };
  return place.openNode(store, { now: () => clock }, {}, { deliver });
}

beforeEach(async () => {
  place = await makeFolder();
  store = await place.openStore();
  clock = 1_800_000_000_000;
  calls = [];
  replies = {};
  nodes = [await openNode()];
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  await store.close();
  await place.remove();
});

/** Time goes on, and every node looks for what waits. */
async function pass(milliseconds: number): Promise<void> {
  clock += milliseconds;
  await Promise.all(nodes.map((node) => node.notifier.look()));
}

/** What was told by webhooks since it was asked last. */
function told(): readonly (readonly [host: string, about: string])[] {
  return calls.splice(0).map(({ host, body }) => [host, Notification.parse(JSON.parse(String(body))).about]);
}

async function notify(person: Person, host: string, when: 'away' | 'always' = 'away'): Promise<string> {
  const address = `https://${host}/hook`;
  const { status, body } = await person.send('POST', '/me/notifications', { by: 'webhook', address, when });
  expect(status).toBe(200);
  return body.way;
}

async function waysOf(person: Person): Promise<MyNotifications['ways']> {
  return (await person.send('GET', '/me/notifications')).body.ways;
}

/** Two people at a table, each with a webhook of their own. */
async function startGame() {
  const [machine, rebel] = [new Person(itemAt(nodes, 0)), new Person(itemAt(nodes, 0))];
  const { table, links } = await machine.create({ game: { revolutionaries: 1, seed: 'notified' } });
  await machine.claim(table, 'machine', 'Ada');
  await rebel.join(table, links.invitation);
  await rebel.claim(table, 'revolutionary-1', 'Bo');
  const ways = [await notify(machine, 'machine.example'), await notify(rebel, 'rebel.example')];
  expect((await machine.request(table, { do: 'start' })).status).toBe(200);
  return { table, machine, rebel, ways };
}

async function asked(person: Person, table: string) {
  const { body } = await person.look(table, { do: 'read', since: 0 });
  const questions: {
    awaited: boolean;
    options: { pick: object }[];
    seat: string;
    id: string;
    rev: number;
  }[] = body.reply.questions;
  return questions.find(({ awaited, options }) => awaited && options.length > 0);
}

/** Answers with the first option; false where nothing is asked. */
async function answer(person: Person, table: string): Promise<boolean> {
  const question = await asked(person, table);
  if (question === undefined) return false;
  const { seat, id, rev, options } = question;
  const answers = [{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }];
  expect((await person.request(table, { do: 'answer', answers })).body).toEqual({});
  return true;
}

it('a player is told that the game waits for them after a minute, once a turn, and nothing of the game', async () => {
  const { table, machine, rebel } = await startGame();
  const [asks, other] = (await asked(machine, table)) ? [machine, rebel] : [rebel, machine];
  const host = asks === machine ? 'machine.example' : 'rebel.example';
  expect(await asked(other, table)).toBeUndefined();

  await pass(MINUTE - 1);
  expect(calls).toEqual([]);
  await pass(1);
  expect(calls.map((call) => JSON.parse(String(call.body)))).toEqual([
    { about: 'asked', table, address: `/#/table/${table}` },
  ]);
  expect(told()).toEqual([[host, 'asked']]);
  await pass(10 * MINUTE);
  expect(told()).toEqual([]);

  while (await answer(asks, table)) clock += 1000;
  await pass(MINUTE);
  expect(told()).toEqual([[asks === machine ? 'rebel.example' : 'machine.example', 'asked']]);
});

it('a player is told once a turn, though others whom the game waits for answer meanwhile', async () => {
  const [machine, ...rebels] = [1, 2, 3].map(() => new Person(itemAt(nodes, 0)));
  if (machine === undefined) throw new Error('there are three people');
  const { table, links } = await machine.create({ game: { revolutionaries: 2, seed: 'notified' } });
  await machine.claim(table, 'machine', 'Ada');
  for (const [at, rebel] of rebels.entries()) {
    await rebel.join(table, links.invitation);
    await rebel.claim(table, `revolutionary-${at + 1}`, 'Bo');
    await notify(rebel, `rebel-${at + 1}.example`);
  }
  expect((await machine.request(table, { do: 'start' })).status).toBe(200);
  const [first, second] = [itemAt(rebels, 0), itemAt(rebels, 1)];
  const gameOf = async (person: Person) => (await person.send('GET', '/me/games')).body.games[0];
  const both = ['revolutionary-1', 'revolutionary-2'];
  // Before they lay their cards one of them may be asked something for both.
  while ((await gameOf(first)).waitsFor.length < 2) for (const rebel of rebels) await answer(rebel, table);
  const since = clock;
  await pass(MINUTE);
  expect(told().map(([host]) => host)).toEqual(['rebel-1.example', 'rebel-2.example']);

  while ((await gameOf(second)).waitsFor.length === 2) expect(await answer(first, table)).toBe(true);
  expect(await gameOf(second)).toMatchObject({ waitsFor: both.slice(1), since });
  await pass(10 * MINUTE);
  expect(told()).toEqual([]);
});

it('nothing is told of what is answered within the minute, also in secret', async () => {
  const { table, machine, rebel } = await startGame();
  const first = (await asked(machine, table)) ? machine : rebel;
  clock += MINUTE / 2;
  while (await answer(first, table));
  await pass(MINUTE / 2);
  expect(told()).toEqual([]);
});

it('a player is told after a minute that others wait for their vote', async () => {
  const { table, machine, rebel } = await startGame();
  const wish = { do: 'wish', seat: 'revolutionary-1', wish: { want: 'show-all' } };
  expect((await rebel.request(table, wish)).status).toBe(200);
  await pass(0);
  await pass(MINUTE);
  const wishes = () => told().filter(([, about]) => about === 'wish');
  expect(wishes()).toEqual([['machine.example', 'wish']]);
  await machine.request(table, { do: 'vote', seat: 'machine', wish: 0, agrees: false });
  await pass(MINUTE);
  expect(wishes()).toEqual([]);
});

it('a player is told of a wish though the server has restarted since, and of one for a rematch', async () => {
  const { table, machine, rebel } = await startGame();
  const wishes = () => told().filter(([, about]) => about === 'wish');
  const want = { do: 'wish', seat: 'revolutionary-1' };
  expect((await rebel.request(table, { ...want, wish: { want: 'show-all' } })).status).toBe(200);
  await itemAt(nodes, 0).close();
  nodes = [await openNode()];
  [machine.node, rebel.node] = [itemAt(nodes, 0), itemAt(nodes, 0)];
  await pass(MINUTE);
  expect(wishes()).toEqual([['machine.example', 'wish']]);

  await machine.request(table, { do: 'wish', seat: 'machine', wish: { want: 'resign' } });
  const rematch = { want: 'rematch', swapsSides: true, plan: 'same' };
  expect((await rebel.request(table, { ...want, wish: rematch })).body).toEqual({});
  await pass(MINUTE);
  expect(wishes()).toEqual([['machine.example', 'wish']]);
});

it('a way that is dead is dropped, and a failure is shown until the next one arrives', async () => {
  const { machine, ways } = await startGame();
  const [way] = ways;
  const test = async () => (await machine.send('POST', '/me/notifications/test', { way })).body;

  replies['machine.example'] = 500;
  expect(await test()).toEqual({ failure: 'refused' });
  expect(await waysOf(machine)).toMatchObject([{ failed: { at: clock, why: 'refused' } }]);
  replies['machine.example'] = new NotDelivered('private-network');
  expect(await test()).toEqual({ failure: 'private-network' });
  delete replies['machine.example'];
  expect(await test()).toEqual({});
  expect(await waysOf(machine)).toEqual([{ way, by: 'webhook', host: 'machine.example', when: 'away' }]);
  expect(told().map(([, about]) => about)).toEqual(['test', 'test', 'test']);

  replies['machine.example'] = 410;
  expect(await test()).toEqual({ failure: 'refused' });
  expect(await waysOf(machine)).toEqual([]);
});

it('of two nodes one tells', async () => {
  const { machine, rebel, table } = await startGame();
  nodes.push(await openNode());
  const waiting = [await asked(machine, table), await asked(rebel, table)].filter(Boolean);
  await pass(MINUTE);
  expect(told()).toHaveLength(waiting.length);
});

it('ways belong to their player, go with their data, and are ten at most', async () => {
  const { machine, rebel, ways } = await startGame();
  const [way] = ways;
  expect((await rebel.send('POST', '/me/notifications/test', { way })).body.refused).toBe('not-found');
  expect((await rebel.send('POST', '/me/notifications/stop', { way })).body.refused).toBe('not-found');
  expect(await notify(machine, 'machine.example', 'always')).toBe(way);
  expect(await waysOf(machine)).toMatchObject([{ when: 'always' }]);
  for (let more = 1; more < 10; more++) await notify(machine, `more-${more}.example`);
  const tooMany = { by: 'webhook', address: 'https://eleventh.example/', when: 'away' };
  expect((await machine.send('POST', '/me/notifications', tooMany)).body.refused).toBe('not-allowed');
  expect((await machine.send('POST', '/me/notifications/stop', { way })).status).toBe(204);
  expect(await waysOf(machine)).toHaveLength(9);
  expect((await machine.send('DELETE', '/me')).status).toBe(204);
  expect(await waysOf(machine)).toEqual([]);
});

it.each(['ftp://hook.example/', 'https://user:secret@hook.example/', 'javascript:alert(1)', 'hook'])(
  '%s is no address for a webhook',
  async (address) => {
    const person = new Person(itemAt(nodes, 0));
    const { status } = await person.send('POST', '/me/notifications', {
      by: 'webhook',
      address,
      when: 'away',
    });
    expect(status).toBe(400);
  },
);

it('Web Push gets it encrypted, signed with the key that the player subscribed with', async () => {
  const { machine } = await startGame();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const subscription = { endpoint: 'https://push.example/abc', keys };
  const { body } = await machine.send('POST', '/me/notifications', {
    by: 'push',
    subscription,
    when: 'always',
  });
  const { pushKey } = (await machine.send('GET', '/me/notifications')).body;
  await machine.send('POST', '/me/notifications/test', { way: body.way });
  const call = calls.find(({ host }) => host === 'push.example');
  expect(call?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm' });
  expect(String(call?.headers.Authorization)).toContain(`k=${pushKey}`);
  expect(String(call?.body)).not.toContain('test');
});

it('an unknown player has no ways, and nothing is kept of them', async () => {
  const person = new Person(itemAt(nodes, 0));
  expect(await waysOf(person)).toEqual([]);
  const headers = { authorization: `Bearer ${newKey()}` };
  const { statusCode } = await itemAt(nodes, 0).inject({ url: `${API}/me/data`, headers });
  expect(statusCode).toBe(404);
});
