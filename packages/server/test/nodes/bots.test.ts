import { afterEach, expect, it, vi } from 'vitest';
import { perform } from '../../../bots/src/hosting/workers/perform.js';
import { createInProcessPool } from '../../../bots/test/in-process-pool.js';
import { type Store, StoreError } from '../../src/store/store.js';
import { type Guest, type Node, openNode, sharedBy, startGame, TestClock } from '../clocks/people.js';
import { storeForTests } from '../tables/server-for-tests.js';

const site = storeForTests(async (place) => sharedBy(await place.openStore()));
let nodes: Node[] = [];
const clock = new TestClock();

afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close().catch(() => undefined)));
  nodes = [];
});

/** A node that counts what its bots think, and may be cut off from the store; it may be unable to take one table up. */
function openCounting(unreadable?: string) {
  let isCutOff = false;
  const reached: Store['holdBots'] = (...held) => {
    if (isCutOff) throw new StoreError('unavailable', 'the store is not reached');
    return site.store.holdBots(...held);
  };
  const entries: Store['entries'] = async (table, from) => {
    if (table === unreadable) throw new Error('the log of the table cannot be read');
    return site.store.entries(table, from);
  };
  const own: Store = Object.create(site.store, { holdBots: { value: reached }, entries: { value: entries } });
  const counted = { thoughts: 0, canAnswer: true };
  const pool = createInProcessPool((request) => {
    counted.thoughts++;
    if (!counted.canAnswer) throw new Error('the node is in trouble');
    return perform(request);
  });
  const node = openNode(own, clock, { pool: () => pool });
  nodes.push(node);
  return {
    node,
    counted,
    cutOff: () => {
      isCutOff = true;
    },
  };
}

const SETUP = { game: { revolutionaries: 1, seed: 'leases', masterPlan: 4 } };

async function start(node: Node): Promise<readonly [machine: Guest, heroes: Guest]> {
  const [machine, heroes] = await startGame(node, site.store, SETUP);
  if (machine === undefined || heroes === undefined) throw new Error('two people sit at the table');
  return [machine, heroes];
}

const STAND_IN = { do: 'seat-bot', seat: 'revolutionary-1', level: 'apprentice' };

function untilAsked(machine: Guest): Promise<void> {
  return vi.waitFor(async () => expect(await machine.asked()).not.toEqual([]), 20_000);
}

it('of two nodes at which a table is awake, the bots think at one', async () => {
  const one = openCounting();
  const other = openCounting();
  const [machine, heroes] = await start(one.node);
  await heroes.ask(STAND_IN);
  machine.node = other.node;
  for (let given = 0; given < 3; given++) {
    await untilAsked(machine);
    await machine.answer();
    await Promise.all([one.node.tables.tendBots(), other.node.tables.tendBots()]);
  }
  await untilAsked(machine);
  expect(one.counted.thoughts).toBeGreaterThan(0);
  expect(other.counted.thoughts).toBe(0);
});

it('within 10 seconds another node takes over the bots of one that is gone, though no player has come to it', async () => {
  const one = openCounting();
  const other = openCounting();
  one.counted.canAnswer = false;
  const [machine, heroes] = await start(one.node);
  await heroes.ask(STAND_IN);
  await vi.waitFor(() => expect(one.counted.thoughts).toBeGreaterThan(0), 10_000);
  one.cutOff();
  clock.pass(5000);
  await other.node.tables.tendBots();
  expect(other.counted.thoughts, 'the other node may still be there').toBe(0);
  clock.pass(3000);
  await other.node.tables.tendBots();
  await vi.waitFor(() => expect(other.counted.thoughts).toBeGreaterThan(0), 10_000);
  machine.node = other.node;
  await untilAsked(machine);
});

it('a node that stops leaves bots that have to answer to the next node, and those that wait until a player comes', async () => {
  const one = openCounting();
  one.counted.canAnswer = false;
  const [machine, heroes] = await start(one.node);
  await heroes.ask(STAND_IN);
  await one.node.close();
  const other = openCounting();
  await other.node.tables.tendBots();
  machine.node = other.node;
  await untilAsked(machine);
  await other.node.close();
  const last = openCounting();
  await last.node.tables.tendBots();
  expect(last.node.tables.awakeCount, 'the game waits for the Great Machine').toBe(0);
});

it('a table that cannot be taken up does not keep the bots of others waiting', async () => {
  const one = openCounting();
  one.counted.canAnswer = false;
  for (const _ of [1, 2]) {
    const [, heroes] = await start(one.node);
    await heroes.ask(STAND_IN);
  }
  await vi.waitFor(() => expect(one.counted.thoughts).toBeGreaterThan(1), 10_000);
  one.cutOff();
  clock.pass(8000);
  const [first] = await site.store.botsLeftBehind(clock.time);
  const other = openCounting(first);
  await other.node.tables.tendBots();
  await vi.waitFor(() => expect(other.counted.thoughts).toBeGreaterThan(0), 10_000);
  expect(other.node.failed).toMatchObject([{ message: 'the log of the table cannot be read' }]);
});
