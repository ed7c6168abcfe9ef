import type { TableSetup, TalkLine } from '@great-machine/protocol';
import { expect, it, vi } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { newKey, Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const TALK = { pace: { atOnce: 5, perSecond: 0.5 }, mostLines: 12 };
let now = 1_800_000_000_000;

const site = serverForTests(({ place, store }) => place.openNode(store, { now: () => now, talk: TALK }));

/** Two Revolutionaries, the Machine and one who watches. */
async function sitDown(setup: Partial<TableSetup> = {}, isStarted = true) {
  const { node } = site;
  const [ada, bea, cleo, watcher] = [new Person(node), new Person(node), new Person(node), new Person(node)];
  const { table, links } = await ada.create({ game: { revolutionaries: 2 }, ...setup });
  await ada.claim(table, 'machine', 'Ada');
  for (const [person, seat, name] of [
    [bea, 'revolutionary-1', 'Bea'],
    [cleo, 'revolutionary-2', 'Cleo'],
  ] as const) {
    await person.join(table, links.invitation);
    await person.claim(table, seat, name);
  }
  await watcher.join(table, links.spectators);
  if (isStarted) await ada.request(table, { do: 'start' });
  return { table, links, ada, bea, cleo, watcher };
}

const text = (words: string, channel = 'table') => ({ do: 'say', channel, said: { text: words } });

async function newsOf(person: Person, table: string, reached = {}) {
  const body = { since: 0, talkSince: 0, waitSeconds: 0, ...reached };
  return (await person.send('POST', `/tables/${table}/news`, body)).body;
}

async function heard(person: Person, table: string): Promise<readonly TalkLine[]> {
  return (await newsOf(person, table)).talk?.lines ?? [];
}

async function words(person: Person, table: string): Promise<readonly unknown[]> {
  return (await heard(person, table)).map(({ said }) => said);
}

it('what a Revolutionary says at the table all hear, the Machine too [R-INF-5]', async () => {
  const { table, ada, bea, cleo, watcher } = await sitDown();
  const once = newKey();
  for (const _ of [1, 2])
    expect(await bea.request(table, text('to the Port'), once)).toMatchObject({ status: 200 });
  for (const reader of [ada, bea, cleo, watcher])
    expect(await heard(reader, table)).toEqual([
      {
        number: 0,
        at: now,
        channel: 'table',
        from: 'Bea',
        seat: 'revolutionary-1',
        said: { text: 'to the Port' },
      },
    ]);
});

it('a private channel of the Revolutionaries is shown to all, and heard by them alone [R-INF-5]', async () => {
  const { table, ada, bea, cleo, watcher } = await sitDown({ privateChannel: true });
  await bea.request(table, text('hello all'));
  const { mark, sheet, game } = await newsOf(ada, table);
  expect(sheet.setup.privateChannel).toBe(true);
  for (const _ of [1, 2, 3]) await cleo.request(table, text('psst', 'side'));
  expect(await words(bea, table)).toHaveLength(4);
  const told = await newsOf(ada, table, { since: game.entries.length, talkSince: 1, mark });
  expect(told).toEqual({ mark, now });
  await bea.request(table, text('we are done'));
  for (const other of [ada, watcher])
    expect((await heard(other, table)).map(({ number, said }) => [number, said])).toEqual([
      [0, { text: 'hello all' }],
      [1, { text: 'we are done' }],
    ]);
  for (const other of [ada, watcher])
    expect(await other.request(table, text('psst', 'side'))).toMatchObject({
      body: { refused: 'not-allowed' },
    });
});

it('without a private channel there is none', async () => {
  const { table, bea } = await sitDown();
  expect(await bea.request(table, text('psst', 'side'))).toMatchObject({ body: { refused: 'not-allowed' } });
});

it('those who watch talk among themselves', async () => {
  const { table, ada, bea, watcher } = await sitDown();
  await watcher.request(table, { ...text('the Machine bluffs', 'spectators'), name: 'Dora' });
  await watcher.request(table, { ...text('no names here', 'spectators') });
  expect(await heard(watcher, table)).toMatchObject([{ from: 'Dora' }, { said: { text: 'no names here' } }]);
  expect((await heard(watcher, table))[1]).not.toHaveProperty('from');
  for (const player of [ada, bea]) expect(await heard(player, table)).toEqual([]);
  expect(await watcher.request(table, text('watch out'))).toMatchObject({ body: { refused: 'not-allowed' } });
  expect(await bea.request(table, text('hm', 'spectators'))).toMatchObject({
    body: { refused: 'not-allowed' },
  });
});

it('guests talk while players gather, those who only watch do not', async () => {
  const { table, links, ada, watcher } = await sitDown({}, false);
  const guest = new Person(site.node);
  await guest.join(table, links.invitation);
  expect(await guest.request(table, { ...text('is there a seat?'), name: 'Eve' })).toMatchObject({
    status: 200,
  });
  expect(await heard(ada, table)).toMatchObject([{ from: 'Eve' }]);
  expect(await watcher.request(table, text('hello'))).toMatchObject({ body: { refused: 'not-allowed' } });
  expect(await guest.request(table, text('psst', 'side'))).toMatchObject({
    body: { refused: 'not-allowed' },
  });
  await ada.request(table, { do: 'abort' });
  expect(await ada.request(table, text('sorry'))).toMatchObject({
    body: { refused: 'not-now', stage: 'closed' },
  });
});

it('where chat is off there are gestures still: set phrases and a finger on a District', async () => {
  const { table, ada, bea } = await sitDown({ chat: false });
  expect(await bea.request(table, text('hello'))).toMatchObject({ body: { refused: 'not-allowed' } });
  const said = [{ phrase: 'phrase.hello' }, { ping: 'art' }];
  for (const one of said) await bea.request(table, { do: 'say', channel: 'table', said: one });
  expect(await words(ada, table)).toEqual(said);
  expect(await bea.request(table, { do: 'say', channel: 'table', said: { ping: 'atlantis' } })).toMatchObject(
    { body: { refused: 'bad-request', where: ['said.ping'] } },
  );
});

it('a reader hides what another one says, and shows it again', async () => {
  const { table, ada, bea, cleo } = await sitDown();
  await bea.request(table, text('one'));
  await cleo.request(table, text('two'));
  const { mark } = await newsOf(ada, table);
  const mute = (isMuted: boolean) => ada.look(table, { do: 'mute', line: 0, isMuted });
  await mute(true);
  await bea.request(table, text('three'));
  await cleo.request(table, text('four'));
  expect((await newsOf(ada, table, { talkSince: 2, mark })).talk).toMatchObject({
    since: 0,
    lines: [
      { number: 1, said: { text: 'two' } },
      { number: 3, said: { text: 'four' } },
    ],
  });
  expect(await words(cleo, table)).toHaveLength(4);
  await mute(false);
  expect(await words(ada, table)).toHaveLength(4);
  expect(await ada.look(table, { do: 'mute', line: 9, isMuted: true })).toMatchObject({
    body: { refused: 'bad-request' },
  });
  expect(await bea.look(table, { do: 'mute', line: 0, isMuted: true })).toMatchObject({
    body: { refused: 'not-allowed' },
  });
});

it('a reader reports a line by its number among those that they hear', async () => {
  const { table, ada, bea, cleo } = await sitDown({ privateChannel: true });
  await cleo.request(table, text('not for the Machine', 'side'));
  await bea.request(table, text('something rude'));
  await ada.request(table, { do: 'report', line: 0, reason: 'insults' });
  expect((await site.store.talk.reports({ limit: 1 }))[0]).toMatchObject({
    table,
    by: 'machine',
    reason: 'insults',
    about: { seat: 'revolutionary-1', said: '{"text":"something rude"}' },
  });
});

it('a player who talks too fast has to wait, and a table at which too much was said is full', async () => {
  const { table, ada, bea } = await sitDown();
  const say = async (person: Person) => (await person.request(table, text('la'))).body?.refused;
  for (let spoken = 0; spoken < 5; spoken++) expect(await say(bea)).toBeUndefined();
  expect((await bea.request(table, text('la'))).body).toEqual({ refused: 'too-many', retryAfter: 2 });
  expect(await say(ada)).toBeUndefined();
  now += 2000;
  expect(await say(bea)).toBeUndefined();
  expect(await say(bea)).toBe('too-many');
  now += 60_000;
  for (let spoken = 0; spoken < 5; spoken++) await say(bea);
  expect((await ada.request(table, text('la'))).body).toEqual({ refused: 'too-many', retryAfter: 86_400 });
});

it('of a player who deletes their data no words are left, and what they said is in their file before', async () => {
  const { table, ada, bea, cleo } = await sitDown();
  await bea.request(table, text('forget me'));
  await cleo.request(table, text('never'));
  const { mark } = await newsOf(ada, table);
  expect((await bea.send('GET', '/me/data')).body.talk).toEqual([
    { table, at: now, channel: 'table', said: { text: 'forget me' } },
  ]);
  await bea.send('DELETE', '/me');
  expect((await newsOf(ada, table, { talkSince: 2, mark })).talk).toMatchObject({
    since: 0,
    lines: [{ number: 1, said: { text: 'never' } }],
  });
});

it('whom a player has muted and what they have told the operator is in their file', async () => {
  const { table, ada, bea, cleo } = await sitDown();
  await bea.request(table, text('rude'));
  await ada.request(table, { do: 'report', line: 0, reason: 'insults' });
  await ada.look(table, { do: 'mute', line: 0, isMuted: true });
  await ada.request(table, { do: 'report-bug', text: 'The Guard stands still.' });
  expect((await ada.send('GET', '/me/data')).body).toMatchObject({
    mutes: [{ table, seat: 'revolutionary-1' }],
    reports: [
      { table, at: now, of: 'talk', text: 'insults' },
      { table, at: now, of: 'fault', text: 'The Guard stands still.' },
    ],
  });
  for (const other of [bea, cleo])
    expect((await other.send('GET', '/me/data')).body).toMatchObject({ mutes: [], reports: [] });
});

it('what is said at one node is heard at another, and is said once by both', async () => {
  const { table, ada, bea } = await sitDown();
  const shared: Store = Object.create(site.store, { isShared: { value: true } });
  const other = await site.place.openNode(shared, { now: () => now, talk: TALK });
  expect(await heard(ada, table)).toEqual([]);
  bea.node = other;
  const once = newKey();
  expect(await bea.request(table, text('over here'), once)).toMatchObject({ status: 200 });
  bea.node = site.node;
  expect(await bea.request(table, text('over here'), once)).toMatchObject({ status: 200 });
  await bea.request(table, text('and there'));
  bea.node = other;
  await vi.waitFor(
    async () => expect(await words(bea, table)).toEqual([{ text: 'over here' }, { text: 'and there' }]),
    5000,
  );
  await other.close();
});
