import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { linesOf, type TableNews } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';
import { afterAll, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/open-store.js';
import type { Store } from '../../src/store/store.js';
import { startPostgres } from '../../src/testing/postgres-server.js';
import { makeFolder, Person } from '../tables/server.js';
import { openOperated } from './operated.js';

const postgres = await startPostgres();
afterAll(() => postgres.stop());
const place = await makeFolder();
afterAll(() => place.remove());

async function read(person: Person, table: string): Promise<TableNews> {
  return (await person.look(table, { do: 'read', since: 0 })).body.reply;
}

/** Those who are asked answer, so many times. */
async function play(people: readonly Person[], table: string, answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    for (const person of people) {
      const { questions } = await read(person, table);
      const asked = questions.find(({ awaited, options }) => awaited && options.length > 0);
      if (asked === undefined) continue;
      const { seat, id, rev, options } = asked;
      const answer = { seat, decision: id, rev, picks: [itemAt(options, 0).pick] };
      expect((await person.request(table, { do: 'answer', answers: [answer] })).status).toBe(200);
      given++;
    }
  }
}

/** What each of them was told and is asked. */
async function toldTo(people: readonly Person[], table: string): Promise<unknown> {
  return Promise.all(
    people.map(async (person) => {
      const { entries, questions } = await read(person, table);
      return { lines: entries.map(linesOf), questions };
    }),
  );
}

/** A server on an empty store into which a backup is restored; the people go on there. */
async function moveTo(store: Store, file: string, people: readonly Person[]) {
  const server = await openOperated(store);
  expect(await server.cli('restore', file)).toMatchObject({ code: 0, out: '1 table restored\n' });
  for (const person of people) person.node = server.node;
  return server;
}

it('a game moves from SQLite to PostgreSQL and back while its servers run, and goes on', async () => {
  const sqlite = await place.openStore();
  const first = await openOperated(sqlite);
  const people = [new Person(first.node), new Person(first.node)] as const;
  const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } as const;
  const { table, links } = await people[0].create({ clock } as never);
  await people[0].claim(table, 'machine', 'Ada');
  await people[1].join(table, links.invitation);
  await people[1].claim(table, 'revolutionary-1', 'Bea');
  expect((await people[0].request(table, { do: 'start' })).status).toBe(200);
  await people[1].look(table, { do: 'keep-notes', notes: 'The Fowler lies.', audience: 'revolutionaries' });
  await people[0].request(table, { do: 'say', channel: 'table', said: { text: 'Halt!' } });
  await play(people, table, 8);

  const files = ['one', 'two'].map((name) => join(place.folder, `${name}.backup`));
  expect((await first.cli('backup', itemAt(files, 0))).code).toBe(0);
  const told = await toldTo(people, table);
  await play(people, table, 2);

  const shared = await openPostgresStore({ url: await postgres.newSchema() });
  const second = await moveTo(shared, itemAt(files, 0), people);
  expect(await toldTo(people, table)).toEqual(told);
  expect((await people[1].look(table, { do: 'notes' })).body.reply).toBe('The Fowler lies.');
  const news = { since: 0, talkSince: 0, waitSeconds: 0 };
  const { body } = await people[1].send('POST', `/tables/${table}/news`, news);
  expect(JSON.stringify(body.talk)).toContain('Halt!');
  await play(people, table, 30);
  const later = await toldTo(people, table);
  expect((await second.cli('backup', itemAt(files, 1))).code).toBe(0);

  const other = await makeFolder();
  const back = await other.openStore();
  const third = await moveTo(back, itemAt(files, 1), people);
  expect(await toldTo(people, table)).toEqual(later);
  expect((await people[0].send('GET', '/me/games')).body.games).toHaveLength(1);
  await play(people, table, 4);
  for (const server of [first, second, third]) await server.close();
  for (const store of [sqlite, shared, back]) await store.close();
  await other.remove();
});

it('a file that broke off, or that a later version has made, is refused before anything is entered', async () => {
  const other = await makeFolder();
  const store = await other.openStore();
  const server = await openOperated(store);
  const whole = gunzipSync(await readFile(join(place.folder, 'one.backup'))).toString();
  const lines = whole.trimEnd().split('\n');
  const later = JSON.stringify({ ...JSON.parse(itemAt(lines, 0)), schema: 1000 });
  const restoreText = async (text: string | Buffer) => {
    const file = join(other.folder, 'some.backup');
    await writeFile(file, typeof text === 'string' ? gzipSync(text) : text);
    return (await server.cli('restore', file)).err;
  };
  expect(await restoreText(lines.slice(0, -1).join('\n'))).toContain('it is no whole backup');
  expect(await restoreText(gzipSync(whole).subarray(0, -40))).toContain('cannot be restored');
  expect(await restoreText(Buffer.from('no backup at all'))).toContain('cannot be restored');
  expect(await restoreText([later, ...lines.slice(1)].join('\n'))).toContain('a later version');
  expect(await store.operations.isEmpty()).toBe(true);
  await server.close();
  await store.close();
  await other.remove();
});
