import type { Level } from '@great-machine/bots';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { goTo } from '../kit/router.js';
import { localTables } from '../table/client.js';
import { randomToken } from '../table/random-token.js';
import type { TableSetup } from '../table/setup.js';
import { keepOpenTable } from './open-tables.js';

/** The level that was chosen last on this device. */
export const useLevel = create<{ readonly level: Level }>()(
  persist(() => ({ level: 'journeyman' as Level }), { name: 'great-machine-level', version: 1 }),
);

/** Sets a table up and goes there. Throws for options that no game can have. */
export async function beginTable(setup: TableSetup): Promise<void> {
  const id = randomToken();
  keepOpenTable(id, { connection: await localTables.create(id, setup), isNew: true });
  goTo({ screen: 'table', of: id });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
