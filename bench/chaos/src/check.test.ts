import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt, playerDice } from '@great-machine/rules';
import { createApp, openSqliteStore, readSettings, type Store, sqliteFile } from '@great-machine/server';
import { type LogEntry, raisedLimits, readEntry } from '@great-machine/server/internals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from './check.js';
import { PlayedTable } from './crowd.js';
import { type Faults, NO_FAULTS } from './figures.js';

const ANSWERS = 40;
const seed = Date.now() % 1_000_000;

let folder: string;
let store: Store;
let table: PlayedTable;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  store = await openSqliteStore({ file: sqliteFile(folder) });
  const settings = readSettings({ LOG_LEVEL: 'silent', ...raisedLimits() });
  const app = await createApp({ store, client: folder, settings });
  close = () => app.close();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const dice = playerDice(seed);
  table = await PlayedTable.open(address, { revolutionaries: 1, bots: [] }, () => dice);
  expect(await table.goesOn(ANSWERS, 60_000)).toBe(true);
  await table.leave();
});

afterAll(async () => {
  await close();
  await store.close();
  await rm(folder, { recursive: true });
});

type KeptEntries = Awaited<ReturnType<Store['entries']>>;
type Act = Extract<LogEntry, { did: 'act' }>;

/** The faults that are found where the store gives another log than it keeps. */
async function faultsIn(change: (log: KeptEntries) => KeptEntries): Promise<Faults> {
  const entries = async () => change(await store.entries(table.id, 0));
  return check({ entries, snapshot: (id) => store.snapshot(id) }, table);
}

/** The latest act that a person has said, and where it stands. */
function latestAct(log: KeptEntries): { readonly at: number; readonly act: Act } {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = readEntry(itemAt(log, at).body);
    if (entry.did === 'act' && entry.act.said.length > 0) return { at, act: entry };
  }
  throw new Error('nobody has said anything');
}

function withEntry(log: KeptEntries, at: number, entry: LogEntry): KeptEntries {
  const body = JSON.stringify({ format: 1, ...entry });
  return log.map((kept, place) => (place === at ? { ...kept, body } : kept));
}

it('a game that was kept as it was played has no faults', async () => {
  expect(await faultsIn((log) => log), `seed ${seed}`).toEqual(NO_FAULTS);
});

it('an answer that was acknowledged and then dropped is found', async () => {
  const { lost } = await faultsIn((log) => log.filter((_, at) => at !== latestAct(log).at));
  expect(lost, `seed ${seed}`).toBe(1);
});

it('an answer whose entry holds another one is found', async () => {
  const { lost } = await faultsIn((log) => {
    const { at, act } = latestAct(log);
    const [first, ...others] = act.act.said;
    const said = [{ ...first, decision: 'another' }, ...others] as Act['act']['said'];
    return withEntry(log, at, { ...act, act: { ...act.act, said } });
  });
  expect(lost, `seed ${seed}`).toBe(1);
});

it('an answer that was taken twice is found, though each entry has a key of its own', async () => {
  const { lost, duplicated } = await faultsIn((log) => {
    const { at } = latestAct(log);
    const again = { ...itemAt(log, at), key: 'another key', sequence: log.length };
    return [...log, again];
  });
  expect({ lost, duplicated }, `seed ${seed}`).toEqual({ lost: 0, duplicated: 1 });
});

it('a line that was told otherwise than the game tells it is found, in the log and at a person', async () => {
  const { feedMismatches } = await faultsIn((log) => {
    const { at, act } = latestAct(log);
    const [one = [], ...others] = act.act.lines.public;
    const told = one.map((line) => ({ ...line, round: line.round + 1 }));
    const lines = { ...act.act.lines, public: [[...told, ...(told.length === 0 ? [EXTRA] : [])], ...others] };
    return withEntry(log, at, { ...act, act: { ...act.act, lines } as never });
  });
  expect(feedMismatches, `seed ${seed}`).toBeGreaterThan(0);
  const person = itemAt(table.people, 0);
  const [received] = person.received;
  person.received.push({ ...itemAt(person.received, 1), number: received?.number ?? 0 });
  expect((await faultsIn((log) => log)).feedMismatches, `seed ${seed}`).toBe(1);
  person.received.pop();
});

const EXTRA = { round: 1, key: 'a line that nobody was told', params: {} };
