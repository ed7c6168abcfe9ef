import { setTimeout } from 'node:timers/promises';
import { linesOf, type TableNews } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPostgresStore } from '../../src/open-store.js';
import { PostgresDatabase } from '../../src/store/postgres/database.js';
import { Line } from '../../src/testing/line.js';
import { startPostgres } from '../../src/testing/postgres-server.js';
import { makeFolder, Person } from '../tables/server.js';
import { describeStore, entry, type Place, tableRow } from './contract.js';

const server = await startPostgres();
afterAll(() => server.stop());

/** The disk of a database server cannot be filled here: it reports so from the 20th entry on. */
const FULL_DISK = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM entries) >= 20 THEN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk()`;

async function makePlace(): Promise<Place> {
  const url = await server.newSchema();
  return {
    open: (migrations) => openPostgresStore({ url, connections: 4 }, migrations),
    openTwice: () => Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]),
    async openSmall() {
      const store = await openPostgresStore({ url });
      await server.query(url, FULL_DISK);
      return { store, makeRoom: () => server.query(url, 'DROP TRIGGER full_disk ON entries') };
    },
    execute: (sql) => server.query(url, sql),
    remove: async () => {},
  };
}

describeStore('a store in PostgreSQL', makePlace);

/** Gives the first answer that the person may give, if there is one. The node may be behind, or cut off for a moment. */
async function answerFirst(person: Person, table: string): Promise<boolean> {
  const { body } = await person.look(table, { do: 'read', since: Number.MAX_SAFE_INTEGER });
  const asked = (body.reply as TableNews | undefined)?.questions.find(
    ({ awaited, options }) => awaited && options.length > 0,
  );
  if (asked === undefined) return false;
  const { seat, id, rev, options } = asked;
  const answers = [{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }];
  const { status } = await person.request(table, { do: 'answer', answers });
  return status === 200;
}

it('several nodes that start at once bring an empty database up to date together', async () => {
  const url = await server.newSchema();
  const nodes = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore({ url, connections: 1 })));
  const [first, second] = nodes;
  await first?.createTable(tableRow('t'), entry('first'));
  expect(await second?.table('t')).toEqual(tableRow('t'));
  await Promise.all(nodes.map((node) => node.close()));
});

it('a node hears how far another one has come, and nothing of its own', async () => {
  const url = await server.newSchema();
  const [one, other] = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
  const heardByOne: object[] = [];
  one.listen((reached) => heardByOne.push(reached));
  const heard = new Map<string, number>();
  other.listen((reached) => {
    for (const [id, sequence] of reached) heard.set(id, sequence);
  });
  await Promise.all(['t', 'u'].map((id) => one.createTable(tableRow(id), entry('first'))));
  await Promise.all(['t', 'u'].map((id) => one.append(id, 1, entry('k'))));
  const both = new Map([
    ['t', 1],
    ['u', 1],
  ]);
  await vi.waitFor(() => expect(heard).toEqual(both), 5000);
  expect(heardByOne).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

it('a node hears what another one tells, and nothing of its own', async () => {
  const url = await server.newSchema();
  const [one, other] = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
  const heardByOne: unknown[] = [];
  one.hear((words) => heardByOne.push(words));
  const heard: [unknown, string][] = [];
  const stop = other.hear((words, node) => heard.push([words, node]));
  const words = [
    { of: 'talk', table: 'таблица', version: 3 },
    {
      of: 'presence',
      here: Array.from({ length: 100 }, (_, at) => [`table-${at}`, ['x'.repeat(40)]] as const),
    },
  ] as const;
  for (const said of words) one.tell(said);
  await vi.waitFor(() => expect(heard.map(([said]) => said)).toEqual(words), 5000);
  expect(new Set(heard.map(([, node]) => node)).size).toBe(1);
  expect(heardByOne).toEqual([]);
  stop();
  await Promise.all([one.close(), other.close()]);
});

it('a node whose connections were cut goes on, and hears of others again', async () => {
  const url = await server.newSchema();
  const [one, other] = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
  await one.createTable(tableRow('t'), entry('first'));
  await server.cutOff();
  await setTimeout(50);
  expect(await other.append('t', 1, entry('k1'))).toEqual({ was: 'appended' });
  let sequence = 1;
  const heard = new Promise((resolve) => other.listen(resolve));
  const isHeard = heard.then(() => true);
  while (!(await Promise.race([isHeard, setTimeout(100, false)])))
    await one.append('t', ++sequence, entry(`k${sequence}`));
  expect(await heard).toBeInstanceOf(Map);
  await Promise.all([one.close(), other.close()]);
});

it('a node whose connections fall silent says so, and goes on, and hears of others again', async () => {
  const url = await server.newSchema();
  const line = await Line.open(() => [server.port]);
  const { href } = Object.assign(new URL(url), { port: `${line.port}` });
  const node = await openPostgresStore({ url: href, patience: 500 });
  const other = await openPostgresStore({ url });
  await node.createTable(tableRow('t'), entry('first'));
  line.cutOff();
  await expect(node.append('t', 1, entry('k1'), { table: { stage: 'playing' } })).rejects.toMatchObject({
    fault: 'unavailable',
  });
  line.mend();
  await vi.waitFor(() => node.append('t', 1, entry('k1')), 20_000);
  let sequence = 1;
  const isHeard = new Promise((resolve) => node.listen(resolve)).then(() => true);
  while (!(await Promise.race([isHeard, setTimeout(100, false)])))
    await other.append('t', ++sequence, entry(`k${sequence}`));
  await Promise.all([node.close(), other.close()]);
  line.close();
});

describe('two nodes of one database', () => {
  it('play one game together, a person at each', async () => {
    const url = await server.newSchema();
    const place = await makeFolder();
    const stores = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
    const [one, other] = await Promise.all(stores.map((store) => place.openNode(store)));
    if (one === undefined || other === undefined) throw new Error('a node is missing');
    const machine = new Person(one);
    const heroes = new Person(other);
    const { table, links } = await machine.create({ game: { revolutionaries: 1, seed: 'two nodes' } });
    await machine.claim(table, 'machine', 'Ada');
    await heroes.join(table, links.invitation);
    await heroes.claim(table, 'revolutionary-1', 'Bea');
    expect((await machine.request(table, { do: 'start' })).status).toBe(200);
    let answered = 0;
    while (answered < 40) {
      if (answered === 20) await server.cutOff();
      for (const person of [machine, heroes]) answered += (await answerFirst(person, table)) ? 1 : 0;
    }
    const linesAt = async (person: Person, node: FastifyInstance) => {
      person.node = node;
      const { entries } = (await person.look(table, { do: 'read', since: 0 })).body.reply as TableNews;
      return entries.map(linesOf);
    };
    for (const person of [machine, heroes])
      await vi.waitFor(
        async () => expect(await linesAt(person, one)).toEqual(await linesAt(person, other)),
        5000,
      );
    await Promise.all([one.close(), other.close()]);
    await Promise.all(stores.map((store) => store.close()));
    await place.remove();
  });
});

it('a commit waits for the disk, also where the server is set up not to', async () => {
  const database = await PostgresDatabase.open({ url: await server.newSchema() }, async () => {});
  const shown = await database.run([{ sql: 'SHOW synchronous_commit', values: [] }]);
  expect(shown).toEqual([[{ synchronous_commit: 'on' }]]);
  await database.close();
});

it('a database that cannot be reached is named in plain words', async () => {
  await expect(openPostgresStore({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toMatchObject({
    fault: 'unavailable',
    message: expect.stringContaining('the database has failed'),
  });
});

it('after the network has failed without a word one transaction fails, and not one for each connection', async () => {
  const url = await server.newSchema();
  const line = await Line.open(() => [server.port]);
  const { href } = Object.assign(new URL(url), { port: `${line.port}` });
  const store = await openPostgresStore({ url: href, connections: 5, patience: 500 });
  await Promise.all(Array.from({ length: 20 }, () => store.check()));
  line.cutOff();
  line.mend();
  await expect(store.check()).rejects.toMatchObject({ fault: 'unavailable' });
  for (let time = 0; time < 5; time++) await store.check();
  await store.close();
  line.close();
});
