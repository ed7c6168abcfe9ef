import type { BotPool } from '@great-machine/bots';
import { createBrowserPool } from '@great-machine/bots/browser';
import type { Occupants } from '@great-machine/table';
import * as Comlink from 'comlink';
import { LocalTables, type OpenFault } from './local-tables.js';
import { handOn, type ReachedTable } from './methods.js';
import type { TableSetup } from './setup.js';
import type { SharedScreen } from './shared-screen.js';
import { DeviceStore } from './store.js';

type Changed = () => void;

let pool: BotPool | undefined;
const tables = new LocalTables(new DeviceStore(), () => {
  pool ??= createBrowserPool();
  return pool;
});

function reach(table: SharedScreen, changed: Changed): ReachedTable & Comlink.ProxyMarked {
  table.listen(changed);
  return Comlink.proxy(handOn(table));
}

const api = {
  list: () => tables.list(),
  results: () => tables.results(),
  remove: (id: string) => tables.remove(id),
  export: (id: string) => tables.export(id),
  create: (id: string, setup: TableSetup, changed: Changed) => reach(tables.create(id, setup), changed),
  createFromScenario: async (id: string, scenario: object, occupants: Occupants, changed: Changed) =>
    reach(await tables.createFromScenario(id, scenario, occupants), changed),
  /** A table, or why there is none. */
  async open(id: string, changed: Changed): Promise<(ReachedTable & Comlink.ProxyMarked) | OpenFault> {
    const opened = await tables.open(id);
    return 'failed' in opened ? opened.failed : reach(opened.table, changed);
  },
};

export type TableWorkerApi = typeof api;

// A promise that nobody caught is an error like any other.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

Comlink.expose(api);
