import type { Level, Player } from '@great-machine/bots';
import type { GameWish } from '@great-machine/rules';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { goTo } from '../app/router.js';
import { localTables } from '../table/client.js';
import type { Side, TableSetup } from '../table/setup.js';
import { keepOpenTable } from '../table-screen/open-tables.js';

/** The bots' levels, without loading the bots. */
export const BOT_LEVELS: readonly Level[] = ['apprentice', 'journeyman', 'engineer', 'mastermind'];

/** The level that was chosen last on this device. */
export const useLevel = create<{ readonly level: Level }>()(
  persist(() => ({ level: 'journeyman' as Level }), { name: 'great-machine-level', version: 1 }),
);

/** A seed that nobody has chosen. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same for everybody on one day. */
export function dailySeed(day: Date): string {
  return `daily-${day.toISOString().slice(0, 10)}`;
}

/** The game of a day: Heroes, City and cards come from its seed, whichever side one plays. */
export function dailySetup(side: Side, level: Player, day: Date): TableSetup {
  return quickSetup(side, level, { seed: dailySeed(day), city: 'random' });
}

/** One person on one side, bots on the other: no questions asked. */
export function quickSetup(side: Side, level: Player, wish: Partial<GameWish> = {}): TableSetup {
  const isMachine = side === 'machine';
  return {
    wish: { seed: newSeed(), heroes: 'random', revolutionaries: isMachine ? 3 : 1, ...wish },
    sitters: isMachine
      ? {
          machine: { name: '' },
          'revolutionary-1': { name: '', bot: level },
          'revolutionary-2': { name: '', bot: level },
          'revolutionary-3': { name: '', bot: level },
        }
      : { machine: { name: '', bot: level }, 'revolutionary-1': { name: '' } },
  };
}

/** Sets a table up and goes there. Throws when the wish cannot be granted. */
export async function beginTable(setup: TableSetup): Promise<void> {
  const id = newSeed();
  keepOpenTable(id, await localTables.create(id, setup));
  goTo({ screen: 'table', of: id });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
