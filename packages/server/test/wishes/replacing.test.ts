import type { CreatedTable } from '@great-machine/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const site = serverForTests();

const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2'] as const;

let creator: Person;
let players: readonly [Person, Person, Person];
let created: CreatedTable;
let stranger: Person;

beforeEach(async () => {
  creator = new Person(site.node);
  players = [new Person(site.node), new Person(site.node), new Person(site.node)];
  created = await creator.create({ game: { revolutionaries: 2 } } as never);
  for (const [at, player] of players.entries()) {
    await player.join(created.table, created.links.invitation);
    await player.claim(created.table, SEATS[at] ?? '', `P${at}`);
  }
  await creator.request(created.table, { do: 'start' });
  stranger = new Person(site.node);
  await stranger.join(created.table, created.links.seats['revolutionary-2'] ?? '');
});

const replace = (who: Person, seat: string = SEATS[2]) =>
  who.request(created.table, { do: 'wish', seat, wish: { want: 'replace', seat } });
const vote = (who: Person, seat: string, agrees: boolean) =>
  who.request(created.table, { do: 'vote', seat, wish: 0, agrees });
const read = async (who: Person) => (await who.look(created.table, { do: 'read', since: 0 })).body.reply;
const sheetOf = async (who: Person) => (await who.join(created.table, created.links.invitation)).body;
const audienceOf = async (who: Person) => (await read(who)).status.audience;

describe('the link of a taken seat', () => {
  it('shows no hand, and lets its opener ask the player who sits there', async () => {
    expect(await stranger.claim(created.table, SEATS[2], 'Eve')).toMatchObject({ status: 409 });
    expect(await audienceOf(stranger)).toBe('public');
    expect(await replace(stranger)).toMatchObject({ status: 200 });
    expect(await audienceOf(stranger)).toBe('public');
    expect(await stranger.claim(created.table, SEATS[2], 'Eve')).toMatchObject({ status: 409 });
    await vote(players[2], SEATS[2], true);
    expect((await sheetOf(stranger)).you.mayClaim).toEqual([SEATS[2]]);
    expect((await sheetOf(players[0])).you.mayClaim).toEqual([]);
    expect(await audienceOf(stranger), 'the seat is not claimed yet').toBe('public');
    expect(await stranger.claim(created.table, SEATS[2], 'Eve')).toMatchObject({ status: 200 });
    expect(await audienceOf(stranger)).toBe('revolutionaries');
    expect(await audienceOf(players[2])).toBe('public');
    const { seats, you } = await sheetOf(stranger);
    expect(seats[2].taken).toMatchObject({ by: 'person', name: 'Eve' });
    expect(you).toMatchObject({ as: 'player', seats: [SEATS[2]], mayClaim: [] });
    expect((await sheetOf(players[0])).events).toMatchObject([{ did: 'replace', seat: SEATS[2] }]);
  });

  it('opens the seat by no vote of one person, and by none against its player', async () => {
    await replace(creator);
    await vote(players[0], SEATS[0], true);
    await vote(players[1], SEATS[1], true);
    expect((await sheetOf(creator)).you.mayClaim, 'its player may object').toEqual([]);
    await vote(players[2], SEATS[2], false);
    expect((await sheetOf(creator)).you.mayClaim).toEqual([]);
    expect(await creator.claim(created.table, SEATS[2], 'Eve')).toMatchObject({ status: 409 });
    expect(await audienceOf(creator)).toBe('public');
  });

  it('shows no hand of a player for whom a bot stands in, unless that player or two people agree', async () => {
    const [machine, one, two] = players;
    await two.request(created.table, { do: 'seat-bot', seat: SEATS[2], level: 'apprentice' });
    await one.request(created.table, { do: 'seat-bot', seat: SEATS[1], level: 'apprentice' });
    await replace(machine);
    expect((await sheetOf(machine)).you.mayClaim, 'nobody has agreed').toEqual([]);
    await machine.request(created.table, { do: 'vote', seat: SEATS[0], wish: 0, agrees: false });
    await replace(stranger);
    await machine.request(created.table, { do: 'vote', seat: SEATS[0], wish: 1, agrees: true });
    expect((await sheetOf(stranger)).you.mayClaim, 'one has agreed').toEqual([]);
    expect(await stranger.claim(created.table, SEATS[2], 'Eve')).toMatchObject({ status: 409 });
    await two.request(created.table, { do: 'vote', seat: SEATS[2], wish: 1, agrees: true });
    expect((await sheetOf(stranger)).you.mayClaim, 'its player has agreed').toEqual([SEATS[2]]);
  });

  it('lets only those ask to whom it was opened', async () => {
    const spectator = new Person(site.node);
    await spectator.join(created.table, created.links.spectators);
    expect(await replace(spectator)).toMatchObject({ status: 403 });
    expect(await replace(stranger, SEATS[1])).toMatchObject({ status: 403 });
    expect(await replace(players[2])).toMatchObject({ status: 403 });
    expect(await vote(stranger, SEATS[2], true)).toMatchObject({ status: 409 });
  });
});
