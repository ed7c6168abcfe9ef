import type { TableNews } from '@great-machine/client';
import type { ServerMessage } from '@great-machine/protocol';
import { itemAt, playerDice, type SeatQuestion } from '@great-machine/rules';
import { expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/open-store.js';
import type { Store, StoreError } from '../../src/store/store.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { entry, tableRow } from '../store/contract.js';
import { type Folder, newKey, Person } from './server.js';
import { serverForTests, storeForTests } from './server-for-tests.js';

/** In pages of 4 KB: the file is hardly larger than what it has to hold from the beginning. */
const MOST_PAGES = 250;
const BALLAST = 'x'.repeat(500_000);

const operatorKey = newKey();
const site = serverForTests(
  ({ place, store }) => place.openNode(store, {}, {}, { operatorKey }),
  storeForTests(openSmallStore),
);

/** A store that is soon full, and what can be deleted from it to make room. */
async function openSmallStore({ file }: Folder): Promise<Store> {
  const ballast = await openSqliteStore({ file });
  await ballast.createTable(tableRow('ballast'), entry('first', BALLAST));
  await ballast.createTable(tableRow('filling'), entry('first'));
  await ballast.close();
  return openSqliteStore({ file, maxPages: MOST_PAGES });
}

async function fill(): Promise<void> {
  for (const size of [20_000, 2000, 200])
    for (let at = 0; ; at++) {
      const { length } = await site.store.entries('filling', 0);
      const fault = await site.store
        .append('filling', length, entry(`${size} ${at}`, 'x'.repeat(size)))
        .then(() => undefined)
        .catch((error: StoreError) => error.fault);
      if (fault === 'full') break;
      expect(fault).toBeUndefined();
    }
}

async function figure(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${operatorKey}` };
  const { body } = await site.node.inject({ url: '/metrics', headers });
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

const isReady = async () => (await site.node.inject('/api/ready')).statusCode === 200;

it('a full disk refuses answers in plain words, nothing is lost or half told, and all goes on once there is room', async () => {
  const seed = Date.now() % 1_000_000;
  const below = playerDice(seed);
  const [machine, heroes] = [new Person(site.node), new Person(site.node)];
  const { table, links } = await machine.create();
  await heroes.join(table, links.invitation);
  await machine.claim(table, 'machine', 'Ada');
  await heroes.claim(table, 'revolutionary-1', 'Max');
  await machine.request(table, { do: 'start' });
  const watcher = new RawSocket(site.address);
  await watcher.hello({ key: heroes.key, table });
  const read = async (person: Person): Promise<TableNews> =>
    (await person.look(table, { do: 'read', since: 0 })).body.reply;
  const isAsked = ({ awaited, options }: SeatQuestion) => awaited && options.length > 0;
  const nextAnswer = async () => {
    for (const person of [machine, heroes]) {
      const asked = (await read(person)).questions.filter(isAsked);
      if (asked.length === 0) continue;
      const { seat, id, rev, options } = itemAt(asked, below(asked.length));
      const answers = [{ seat, decision: id, rev, picks: [itemAt(options, below(options.length)).pick] }];
      return { person, request: { do: 'answer', answers }, once: newKey() };
    }
    throw new Error('nobody is asked anything');
  };
  const acknowledged: string[] = [];
  const answer = async ({ person, request, once }: Awaited<ReturnType<typeof nextAnswer>>) => {
    const came = await person.request(table, request, once);
    if (came.status === 200) acknowledged.push(once);
    return came;
  };
  for (let given = 0; given < 5; given++) expect((await answer(await nextAnswer())).status).toBe(200);
  expect([await isReady(), await figure('great_machine_store_ready')]).toEqual([true, 1]);

  await fill();
  let refusedOne = await nextAnswer();
  let refused = await answer(refusedOne);
  // What fits between what is there is still taken.
  while (refused.status === 200) {
    refusedOne = await nextAnswer();
    refused = await answer(refusedOne);
  }
  expect(refused, `seed ${seed}`).toEqual({
    status: 503,
    body: { refused: 'unavailable', retryAfter: 5, isFull: true },
  });
  const before = await Promise.all([read(machine), read(heroes)]);
  const told = () => Math.max(...watcher.messages.flatMap(numbersIn));
  await vi.waitFor(() => expect(told()).toBe(itemAt(before, 1).entries.length - 1));
  expect(await answer(refusedOne), 'still').toMatchObject({ status: 503 });
  expect((await Promise.all([read(machine), read(heroes)])).map(({ entries }) => entries)).toEqual(
    before.map(({ entries }) => entries),
  );
  expect(told(), 'nothing is told of it').toBe(itemAt(before, 1).entries.length - 1);
  expect((await machine.send('POST', '/tables', { once: newKey(), setup: LARGE })).body).toMatchObject({
    refused: 'unavailable',
    isFull: true,
  });
  expect([await isReady(), await figure('great_machine_store_ready')]).toEqual([false, 0]);
  expect(await figure('great_machine_commits_failed_total')).toBeGreaterThan(0);

  await site.store.deleteTable('ballast');
  expect([await isReady(), await figure('great_machine_store_ready')]).toEqual([true, 1]);
  expect(await answer(refusedOne), 'sent again').toEqual({ status: 200, body: {} });
  expect(await answer(refusedOne), 'and once more').toEqual({ status: 200, body: {} });
  for (let given = 0; given < 5; given++) expect((await answer(await nextAnswer())).status).toBe(200);
  const keys = (await site.store.entries(table, 0)).map(({ key }) => key.split(' ')[1]);
  for (const once of acknowledged) expect(keys.filter((key) => key === once)).toHaveLength(1);
  const shown = await read(heroes);
  await vi.waitFor(() => expect(told()).toBe(shown.entries.length - 1));
  watcher.close();
});

/** The numbers of the entries of the feed in a message. */
function numbersIn(message: ServerMessage): readonly number[] {
  const game = message.say === 'news' ? (message.news.game as TableNews | undefined) : undefined;
  return game?.entries.map(({ number }) => number) ?? [];
}

/** A table whose entry does not fit anywhere. */
const LARGE = { title: 'x'.repeat(60), game: { revolutionaries: 3, seed: 'y'.repeat(100) } };
