import type { Player } from '@great-machine/bots';
import { useEffect, useState } from 'react';
import { addressOf } from '../kit/router.js';
import { keepOpenTable } from '../state/open-tables.js';
import { localTables } from '../table/client.js';
import { occupantsFor } from '../table/occupants.js';
import { randomToken } from '../table/random-token.js';
import { PageLoading } from './page.js';

const SCENARIO_KEY = 'great-machine-scenario';

/** A position to play from, left in this window's storage: who sits where, and of which level the others are. */
interface LaidScenario {
  readonly scenario: { readonly seats?: object; readonly revolutionaries?: number };
  readonly people: readonly string[];
  readonly level: Player;
}

/** Opens the scenario that was laid ready, and goes to its table. */
export function ScenarioScreen() {
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const laid = JSON.parse(sessionStorage.getItem(SCENARIO_KEY) ?? 'null') as LaidScenario;
      const occupants = occupantsFor(['machine', ...seatsOf(laid)], laid.people, laid.level);
      const id = randomToken();
      const table = await localTables.createFromScenario(id, laid.scenario, occupants);
      if (isGone) return table.leave();
      keepOpenTable(id, { connection: table, isNew: false });
      window.location.replace(addressOf({ screen: 'table', of: id }));
    };
    open().catch(setError);
    return () => {
      isGone = true;
    };
  }, []);
  return <PageLoading />;
}

/** The seats of the revolutionaries. */
function seatsOf({ scenario: { seats, revolutionaries = 3 } }: LaidScenario): readonly string[] {
  if (seats !== undefined) return Object.keys(seats);
  return Array.from({ length: revolutionaries }, (_, at) => `revolutionary-${at + 1}`);
}
