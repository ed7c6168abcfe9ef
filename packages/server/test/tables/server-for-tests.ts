import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { type Folder, makeFolder } from './server.js';

/** What the tests of a file find from the first of them on. */
export interface Site {
  readonly place: Folder;
  readonly store: Store;
}

/** A folder and a store in it, for all tests of a file. */
export function storeForTests(openStore = (place: Folder): Promise<Store> => place.openStore()): Site {
  let place: Folder;
  let store: Store;

  beforeAll(async () => {
    place = await makeFolder();
    store = await openStore(place);
  });

  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  return {
    get place() {
      return place;
    },
    get store() {
      return store;
    },
  };
}

/** A node of the server that listens at an address, for all tests of a file. */
export function serverForTests(
  openNode = ({ place, store }: Site): Promise<FastifyInstance> => place.openNode(store),
  site = storeForTests(),
) {
  let node: FastifyInstance;
  let address: string;

  beforeAll(async () => {
    node = await openNode(site);
    address = await node.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => node.close());

  return {
    get place() {
      return site.place;
    },
    get store() {
      return site.store;
    },
    get node() {
      return node;
    },
    get address() {
      return address;
    },
  };
}
