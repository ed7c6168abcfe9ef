import type { Notification } from '@great-machine/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Notifier } from '../../src/notifications/notifier.js';
import { Sender } from '../../src/notifications/sender.js';
import type { Store } from '../../src/store/store.js';
import { tableRow } from '../store/contract.js';
import { type Folder, makeFolder } from '../tables/server.js';

const MINUTE = 60_000;

let place: Folder;
let store: Store;
let notifier: Notifier;
let clock: number;
let isHere: boolean;
let wishes: readonly number[];
let told: (Notification & { readonly host: string })[];

/** The wishes that wait for the player since now, as the list of tables has it. */
async function waitFor(...open: readonly number[]): Promise<void> {
  wishes = open;
  const votes = open.map((wish) => ({ wish, seat: 'machine', since: clock }));
  const summary = JSON.stringify({ round: 1, waitsFor: [], since: clock, votes, seats: [] });
  const sequence = ((await store.reached(['t'])).get('t') ?? 0) + 1;
  await store.append('t', sequence, { key: `${sequence}`, at: clock, body: '{}' }, { table: { summary } });
}

/** A player with two ways, one for when they are away, at a table that is played. */
beforeEach(async () => {
  place = await makeFolder();
  store = await place.openStore();
  [clock, isHere, wishes, told] = [1_800_000_000_000, false, [], []];
  await store.players.create({ id: 'p', keyHash: 'of p', createdAt: clock });
  const seats = [{ seat: 'machine', player: 'p', name: 'Ada' }];
  await store.createTable(
    tableRow('t', { stage: 'playing' }),
    { key: 'first', at: clock, body: '{}' },
    { seats },
  );
  await waitFor();
  const way = { player: 'p', kind: 'webhook', createdAt: clock } as const;
  const { notifications } = store;
  await notifications.keepWay({ ...way, id: 'a', address: '"https://away.example/"', when: 'away' });
  await notifications.keepWay({ ...way, id: 'b', address: '"https://always.example/"', when: 'always' });
  const deliver = async ({ address, body }: { readonly address: URL; readonly body: string | Buffer }) => {
    told.push({ host: address.host, ...JSON.parse(String(body)) });
    return 201;
  };
  const now = () => clock;
  notifier = new Notifier({
    store: notifications,
    sender: new Sender(notifications, deliver, now, 'https://play.example'),
    tables: {
      isAsked: async () => true,
      isHere: () => isHere,
      isVoteAwaited: async (_player, _table, wish) => wishes.includes(wish),
    },
    now,
    report: (error) => {
      throw error;
    },
  });
});

afterEach(async () => {
  await notifier.close();
  await store.close();
  await place.remove();
});

async function pass(milliseconds: number): Promise<readonly string[]> {
  clock += milliseconds;
  await notifier.look();
  return told
    .splice(0)
    .map(({ host }) => host)
    .sort();
}

it('a wish of others is told of after a minute, once, and a withdrawn one never', async () => {
  await waitFor(0, 1);
  expect(await pass(MINUTE - 1)).toEqual([]);
  // The list of tables may not know it yet.
  wishes = [0];
  clock += 1;
  await notifier.look();
  const address = 'https://play.example/#/table/t';
  expect(told.map(({ host: _, ...note }) => note)).toEqual(
    Array(2).fill({ about: 'wish', table: 't', address }),
  );
  told = [];
  expect(await pass(MINUTE)).toEqual([]);
});

it('a player who looks at the table is told only by the ways that always tell', async () => {
  isHere = true;
  await waitFor(0);
  expect(await pass(MINUTE)).toEqual(['always.example']);
});

it('a player who goes away while something waits is told then', async () => {
  await store.notifications.dropWay('p', 'b');
  isHere = true;
  await waitFor(0);
  expect(await pass(MINUTE)).toEqual([]);
  isHere = false;
  expect(await pass(1000)).toEqual(['away.example']);
});
