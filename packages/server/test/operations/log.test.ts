import type { TableNews } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { createInProcessPool } from '../../../bots/test/in-process-pool.js';
import { createApp } from '../../src/http/app.js';
import { readSettings } from '../../src/settings/settings.js';
import { StoreError } from '../../src/store/store.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { newKey, Person } from '../tables/server.js';
import { storeForTests } from '../tables/server-for-tests.js';

const site = storeForTests();

const CHANCE = 'c0ffee'.repeat(11).slice(0, 64);

/** All that a line of the log may have. */
const FIELDS = ['level', 'time', 'reqId', 'req', 'res', 'responseTime', 'msg', 'err'];

it('the log of a game has no key, no link, no name, no card and nothing that was said', async () => {
  let log = '';
  const operatorKey = newKey();
  const node = await createApp({
    store: site.store,
    client: `${site.place.folder}/client`,
    settings: readSettings({ LOG_LEVEL: 'debug' }),
    world: { pool: () => createInProcessPool(), drawKey: () => CHANCE },
    operatorKey,
    logLines: {
      write: (line) => {
        log += line;
      },
    },
  });
  const address = await node.listen({ host: '127.0.0.1', port: 0 });
  const [machine, heroes, stranger] = [new Person(node), new Person(node), new Person(node)];
  const { table, links } = await machine.create({
    game: { revolutionaries: 1, seed: 'a-seed-of-the-table' },
  });
  await machine.claim(table, 'machine', 'Adelaide');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Beatrice');
  await machine.request(table, { do: 'start' });
  await heroes.look(table, { do: 'keep-notes', notes: 'the traitor is red', audience: 'revolutionaries' });

  const socket = new RawSocket(address);
  await socket.hello({ key: heroes.key, table });
  const told: TableNews[] = [];
  for (let given = 0; given < 30; given++) {
    for (const person of [machine, heroes]) {
      const { body } = await person.look(table, { do: 'read', since: 0 });
      told.push(body.reply);
      const asked = told.at(-1)?.questions.find((one) => one.awaited && one.options.length > 0);
      if (asked === undefined) continue;
      const { seat, id, rev, options } = asked;
      const answers = [{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }];
      expect((await person.request(table, { do: 'answer', answers })).status).toBe(200);
    }
  }

  // Secrets at wrong places, wrong requests, and a store that fails with a secret in what hangs at its error.
  await stranger.join(table, links.spectators.slice(1));
  await stranger.send('GET', `/tables/${links.invitation}?key=${stranger.key}`);
  await node.inject({ url: '/metrics', headers: { authorization: `Bearer ${operatorKey}` } });
  await node.inject({ url: '/metrics', headers: { authorization: `Bearer ${stranger.key}` } });
  socket.send({ say: 'ask', number: 1, request: { do: 'answer', once: machine.key } });
  await socket.ask({ do: 'truth' });
  const failure = Object.assign(new StoreError('unavailable', 'gone'), { detail: heroes.key });
  const { withKey } = site.store.players;
  site.store.players.withKey = () => Promise.reject(failure);
  expect((await machine.send('GET', '/me')).status).toBe(503);
  site.store.players.withKey = withKey;
  socket.close();
  await node.close();

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.some(({ err }) => err?.message === 'gone')).toBe(true);
  for (const line of lines) expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(line)));
  const people = [machine, heroes, stranger].map(({ key }) => key);
  const secrets = [...people, links.invitation, links.spectators, ...Object.values(links.seats), operatorKey];
  const said = ['Adelaide', 'Beatrice', 'the traitor', 'a-seed-of-the-table', CHANCE, table];
  for (const secret of [...secrets, ...said]) expect(log).not.toContain(secret);
  const cards = told.flatMap(({ questions }) =>
    questions.flatMap(({ id, options }) => [
      id,
      ...options.map(({ pick }) => String('of' in pick ? pick.of : '')),
    ]),
  );
  const words = new Set(cards.filter((word) => word.length > 2));
  expect(words.size).toBeGreaterThan(10);
  for (const word of words) expect(log.split(/[^\w.-]+/)).not.toContain(word);
});
