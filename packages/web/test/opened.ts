import type { BotPool, Player } from '@great-machine/bots';
import type { Side } from '@great-machine/rules';
import { createInProcessPool } from '../../bots/test/in-process-pool.js';
import { Reader } from '../../client/test/reader.js';
import { LocalTables } from '../src/table/local-tables.js';
import { occupantsFor } from '../src/table/occupants.js';
import type { TableSetup } from '../src/table/setup.js';
import type { SharedScreen } from '../src/table/shared-screen.js';
import { MemoryStore } from './memory-store.js';

const HEROES = ['finch', 'fowler', 'physician'];
export const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'];

/** Tables of a device that forgets everything with the test and draws the same each time. */
export function device(pool: BotPool = createInProcessPool(), store = new MemoryStore()) {
  let drawn = 0;
  const drawToken = () => `token ${drawn++}`;
  return { store, tables: new LocalTables(store, () => pool, drawToken) };
}

/** People at some seats, bots at the others. */
export function setupFor(
  seed: string,
  people: readonly string[],
  { revolutionaries = 1, bot = 'random' as Player } = {},
): TableSetup {
  const seats = SEATS.slice(0, revolutionaries + 1);
  return { options: { seed, heroes: HEROES, revolutionaries }, occupants: occupantsFor(seats, people, bot) };
}

/** A person alone on one side. */
export function personOn(side: Side, seed: string): TableSetup {
  return setupFor(seed, [side === 'machine' ? 'machine' : 'revolutionary-1']);
}

/** Answers first options, until the game is over or the look says enough. */
export async function playOn(table: SharedScreen, isEnough: (reader: Reader) => boolean = () => false) {
  const reader = new Reader(table);
  await reader.untilAsked();
  while (reader.view.outcome === undefined && !isEnough(reader) && reader.asked.length > 0) {
    const refusal = await table.answer([reader.firstAnswer()]);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
    await reader.untilAsked();
  }
  return reader;
}
