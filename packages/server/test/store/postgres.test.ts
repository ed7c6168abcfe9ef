import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/store/open.js';
import { PostgresDatabase } from '../../src/store/postgres/database.js';
import { describeStore, entry, type Place, tableRow } from './contract.js';
import { startPostgres } from './postgres-server.js';

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

it('several nodes that start at once bring an empty database up to date together', async () => {
  const url = await server.newSchema();
  const nodes = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore({ url, connections: 1 })));
  const [first, second] = nodes;
  await first?.createTable(tableRow('t'), entry('first'));
  expect(await second?.table('t')).toEqual(tableRow('t'));
  await Promise.all(nodes.map((node) => node.close()));
});

it('a node hears how far another one has come, of several tables in one notice, and nothing of its own', async () => {
  const url = await server.newSchema();
  const [one, other] = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
  const heardByOne: object[] = [];
  one.listen((reached) => heardByOne.push(reached));
  const heard = new Promise((resolve) => other.listen(resolve));
  await Promise.all(['t', 'u'].map((id) => one.createTable(tableRow(id), entry('first'))));
  await Promise.all(['t', 'u'].map((id) => one.append(id, 1, entry('k'))));
  expect(await heard).toEqual(
    new Map([
      ['t', 1],
      ['u', 1],
    ]),
  );
  expect(heardByOne).toEqual([]);
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
