import { NothingAround } from '@great-machine/client';
import type { Occupants } from '@great-machine/table';
import * as Comlink from 'comlink';
import type { LocalTables, OpenFault } from './local-tables.js';
import { handOn, type ReachedTable } from './methods.js';
import type { TableSetup } from './setup.js';
import { type LocalTableConnection, SharedScreen } from './shared-screen.js';

/** A table as its port offers it: of all that listen on the page it knows one. */
interface WiredTable extends ReachedTable {
  listen(changed: () => void): void;
}

/** A table crosses the wire as a port of its own. On the page it is a connection again. */
const TABLE: Comlink.TransferHandler<LocalTableConnection, MessagePort> = {
  canHandle: (value): value is LocalTableConnection => value instanceof SharedScreen,
  serialize(table) {
    const { port1, port2 } = new MessageChannel();
    const wired: WiredTable = { ...handOn(table), listen: (changed) => void table.listen(changed) };
    Comlink.expose(wired, port1);
    return [port2, [port2]];
  },
  deserialize: (port) => connectionOf(Comlink.wrap<WiredTable>(port)),
};
Comlink.transferHandlers.set('table', TABLE);

function connectionOf(remote: Comlink.Remote<WiredTable>): LocalTableConnection {
  const listeners = new Set<() => void>();
  // A port keeps the order: what the page asks for later is told after this.
  void remote.listen(
    Comlink.proxy(() => {
      for (const listener of listeners) listener();
    }),
  );
  return Object.assign(new NothingAround(), handOn(remote), {
    listen(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  });
}

/** What a page may ask of the tables of its device. */
function offeredBy(tables: LocalTables) {
  return {
    list: () => tables.list(),
    results: () => tables.results(),
    remove: (id: string) => tables.remove(id),
    export: (id: string) => tables.export(id),
    create: (id: string, setup: TableSetup): LocalTableConnection => tables.create(id, setup),
    createFromScenario: (id: string, scenario: object, occupants: Occupants): Promise<LocalTableConnection> =>
      tables.createFromScenario(id, scenario, occupants),
    /** A table, or why there is none. */
    async open(id: string): Promise<LocalTableConnection | OpenFault> {
      const opened = await tables.open(id);
      return 'failed' in opened ? opened.failed : opened.table;
    },
  };
}

/** The worker's end of the wire. */
export function serveTables(tables: LocalTables, wire?: Comlink.Endpoint): void {
  Comlink.expose(offeredBy(tables), wire);
}

/** The page's end of the wire. */
export function reachTables(wire: Comlink.Endpoint): Comlink.Remote<ReturnType<typeof offeredBy>> {
  return Comlink.wrap(wire);
}
