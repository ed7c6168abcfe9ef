import type { TableSheet } from '@great-machine/protocol';
import { afterEach, expect, it } from 'vitest';
import type { Heard, NodeWords, Store } from '../../src/store/store.js';
import { Presence } from '../../src/tables/presence.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const site = serverForTests();
let sockets: RawSocket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets = [];
});

async function sitDown() {
  const [ada, bea] = [new Person(site.node), new Person(site.node)];
  const { table, links } = await ada.create();
  await ada.claim(table, 'machine', 'Ada');
  await bea.join(table, links.invitation);
  await bea.claim(table, 'revolutionary-1', 'Bea');
  return { table, ada, bea };
}

async function open(person: Person, table: string): Promise<RawSocket> {
  const socket = new RawSocket(site.address);
  sockets.push(socket);
  await socket.hello({ key: person.key, table });
  return socket;
}

function whoIsHere({ seats }: TableSheet): readonly string[] {
  return seats.flatMap(({ taken }) => (taken?.by === 'person' && taken.isHere ? [taken.name] : []));
}

/** Up to where the messages of a socket were looked at. */
const looked = new Map<RawSocket, number>();

/** Waits for the next news that these are here, and no others. */
async function untilHere(socket: RawSocket, ...names: string[]): Promise<void> {
  let at = 0;
  await socket.until((message) => {
    const isNext = at++ >= (looked.get(socket) ?? 0) && message.say === 'news' && message.news.sheet;
    return isNext ? JSON.stringify(whoIsHere(isNext)) === JSON.stringify(names) : false;
  });
  looked.set(socket, at);
}

const beHere = (isVisible: boolean) => ({ do: 'be-here', isVisible });

it('others see whether a page of a player is visible, until it is hidden or closed', async () => {
  const { table, ada, bea } = await sitDown();
  const here = await open(ada, table);
  await here.ask(beHere(true));
  await untilHere(here, 'Ada');
  const [one, other] = [await open(bea, table), await open(bea, table)];
  expect(whoIsHere(await sheetOf(ada, table)), 'an open socket is no visible page').toEqual(['Ada']);
  await one.ask(beHere(true));
  await other.ask(beHere(true));
  await untilHere(here, 'Ada', 'Bea');
  await one.ask(beHere(false));
  expect(whoIsHere(await sheetOf(ada, table))).toEqual(['Ada', 'Bea']);
  other.close();
  await untilHere(here, 'Ada');
});

it('a page without a socket counts as long as it says so', async () => {
  const { table, ada, bea } = await sitDown();
  const here = await open(ada, table);
  await bea.look(table, beHere(true));
  await untilHere(here, 'Bea');
  await bea.look(table, beHere(false));
  await untilHere(here);
});

async function sheetOf(person: Person, table: string): Promise<TableSheet> {
  const { body } = await person.send('POST', `/tables/${table}/news`, {
    since: 0,
    talkSince: 0,
    waitSeconds: 0,
  });
  return body.sheet;
}

/** Nodes that hear each other, but for what is lost. */
function openNodes() {
  const hearers: Heard[] = [];
  const clock = { now: 1_800_000_000_000 };
  const changes: string[] = [];
  const nodes = ['one', 'two'].map((name, at) => {
    const shared: Store = Object.create(site.store, {
      isShared: { value: true },
      hear: {
        value: (heard: Heard) => {
          hearers[at] = heard;
          return () => {};
        },
      },
      tell: {
        value: (words: NodeWords) => {
          hearers[1 - at]?.(words, name);
        },
      },
    });
    return new Presence({ store: shared, now: () => clock.now }, (table) => changes.push(`${name} ${table}`));
  });
  return { nodes, clock, changes };
}

it('nodes tell each other who is here, and count a silent one no more after a while', () => {
  const { nodes, clock, changes } = openNodes();
  const [one, two] = nodes as [Presence, Presence];
  const page = {};
  one.see('t', 'ada', page, true);
  expect(two.isHere('t', 'ada')).toBe(true);
  expect([two.isAnyoneAt('t'), two.isAnyoneAt('u')]).toEqual([true, false]);
  expect(changes).toEqual(['one t', 'two t']);
  const other = {};
  two.see('t', 'ada', other, true);
  one.leave('t', 'ada', page);
  expect([one.isHere('t', 'ada'), two.isHere('t', 'ada')]).toEqual([true, true]);
  two.leave('t', 'ada', other);
  expect([one.isHere('t', 'ada'), two.isHere('t', 'ada')]).toEqual([false, false]);
  one.see('t', 'ada', page, true);
  expect(two.isHere('t', 'ada')).toBe(true);
  clock.now += 80_000;
  for (const node of nodes) node.tidy();
  expect([one.isHere('t', 'ada'), two.isHere('t', 'ada')]).toEqual([false, false]);
  for (const node of nodes) node.close();
});
