import { setImmediate } from 'node:timers/promises';
import { FeedReader, OnlineTable, webServer } from '@great-machine/client';
import { itemAt, playerDice, type SeatQuestion } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { readSettings } from '../../src/settings/settings.js';
import { byPolling, bySocket, worldAt } from '../realtime/online.js';
import { newKey } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const operatorKey = newKey();
const settings = readSettings({ LOG_LEVEL: 'silent' });
let now = 1_800_000_000_000;

const site = serverForTests(({ place, store }) =>
  place.openNode(store, { now: () => now }, {}, { settings, operatorKey }),
);

/** In milliseconds: between two answers of all eight together. A person answers every second, and asks much in between. */
const BETWEEN_ANSWERS = 125;
const ANSWERS = 40;
/** More than a client has. */
const FILES = 45;

class QuickPerson {
  readonly key = newKey();
  readonly server = webServer(fetch, site.address, this.key);
  private online: OnlineTable | undefined;
  private readonly feed = new FeedReader();
  private read = 0;
  answers = 0;

  constructor(readonly seat: string) {}

  async load(): Promise<void> {
    for (let file = 0; file < FILES; file++) expect((await fetch(site.address)).status).toBe(200);
  }

  sitDown(table: string, hasSocket: boolean): void {
    const way = hasSocket ? bySocket : byPolling;
    this.online = new OnlineTable([way(site.address, this.key, table)], worldAt(1));
  }

  /** Looks at everything that a page asks for, and answers. Whether something was asked. */
  async answer(below: (n: number) => number): Promise<boolean> {
    const { online } = this;
    if (online === undefined) throw new Error('nobody sits here yet');
    const news = await online.read(this.read);
    this.read += news.entries.length;
    this.feed.read(news.entries);
    const asked = news.questions.filter(isAsked);
    if (asked.length === 0) return false;
    const { seat, id, rev, options } = itemAt(asked, below(asked.length));
    const answer = { seat, decision: id, rev, picks: [itemAt(options, below(options.length)).pick] };
    await Promise.all([online.whyNot(answer), online.isFinal(answer), online.routes('finch', 'art')]);
    await online.answer([answer]);
    this.answers++;
    return true;
  }

  leave(): Promise<void> | undefined {
    return this.online?.leave();
  }
}

function isAsked({ awaited, options }: SeatQuestion): boolean {
  return awaited && options.length > 0;
}

it('eight people behind one address play quickly, and reach no limit', async () => {
  const seed = Date.now() % 1_000_000;
  const below = playerDice(seed);
  const seats = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'];
  const tables = [0, 1].map(() => seats.map((seat) => new QuickPerson(seat)));
  const people = tables.flat();
  await Promise.all(people.map((person) => person.load()));
  for (const [at, own] of tables.entries()) {
    const creator = itemAt(own, 0);
    const setup = { game: { revolutionaries: 3 as const, seed: `house ${at}` } };
    const { table, links } = await creator.server.request('createTable', { body: { once: newKey(), setup } });
    for (const { server, seat } of own) {
      await server.request('join', { table, body: { link: links.invitation } });
      const claim = { do: 'claim-seat', once: newKey(), seat, name: seat } as const;
      await server.request('request', { table, body: claim });
    }
    await creator.server.request('request', { table, body: { do: 'start', once: newKey() } });
    for (const [number, person] of own.entries()) person.sitDown(table, number % 2 === 0);
  }
  const total = () => people.reduce((sum, { answers }) => sum + answers, 0);
  while (total() < ANSWERS * people.length) {
    for (const person of people) if (await person.answer(below)) now += BETWEEN_ANSWERS;
    // Where nothing is asked yet, news have to come first.
    await setImmediate();
  }
  await Promise.all(people.map((person) => person.leave()));
  const headers = { authorization: `Bearer ${operatorKey}` };
  const { body } = await site.node.inject({ url: '/metrics', headers });
  expect(body).toContain('great_machine_sockets');
  expect(body, `seed ${seed}`).not.toContain('reason="too-many"');
  expect(body, `seed ${seed}`).not.toContain('reason="unavailable"');
});
