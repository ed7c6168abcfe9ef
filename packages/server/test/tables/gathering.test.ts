import { readFile } from 'node:fs/promises';
import type { CreatedTable, TableSheet } from '@great-machine/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { newKey, Person } from './server.js';
import { serverForTests } from './server-for-tests.js';

const site = serverForTests();

let creator: Person;
let guest: Person;
let created: CreatedTable;

beforeEach(async () => {
  creator = new Person(site.node);
  guest = new Person(site.node);
  created = await creator.create();
});

const sheetOf = async (person: Person) => (await person.join(created.table, created.links.invitation)).body;

const newsOf = (table: string) =>
  [`/tables/${table}/news`, { since: 0, talkSince: 0, waitSeconds: 0 }] as const;

describe('a new table', () => {
  it('has an invitation, a link for each seat and one for spectators', () => {
    expect(Object.keys(created.links.seats)).toEqual(['machine', 'revolutionary-1']);
    const secrets = [
      created.links.invitation,
      created.links.spectators,
      ...Object.values(created.links.seats),
    ];
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{22,}$/);
  });

  it('is the same when the request is sent again', async () => {
    const once = newKey();
    const [first, second] = await Promise.all([creator.create({}, once), creator.create({}, once)]);
    expect(second).toEqual(first);
    expect(await creator.create({}, once)).toEqual(first);
    expect((await guest.create({}, once)).table).not.toBe(first.table);
  });

  it('shows all who join what was agreed on', async () => {
    const setup = {
      title: 'Friday',
      hints: false,
      game: { revolutionaries: 2, heroes: ['finch', 'fowler', 'physician'] },
    };
    const { table, links } = await creator.create(setup);
    const { status, body } = await guest.join(table, links.spectators);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      table,
      stage: 'gathering',
      setup,
      seats: [
        { seat: 'machine', speaksFor: ['machine'] },
        { seat: 'revolutionary-1', speaksFor: expect.arrayContaining(['finch']) },
        { seat: 'revolutionary-2' },
      ],
      you: { as: 'spectator', seats: [], isCreator: false },
    });
  });

  it('does not say which Heroes chance has still to choose', async () => {
    expect((await sheetOf(guest)).seats).toEqual([
      { seat: 'machine', speaksFor: ['machine'] },
      { seat: 'revolutionary-1', speaksFor: [] },
    ]);
  });

  it('is refused with every reason if it cannot be played', async () => {
    const setup = { game: { heroes: ['nobody', 'finch', 'finch'], city: 'atlantis' } };
    const { status, body } = await creator.send('POST', '/tables', { once: newKey(), setup });
    expect(status).toBe(422);
    expect(body).toMatchObject({ refused: 'bad-setup' });
    expect(body.reasons.length).toBeGreaterThan(1);
  });

  it('is refused with what is wrong with its modules and with its Heroes at once', async () => {
    const modules = [{ id: 'one-versus-many' }, { id: 'steam-ships' }];
    const setup = { game: { modules, heroes: ['akira', 'julie', 'finch'] } };
    const { status, body } = await creator.send('POST', '/tables', { once: newKey(), setup });
    expect(status).toBe(422);
    expect(body.reasons).toEqual([
      expect.stringContaining("no such module: 'steam-ships'"),
      'no such Hero: akira, julie',
      'of akira, julie only one may be in a game (REV-1)',
    ]);
  });
});

describe('a link', () => {
  it('opens its table only, and what it does not open is not there', async () => {
    const other = await creator.create();
    const notFound = { status: 404, body: { refused: 'not-found' } };
    expect(await guest.join(other.table, created.links.invitation)).toEqual(notFound);
    expect(await guest.join(created.table, newKey())).toEqual(notFound);
    expect(await guest.join('no-such-table', newKey())).toEqual(notFound);
    expect(await guest.request(created.table, { do: 'start' })).toEqual(notFound);
    expect(await guest.request('no-such-table', { do: 'start' })).toEqual(notFound);
  });

  it('of a seat lets claim that seat, once', async () => {
    await guest.join(created.table, created.links.seats.machine ?? '');
    expect(await guest.claim(created.table, 'revolutionary-1', 'Ada')).toMatchObject({
      status: 403,
      body: { refused: 'not-allowed' },
    });
    expect((await guest.claim(created.table, 'machine', 'Ada')).status).toBe(200);
    expect(await creator.claim(created.table, 'machine', 'Eve')).toEqual({
      status: 409,
      body: { refused: 'seat-taken', by: 'Ada' },
    });
    const { body } = await creator.join(created.table, created.links.seats.machine ?? '');
    expect(body.seats[0].taken).toEqual({ by: 'person', name: 'Ada', isHere: false, alsoAt: [] });
  });

  it('for spectators lets watch', async () => {
    const { body } = await guest.join(created.table, created.links.spectators);
    expect(body.you).toEqual({ as: 'spectator', seats: [], isCreator: false, mayClaim: [] });
    expect(body.spectators).toBe(1);
    expect(await guest.claim(created.table, 'machine', 'Ada')).toMatchObject({ status: 403 });
  });

  it('that was renewed opens nothing any more', async () => {
    const once = newKey();
    const renewed = await creator.request(created.table, { do: 'renew-links' }, once);
    expect(await creator.request(created.table, { do: 'renew-links' }, once)).toEqual(renewed);
    expect((await guest.join(created.table, created.links.invitation)).status).toBe(404);
    expect((await guest.join(created.table, renewed.body.reply.invitation)).status).toBe(200);
  });
});

describe('seats', () => {
  it('are claimed by one of those who race for them', async () => {
    const people = [1, 2, 3, 4].map(() => new Person(site.node));
    await Promise.all(people.map((person) => person.join(created.table, created.links.invitation)));
    const came = await Promise.all(
      people.map((person, at) => person.claim(created.table, 'machine', `P${at}`)),
    );
    expect(came.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('on both sides of one key are shown to all', async () => {
    await creator.claim(created.table, 'machine', 'Ada');
    await creator.claim(created.table, 'revolutionary-1', 'Ada');
    const { seats } = await sheetOf(guest);
    expect(seats[0].taken).toMatchObject({ name: 'Ada', alsoAt: ['revolutionary-1'] });
    expect(seats[1].taken).toMatchObject({ name: 'Ada', alsoAt: ['machine'] });
  });

  it('are left by those who sit there, or freed by the creator, and go to bots', async () => {
    await sheetOf(guest);
    await guest.claim(created.table, 'machine', 'Ada');
    const stranger = new Person(site.node);
    await sheetOf(stranger);
    expect((await stranger.request(created.table, { do: 'leave-seat', seat: 'machine' })).status).toBe(403);
    expect((await creator.request(created.table, { do: 'leave-seat', seat: 'machine' })).status).toBe(200);
    const bot = { do: 'seat-bot', seat: 'machine', level: 'apprentice' };
    expect((await guest.request(created.table, bot)).status).toBe(403);
    expect((await creator.request(created.table, bot)).status).toBe(200);
    expect((await sheetOf(guest)).seats[0].taken).toEqual({ by: 'bot', level: 'apprentice' });
  });

  it('that a changed setup does not have are gone', async () => {
    const { table, links } = await creator.create({ game: { revolutionaries: 3 } });
    await guest.join(table, links.invitation);
    await guest.claim(table, 'revolutionary-3', 'Ada');
    const setup = { game: { revolutionaries: 1 } };
    expect((await guest.request(table, { do: 'change-setup', setup })).status).toBe(403);
    expect((await creator.request(table, { do: 'change-setup', setup })).status).toBe(200);
    expect((await guest.join(table, links.invitation)).body).toMatchObject({
      seats: [{ seat: 'machine' }, { seat: 'revolutionary-1' }],
      you: { as: 'guest', seats: [] },
    });
    expect((await guest.send('GET', '/me/games')).body).toEqual({ games: [] });
  });
});

describe('Heroes', () => {
  const choose = (who: Person, table: string, chosen: object) =>
    who.request(table, { do: 'choose-heroes', ...chosen });

  it('are chosen by those who play them, before the start, and all see it [R-SET-1]', async () => {
    const { table, links } = await creator.create({ game: { revolutionaries: 2 }, isListed: true });
    const [machine, rebel, watcher] = [new Person(site.node), new Person(site.node), new Person(site.node)];
    for (const person of [machine, rebel]) await person.join(table, links.invitation);
    await watcher.join(table, links.spectators);
    const chosen = {
      heroes: ['finch', 'fowler', 'physician'],
      control: [['finch'], ['fowler', 'physician']],
    };
    expect((await choose(rebel, table, chosen)).status).toBe(403);
    await machine.claim(table, 'machine', 'Ada');
    await rebel.claim(table, 'revolutionary-1', 'Bea');
    for (const other of [creator, machine, watcher])
      expect((await choose(other, table, chosen)).status).toBe(403);
    expect((await choose(rebel, table, chosen)).status).toBe(200);
    for (const person of [machine, watcher]) {
      const { sheet } = (await person.send('POST', ...newsOf(table))).body;
      expect(sheet.setup.game).toEqual({ revolutionaries: 2, ...chosen });
      expect(sheet.seats.map(({ speaksFor }: { speaksFor: string[] }) => speaksFor)).toEqual([
        ['machine'],
        ...chosen.control,
      ]);
      expect(sheet.seats[1].taken).toMatchObject({ name: 'Bea' });
    }
    const { tables } = (await watcher.send('GET', '/lobby')).body;
    const shown = tables.find((one: { table: string }) => one.table === table);
    expect(shown).toMatchObject({ setup: { game: chosen }, invitation: links.invitation });
    const twice = { heroes: ['finch', 'finch', 'physician'] };
    expect(await choose(rebel, table, twice)).toMatchObject({
      status: 422,
      body: { refused: 'bad-setup' },
    });
    expect((await choose(rebel, table, { heroes: 'random' })).status).toBe(200);
    const { sheet } = (await rebel.send('POST', ...newsOf(table))).body;
    expect(sheet.setup.game).toEqual({ revolutionaries: 2, heroes: 'random' });
  });

  it('are not chosen anew once the game has begun', async () => {
    await creator.claim(created.table, 'revolutionary-1', 'Ada');
    await creator.request(created.table, { do: 'seat-bot', seat: 'machine', level: 'apprentice' });
    await creator.request(created.table, { do: 'start' });
    expect((await choose(creator, created.table, { heroes: 'random' })).status).toBe(409);
  });
});

describe('the creator', () => {
  it('starts when all seats are taken, and nobody else does', async () => {
    await sheetOf(guest);
    await guest.claim(created.table, 'machine', 'Ada');
    const start = { do: 'start' };
    expect(await creator.request(created.table, start)).toEqual({
      status: 409,
      body: { refused: 'not-now', stage: 'gathering' },
    });
    await creator.request(created.table, { do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' });
    expect((await guest.request(created.table, start)).status).toBe(403);
    expect((await creator.request(created.table, start)).status).toBe(200);
    expect((await sheetOf(guest)).stage).toBe('playing');
    expect((await guest.claim(created.table, 'machine', 'Ada')).body).toEqual({
      refused: 'not-now',
      stage: 'playing',
    });
  });

  it('hands the table over to a person at it', async () => {
    await sheetOf(guest);
    await guest.claim(created.table, 'machine', 'Ada');
    expect((await creator.request(created.table, { do: 'hand-over', seat: 'machine' })).status).toBe(200);
    expect((await sheetOf(guest)).you.isCreator).toBe(true);
    expect((await creator.request(created.table, { do: 'abort' })).status).toBe(403);
    expect((await guest.request(created.table, { do: 'abort' })).status).toBe(200);
    expect((await sheetOf(guest)).stage).toBe('closed');
  });

  it('does nothing that all at the table do not see', async () => {
    const [ada, bea, watcher] = [new Person(site.node), new Person(site.node), new Person(site.node)];
    const { table, links } = created;
    for (const person of [ada, bea]) await person.join(table, links.invitation);
    await ada.claim(table, 'machine', 'Ada');
    await bea.claim(table, 'revolutionary-1', 'Bea');
    const seen = async (): Promise<TableSheet> => {
      const sheets = await Promise.all(
        [ada, watcher].map(async (person) => (await person.send('POST', ...newsOf(table))).body.sheet),
      );
      expect(sheets[0].events).toEqual(sheets[1].events);
      expect(sheets[0].creator).toBe(sheets[1].creator);
      return sheets[0];
    };
    await creator.request(table, { do: 'leave-seat', seat: 'revolutionary-1' });
    const { spectators } = (await creator.request(table, { do: 'renew-links' })).body.reply;
    await watcher.join(table, spectators);
    expect((await seen()).creator).toBeUndefined();
    await creator.request(table, { do: 'hand-over', seat: 'machine' });
    expect((await seen()).creator).toBe('machine');
    await ada.request(table, { do: 'abort' });
    expect((await seen()).events).toEqual([
      { at: expect.any(Number), did: 'free-seat', seat: 'revolutionary-1' },
      { at: expect.any(Number), did: 'renew-links' },
      { at: expect.any(Number), did: 'hand-over', seat: 'machine' },
      { at: expect.any(Number), did: 'abort', by: 'machine' },
    ]);
    await ada.send('DELETE', '/me');
    const { body } = await watcher.send('POST', ...newsOf(table));
    expect(body.sheet.creator).toBeUndefined();
  });

  it('is not said to have freed a seat that its player leaves', async () => {
    await sheetOf(guest);
    await guest.claim(created.table, 'machine', 'Ada');
    await guest.request(created.table, { do: 'leave-seat', seat: 'machine' });
    expect((await sheetOf(guest)).events).toEqual([]);
  });
});

describe('lists', () => {
  it('the lobby shows listed tables with what was agreed on and an invitation', async () => {
    const { table } = await creator.create({ isListed: true, title: 'Open to all' });
    await creator.claim(table, 'machine', 'Ada');
    const { body } = await new Person(site.node).send('GET', '/lobby');
    const [latest] = body.tables;
    expect(latest).toMatchObject({
      table,
      stage: 'gathering',
      setup: { title: 'Open to all' },
      seats: [{ seat: 'machine', taken: 'person' }, { seat: 'revolutionary-1' }],
    });
    expect(body.tables.map((one: { table: string }) => one.table)).not.toContain(created.table);
    expect((await guest.join(table, latest.invitation)).body.you.as).toBe('guest');
  });

  it('the lobby is looked through for free seats, number of players, clock and modules', async () => {
    const listed = async (setup: object) => (await creator.create({ isListed: true, ...setup })).table;
    const days = { kind: 'days', days: 2 };
    const duel = await listed({ clock: days });
    const four = await listed({
      game: {
        revolutionaries: 3,
        modules: ['one-versus-many', 'pockets-of-resistance', { id: 'surveillance-zeppelin' }],
      },
    });
    await creator.claim(duel, 'machine', 'Ada');
    const found = async (query: string) => {
      const { status, body } = await new Person(site.node).send('GET', `/lobby?${query}`);
      if (status !== 200) return status;
      return body.tables
        .map((one: { table: string }) => one.table)
        .filter((table: string) => [duel, four].includes(table))
        .sort();
    };
    expect(await found('')).toEqual([duel, four].sort());
    expect(await found('free=any')).toEqual([duel, four].sort());
    expect(await found('free=machine')).toEqual([four]);
    expect(await found('free=revolutionaries&players=2')).toEqual([duel]);
    expect(await found('players=4')).toEqual([four]);
    expect(await found('clock=days')).toEqual([duel]);
    expect(await found('clock=none')).toEqual([four]);
    expect(await found('modules=pockets-of-resistance')).toEqual([four]);
    expect(await found('modules=surveillance-zeppelin,pockets-of-resistance')).toEqual([four]);
    expect(await found('modules=chronoleon')).toEqual([]);
    for (const wrong of ['free=none', 'players=5', 'clock=slow', 'modules=,', 'seats=2'])
      expect(await found(wrong)).toBe(400);
  });

  it('the lobby says where to look on, as long as there is more', async () => {
    const tables: string[] = [];
    for (let at = 0; at < 60; at++)
      tables.push((await creator.create({ isListed: true, title: 'many' })).table);
    const found: string[] = [];
    let query = 'players=2';
    for (let pages = 0; query !== '' && pages < 10; pages++) {
      const { body } = await new Person(site.node).send('GET', `/lobby?${query}`);
      expect(body.tables.length).toBeLessThanOrEqual(50);
      found.push(...body.tables.map((one: { table: string }) => one.table));
      query = body.next === undefined ? '' : `players=2&before=${body.next}`;
    }
    expect(query).toBe('');
    // Tables of one millisecond may be parted by the end of a page.
    expect(tables.filter((table) => found.includes(table)).length).toBeGreaterThan(50);
  });

  it('the lobby shows a table that is listed later with the invitation that it has', async () => {
    const { table, links } = created;
    const list = (by: Person) =>
      by.request(table, { do: 'change-setup', setup: { game: { revolutionaries: 1 }, isListed: true } });
    const invitation = async () => {
      const { body } = await new Person(site.node).send('GET', '/lobby');
      return body.tables.find((one: { table: string }) => one.table === table)?.invitation;
    };
    expect((await list(creator)).status).toBe(200);
    expect(await invitation()).toBe(links.invitation);
    const renewed = (await creator.request(table, { do: 'renew-links' })).body.reply;
    await creator.request(table, { do: 'change-setup', setup: { game: { revolutionaries: 1 } } });
    expect(await invitation()).toBeUndefined();
    await list(creator);
    expect(await invitation()).toBe(renewed.invitation);
    expect((await guest.join(table, await invitation())).status).toBe(200);
  });

  it('a table that another creator lists has an invitation, too', async () => {
    const { table } = created;
    await sheetOf(guest);
    await guest.claim(table, 'machine', 'Ada');
    await creator.request(table, { do: 'hand-over', seat: 'machine' });
    const setup = { game: { revolutionaries: 1 }, isListed: true };
    expect((await guest.request(table, { do: 'change-setup', setup })).status).toBe(200);
    const { body } = await new Person(site.node).send('GET', '/lobby');
    const { invitation } = body.tables.find((one: { table: string }) => one.table === table);
    expect((await new Person(site.node).join(table, invitation)).status).toBe(200);
  });

  it('a player finds the own games, and nothing of others', async () => {
    await creator.claim(created.table, 'machine', 'Ada');
    const { body } = await creator.send('GET', '/me/games');
    expect(body.games).toMatchObject([
      { table: created.table, stage: 'gathering', seats: ['machine'], round: 0, waitsFor: [] },
    ]);
    expect((await guest.send('GET', '/me/games')).body).toEqual({ games: [] });
  });
});

describe('what belongs to a player', () => {
  it('is kept for them alone, given out, and deleted when they say so', async () => {
    await creator.claim(created.table, 'machine', 'Ada');
    expect((await creator.send('PUT', '/me/settings', { settings: '{"volume":3}' })).status).toBe(204);
    await creator.look(created.table, { do: 'keep-notes', audience: 'public', notes: 'Finch lies' });
    const webhook = { by: 'webhook', address: 'https://example.org/hook', when: 'away' };
    await creator.send('POST', '/me/notifications', webhook);
    await sheetOf(guest);
    expect((await guest.look(created.table, { do: 'notes' })).body).toEqual({ reply: '' });
    expect((await creator.look(created.table, { do: 'notes' })).body).toEqual({ reply: 'Finch lies' });
    expect((await creator.send('GET', '/me/data')).body).toMatchObject({
      format: 1,
      me: { settings: '{"volume":3}' },
      games: [{ table: created.table }],
      joined: [created.table],
      notes: [{ table: created.table, notes: 'Finch lies' }],
      notifications: [webhook],
    });
    expect((await creator.send('DELETE', '/me')).status).toBe(204);
    expect((await creator.send('GET', '/me')).body.settings).toBe('');
    expect((await sheetOf(guest)).seats[0].taken).toBeUndefined();
  });

  it('leaves a free seat behind where the game has not begun', async () => {
    const { table, links } = await creator.create({ isListed: true });
    await guest.join(table, links.invitation);
    await guest.claim(table, 'machine', 'Ada');
    const free = async () => {
      const { tables } = (await creator.send('GET', '/lobby?stage=gathering&free=machine')).body;
      return tables.some((one: { table: string }) => one.table === table);
    };
    expect(await free()).toBe(false);
    await guest.send('DELETE', '/me');
    expect(await free()).toBe(true);
    expect((await creator.claim(table, 'machine', 'Bo')).status).toBe(200);
  });

  it('is given out also where they only watch', async () => {
    const { table, links } = created;
    await guest.join(table, links.spectators);
    await guest.look(table, { do: 'keep-notes', audience: 'public', notes: 'a good game' });
    expect((await guest.send('GET', '/me/data')).body).toMatchObject({
      games: [],
      joined: [table],
      notes: [{ table, notes: 'a good game' }],
    });
    await guest.send('DELETE', '/me');
    expect((await guest.send('GET', '/me/data')).status).toBe(404);
  });

  it('may not be larger than 8 KB', async () => {
    const settings = 'x'.repeat(8193);
    expect(await creator.send('PUT', '/me/settings', { settings })).toEqual({
      status: 400,
      body: { refused: 'bad-request', where: ['settings'] },
    });
  });
});

describe('a request', () => {
  it('needs a key in its header', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer short',
      `Basic ${newKey()}`,
      `Bearer ${'x'.repeat(500)}`,
    ]) {
      const { statusCode, body } = await site.node.inject({ url: '/api/v1/me', headers: { authorization } });
      expect([statusCode, body]).toEqual([401, '{"refused":"no-key"}']);
    }
  });

  it('of the wrong shape is told where', async () => {
    const wrong = { once: newKey(), setup: { game: { revolutionaries: 9 }, color: 'red' } };
    const { status, body } = await creator.send('POST', '/tables', wrong);
    expect([status, body.refused]).toEqual([400, 'bad-request']);
    expect(body.where).toContain('setup.game.revolutionaries');
    expect((await creator.send('POST', '/tables')).body.refused).toBe('bad-request');
    expect((await creator.request(created.table, { do: 'win' })).body.refused).toBe('bad-request');
  });

  it('of a client of another version is told to reload', async () => {
    const { statusCode, body } = await site.node.inject('/api/v0/lobby');
    expect([statusCode, JSON.parse(body)]).toEqual([426, { refused: 'reload', oldest: 1, newest: 1 }]);
    expect((await site.node.inject('/api/v1/nothing')).statusCode).toBe(404);
  });
});

it('no secret stands in the store', async () => {
  await creator.claim(created.table, 'machine', 'Ada');
  const files = await Promise.all(
    [site.place.file, `${site.place.file}-wal`].map((file) => readFile(file, 'latin1')),
  );
  const kept = files.join('');
  expect(kept).toContain(created.table);
  const { invitation, spectators, seats } = created.links;
  for (const secret of [creator.key, invitation, spectators, ...Object.values(seats)])
    expect(kept).not.toContain(secret);
});
