import type { BotPool } from '@great-machine/bots';
import { createBrowserPool } from '@great-machine/bots/browser';
import * as Comlink from 'comlink';
import type { LocalTable, LocalTableConnection } from './local-table.js';
import type { Sitter, TableSetup } from './setup.js';
import { DeviceStore } from './store.js';
import { LocalTables, type OpenFailure } from './tables.js';

/** What of a table a page may reach. The game itself is not among it. */
type Reached = Omit<LocalTableConnection, 'listen'>;
type Changed = () => void;

let pool: BotPool | undefined;
const tables = new LocalTables(new DeviceStore(), () => {
  pool ??= createBrowserPool();
  return pool;
});

function reach(table: LocalTable, changed: Changed): Reached & Comlink.ProxyMarked {
  table.listen(changed);
  return Comlink.proxy({
    read: (since) => table.read(since),
    answer: (answer) => table.answer(answer),
    whyNot: (answer) => table.whyNot(answer),
    isFinal: (answer) => table.isFinal(answer),
    undo: () => table.undo(),
    show: (side) => table.show(side),
    advise: (seat, decision) => table.advise(seat, decision),
    routes: (hero, district) => table.routes(hero, district),
    truth: () => table.truth(),
    notes: () => table.notes(),
    keepNotes: (side, notes) => table.keepNotes(side, notes),
    leave: () => table.leave(),
  } satisfies Reached);
}

const api = {
  list: () => tables.list(),
  results: () => tables.results(),
  remove: (id: string) => tables.remove(id),
  export: (id: string) => tables.export(id),
  create: (id: string, setup: TableSetup, changed: Changed) => reach(tables.create(id, setup), changed),
  createFromScenario: (
    id: string,
    scenario: object,
    sitters: Readonly<Record<string, Sitter>>,
    changed: Changed,
  ) => reach(tables.createFromScenario(id, scenario, sitters), changed),
  /** A table, or why there is none. */
  async open(id: string, changed: Changed): Promise<(Reached & Comlink.ProxyMarked) | OpenFailure> {
    const opened = await tables.open(id);
    return 'failed' in opened ? opened.failed : reach(opened.table, changed);
  },
};

export type TableWorkerApi = typeof api;

// A promise that nobody caught is an error like any other.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

Comlink.expose(api);
