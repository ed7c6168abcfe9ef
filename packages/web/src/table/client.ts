import type { Occupants } from '@great-machine/table';
import * as Comlink from 'comlink';
import type { OpenFault } from './local-tables.js';
import { handOn, type ReachedTable } from './methods.js';
import type { TableSetup } from './setup.js';
import type { LocalTableConnection } from './shared-screen.js';
import type { TableWorkerApi } from './worker.js';

type RemoteTable = Comlink.Remote<ReachedTable>;

/** Started with the page, so that it is there when the first game begins. */
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
// What fails over there fails here as well.
worker.addEventListener('error', ({ message, filename, lineno }) =>
  reportError(new Error(message ? `${message} (${filename}:${lineno})` : 'the table could not be loaded')),
);
const tables = Comlink.wrap<TableWorkerApi>(worker);

/** What the page may ask of the tables of this device. */
export const localTables = {
  list: () => tables.list(),
  results: () => tables.results(),
  remove: (id: string) => tables.remove(id),
  export: (id: string) => tables.export(id),
  create: (id: string, setup: TableSetup) => connect((changed) => tables.create(id, setup, changed)),
  createFromScenario: (id: string, scenario: object, occupants: Occupants) =>
    connect((changed) => tables.createFromScenario(id, scenario, occupants, changed)),
  async open(id: string): Promise<LocalTableConnection | OpenFault> {
    const listeners = new Set<() => void>();
    const opened = await tables.open(id, tellAll(listeners));
    return typeof opened === 'string' ? opened : connectionOf(opened as RemoteTable, listeners);
  },
};

async function connect(open: (changed: () => void) => Promise<unknown>): Promise<LocalTableConnection> {
  const listeners = new Set<() => void>();
  return connectionOf((await open(tellAll(listeners))) as RemoteTable, listeners);
}

function tellAll(listeners: ReadonlySet<() => void>): () => void {
  return Comlink.proxy(() => {
    for (const listener of listeners) listener();
  });
}

function connectionOf(remote: RemoteTable, listeners: Set<() => void>): LocalTableConnection {
  return {
    ...handOn(remote as unknown as ReachedTable),
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
