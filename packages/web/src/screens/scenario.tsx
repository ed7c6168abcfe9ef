import type { Player } from '@great-machine/bots';
import { useEffect, useState } from 'react';
import { addressOf } from '../app/router.js';
import { newSeed } from '../state/quick-setup.js';
import { localTables } from '../table/client.js';
import { keepOpenTable } from '../table-screen/open-tables.js';
import { PageLoading } from './page.js';

export const SCENARIO_KEY = 'great-machine-scenario';

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
      const id = newSeed();
      const table = await localTables.createFromScenario(id, laid.scenario, sittersOf(laid));
      if (isGone) return table.leave();
      keepOpenTable(id, table);
      window.location.replace(addressOf({ screen: 'table', of: id }));
    };
    open().catch(setError);
    return () => {
      isGone = true;
    };
  }, []);
  return <PageLoading />;
}

function sittersOf({ scenario, people, level }: LaidScenario) {
  const count = scenario.revolutionaries ?? 3;
  const seats = scenario.seats
    ? Object.keys(scenario.seats)
    : Array.from({ length: count }, (_, at) => `revolutionary-${at + 1}`);
  return Object.fromEntries(
    ['machine', ...seats].map((seat) => [
      seat,
      people.includes(seat) ? { name: '' } : { name: '', bot: level },
    ]),
  );
}
