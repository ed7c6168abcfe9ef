import { TableSetup, type TableSheet } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { nodesForTests } from '../clocks/nodes-for-tests.js';
import { Guest, startGame } from '../clocks/people.js';
import { newKey } from '../tables/server.js';

const site = nodesForTests();
const { clock } = site;

const REBELS = ['revolutionary-1', 'revolutionary-2'] as const;

/** Three people have played, and the Great Machine has given up. */
async function playToTheEnd(game: object = {}): Promise<readonly [machine: Guest, one: Guest, two: Guest]> {
  const setup = { game: { revolutionaries: 2, seed: 'rematch', masterPlan: 2, ...game }, title: 'Friday' };
  const guests = await startGame(site.open(), site.store, setup);
  const [machine, one, two] = [itemAt(guests, 0), itemAt(guests, 1), itemAt(guests, 2)];
  await machine.ask({ do: 'wish', seat: 'machine', wish: { want: 'resign' } });
  return [machine, one, two];
}

const sheetOf = async (guest: Guest): Promise<TableSheet> => (await guest.at()).sheetFor(guest.player);

async function agreeOnRematch(guests: readonly [Guest, Guest, Guest], wanted: object): Promise<string> {
  const [machine, one, two] = guests;
  await one.ask({ do: 'wish', seat: REBELS[0], wish: { want: 'rematch', ...wanted } });
  await machine.ask({ do: 'vote', seat: 'machine', wish: 1, agrees: true });
  expect((await sheetOf(two)).rematch).toBeUndefined();
  await two.ask({ do: 'vote', seat: REBELS[1], wish: 1, agrees: true });
  const { rematch } = await sheetOf(two);
  if (rematch === undefined) throw new Error('there is no rematch');
  return rematch;
}

/** The same person at another table. */
class Again extends Guest {
  override readonly player;

  constructor({ player, node: of }: Guest, table: string) {
    super(of, table);
    this.player = player;
  }
}

const namesAt = ({ seats }: TableSheet) =>
  seats.map(({ taken }) => (taken?.by === 'person' ? taken.name : taken?.by));

describe('a rematch', () => {
  it('has the same people, with sides swapped, spectators kept and another deal', async () => {
    const people = await playToTheEnd();
    const [machine, one] = people;
    const { store } = site;
    const watcher = new Guest(machine.node, machine.table);
    await store.players.create({ id: watcher.player.id, keyHash: watcher.player.id, createdAt: clock.now() });
    const keyHash = newKey();
    await (await machine.at()).join(watcher.player, { keyHash, opens: 'spectator' });
    const before = await sheetOf(one);
    const table = await agreeOnRematch(people, { plan: 'same', swapsSides: true });
    const sheet = await sheetOf(new Again(one, table));
    expect(namesAt(sheet)).toEqual([
      'Player of revolutionary-1',
      'Player of machine',
      'Player of revolutionary-2',
    ]);
    expect(sheet).toMatchObject({ stage: 'gathering', spectators: 1, you: { seats: ['machine'] } });
    expect(sheet.setup).toMatchObject({ title: 'Friday', game: { revolutionaries: 2, masterPlan: 2 } });
    expect(sheet.setup.game.seed).toBeUndefined();
    expect(() => TableSetup.parse(sheet.setup)).not.toThrow();
    expect(sheet.seats.map(({ speaksFor }) => speaksFor)).toEqual(
      before.seats.map(({ speaksFor }) => speaksFor),
    );
    expect((await sheetOf(new Again(watcher, table))).you.as).toBe('spectator');
    const games = await store.tablesOf(one.player.id);
    expect(games.map((game) => [game.table.id, game.seat])).toContainEqual([table, 'machine']);
  });

  it('may start by the Variable Master Plan, and is played', async () => {
    const people = await playToTheEnd();
    const table = await agreeOnRematch(people, { plan: 'variable', swapsSides: false });
    const again = people.map((guest) => new Again(guest, table));
    const sheet = await sheetOf(itemAt(again, 0));
    expect(namesAt(sheet)).toEqual(namesAt(await sheetOf(people[0])));
    // The Revolutionaries have won, so the Plan starts further on.
    expect(sheet.setup.game.masterPlan).toBe(3);
    const creator = {
      id: (await site.store.entries(table, 0)).map(({ body }) => JSON.parse(body).by)[0],
      key: newKey(),
    };
    const { node } = people[0];
    await (await node.tables.joined(creator, table)).request(creator, { do: 'start', once: newKey() });
    expect((await sheetOf(itemAt(again, 1))).stage).toBe('playing');
    expect(await itemAt(again, 1).answer()).toBeDefined();
  });

  it('needs all people, after the end, and there is one', async () => {
    const people = await playToTheEnd();
    const [machine, one, two] = people;
    const rematch = { want: 'rematch', plan: 'same', swapsSides: false };
    await one.ask({ do: 'wish', seat: REBELS[0], wish: rematch });
    await two.ask({ do: 'vote', seat: REBELS[1], wish: 1, agrees: false });
    expect((await sheetOf(machine)).rematch).toBeUndefined();
    await machine.ask({ do: 'wish', seat: 'machine', wish: rematch });
    for (const [guest, seat] of [
      [one, REBELS[0]],
      [two, REBELS[1]],
    ] as const)
      await guest.ask({ do: 'vote', seat, wish: 2, agrees: true });
    expect((await sheetOf(machine)).rematch).toBeDefined();
    await expect(machine.ask({ do: 'wish', seat: 'machine', wish: rematch })).rejects.toThrow('not-now');
  });
});
