import type { Notification } from '@great-machine/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WaitingWish } from '../../src/notifications/errands.js';
import { Notifier } from '../../src/notifications/notifier.js';
import { Sender } from '../../src/notifications/sender.js';
import type { Store } from '../../src/store/store.js';
import { tableRow } from '../store/contract.js';
import { makeFolder } from '../tables/server.js';

const MINUTE = 60_000;

let place: Awaited<ReturnType<typeof makeFolder>>;
let store: Store;
let notifier: Notifier;
let clock: number;
let isHere: boolean;
let wishes: WaitingWish[];
let told: (Notification & { readonly host: string })[];

/** A player with two ways, one for when they are away, at a table that waits for them. */
beforeEach(async () => {
  place = await makeFolder();
  store = await place.openStore();
  [clock, isHere, wishes, told] = [1_800_000_000_000, false, [], []];
  await store.createPlayer({ id: 'p', keyHash: 'of p', createdAt: clock });
  await store.createTable(tableRow('t'), { key: 'first', at: clock, body: '{}' });
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
    tables: { isAsked: async () => true, isHere: () => isHere, openWishes: async () => wishes },
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
  wishes = [
    { table: 't', player: 'p', wish: 0 },
    { table: 't', player: 'p', wish: 1 },
  ];
  expect(await pass(0)).toEqual([]);
  wishes = wishes.slice(0, 1);
  clock += MINUTE;
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
  wishes = [{ table: 't', player: 'p', wish: 0 }];
  await pass(0);
  expect(await pass(MINUTE)).toEqual(['always.example']);
});

it('a player who goes away while something waits is told then', async () => {
  await store.notifications.dropWay('p', 'b');
  isHere = true;
  wishes = [{ table: 't', player: 'p', wish: 0 }];
  await pass(0);
  expect(await pass(MINUTE)).toEqual([]);
  isHere = false;
  expect(await pass(1000)).toEqual(['away.example']);
});
