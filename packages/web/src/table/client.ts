import * as Comlink from 'comlink';
import type { LocalTableConnection } from './local-table.js';
import type { Sitter, TableSetup } from './setup.js';
import type { OpenFailure } from './tables.js';
import type { TableWorkerApi } from './worker.js';

type RemoteTable = Comlink.Remote<Omit<LocalTableConnection, 'listen'>>;

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
  createFromScenario: (id: string, scenario: object, sitters: Readonly<Record<string, Sitter>>) =>
    connect((changed) => tables.createFromScenario(id, scenario, sitters, changed)),
  async open(id: string): Promise<LocalTableConnection | OpenFailure> {
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
    read: (since) => remote.read(since),
    answer: (answer) => remote.answer(answer),
    whyNot: (answer) => remote.whyNot(answer),
    isFinal: (answer) => remote.isFinal(answer),
    undo: () => remote.undo(),
    show: (side) => remote.show(side),
    advise: (seat, decision) => remote.advise(seat, decision),
    routes: (hero, district) => remote.routes(hero, district),
    truth: () => remote.truth(),
    notes: () => remote.notes(),
    keepNotes: (side, notes) => remote.keepNotes(side, notes),
    leave: () => remote.leave(),
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
