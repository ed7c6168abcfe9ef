import { TableSetup } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import { expect, it, vi } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { Entrance } from '../../src/tables/entrance.js';
import { Players } from '../../src/tables/players.js';
import { ServedTables } from '../../src/tables/served-tables.js';
import { realWorld } from '../../src/tables/world.js';
import { nodesForTests } from '../clocks/nodes-for-tests.js';
import { type Guest, sharedBy, startGame } from '../clocks/people.js';
import { newKey } from './server.js';

const site = nodesForTests();

it.each(['before', 'after'])(
  'a table that a player comes to just %s it is put to sleep is the one that stays',
  async (when) => {
    let now = 1_800_000_000_000;
    const failed: unknown[] = [];
    const world = realWorld(site.store, (error) => void failed.push(error));
    const tables = new ServedTables({ ...world, now: () => now });
    const player = { id: `player-${when}`, key: newKey() };
    const setup = TableSetup.parse({ game: {} });
    const { table } = await tables.create(player, { once: newKey(), setup });
    await tables.joined(player, table);
    now += 601_000;
    const steps = [() => tables.joined(player, table), () => tables.putToSleep()];
    const [one, other] = await Promise.all(
      (when === 'before' ? steps : steps.reverse()).map((step) => step()),
    );
    expect(await tables.joined(player, table)).toBe(one ?? other);
    expect(failed).toEqual([]);
    await tables.close();
    await world.close();
  },
);

it('a table that makes room for another while a player comes to it is taken up anew for them', async () => {
  let now = 1_800_000_000_000;
  let isHeld = true;
  let release = () => {};
  const entries: Store['entries'] = async (table, from) => {
    if (isHeld && from > 0)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return site.store.entries(table, from);
  };
  const own: Store = Object.create(sharedBy(site.store), { entries: { value: entries } });
  const world = realWorld(own, () => {});
  const tables = new ServedTables({ ...world, now: () => now, mostAwake: 1 });
  const players = new Players(
    own,
    () => now,
    newKey,
    () => false,
  );
  const entrance = new Entrance(players, tables);
  const key = newKey();
  const player = { id: (await players.findOrEnter(key)).id, key };
  const create = async () =>
    (await tables.create(player, { once: newKey(), setup: TableSetup.parse({ game: {} }) })).table;
  const [one, other] = [await create(), await create()];

  const visit = entrance.visit(key, one);
  await vi.waitFor(() => expect(tables.awakeCount).toBe(1));
  now += 1000;
  await tables.joined(player, other);
  isHeld = false;
  release();
  now += 1000;
  const { table } = await visit;
  expect(table.isAsleep).toBe(false);
  expect(await tables.joined(player, one)).toBe(table);
  await tables.close();
  await world.close();
});

it('what a bot has said to the people beside it is there after a restart', async () => {
  const node = site.open();
  const guests = await startGame(node, site.store, { game: { revolutionaries: 2, seed: 'remarks' } });
  const [one, two] = [itemAt(guests, 1), itemAt(guests, 2)];
  await two.ask({ do: 'seat-bot', seat: 'revolutionary-2', level: 'apprentice' });
  const remarksOf = async (guest: Guest) => (await guest.read()).remarks;
  await vi.waitFor(async () => expect((await remarksOf(one)).length).toBeGreaterThan(0), 10_000);
  await one.ask({ do: 'pause', isPaused: true });
  const said = await remarksOf(one);
  await node.close();
  one.node = site.open();
  expect(await remarksOf(one)).toEqual(said);
});
