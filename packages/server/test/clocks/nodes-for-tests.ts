import { afterEach, expect } from 'vitest';
import type { Store } from '../../src/store/store.js';
import type { World } from '../../src/tables/world.js';
import { storeForTests } from '../tables/server-for-tests.js';
import { type Node, openNode, TestClock } from './people.js';

/** The clock of a test is not read all the time, so no silence is downtime unless a test says so. */
export const NO_DOWNTIME: Partial<World> = { longestSilence: Number.MAX_SAFE_INTEGER };

/** One store and one clock for all tests of a file, and nodes that are closed after each of them; none may have failed. */
export function nodesForTests(worldOf: (store: Store) => Partial<World> = () => ({})) {
  const site = storeForTests();
  const clock = new TestClock();
  const nodes: Node[] = [];
  const closeAll = () => Promise.all(nodes.map((node) => node.close()));

  afterEach(async () => {
    await closeAll();
    expect(nodes.splice(0).flatMap(({ failed }) => failed)).toEqual([]);
  });

  return {
    clock,
    /** Those that the test has opened, in their order. */
    nodes,
    closeAll,
    /** A node in the world of this file, but for what is given. */
    open(world: Partial<World> = {}): Node {
      const node = openNode(site.store, clock, { ...worldOf(site.store), ...world });
      nodes.push(node);
      return node;
    },
    get place() {
      return site.place;
    },
    get store() {
      return site.store;
    },
  };
}
